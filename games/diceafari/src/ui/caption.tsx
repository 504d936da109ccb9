/** What lies at a place, and why nothing can be done there. */
import { capital, seatText, whom } from '@shutterbox/kernel';
import { Callout, Odds, type Reason, ReasonWords, readerOf, useSignal } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { boardOf } from '../board.ts';
import { tileName, tileNames } from '../text/words.ts';
import { NONE, type Spot, type Tile, type View } from '../types.ts';
import { chancesFor } from './chances.ts';
import { kindOf, type SafariRoom } from './kit.ts';
import type { Pointed } from './pointing.ts';
import { chancesShown } from './signals.ts';
import { chanceWords, spotWords, tileWords } from './words.ts';

export interface CaptionProps {
  readonly pointed: Pointed;
  readonly anchor: Element;
  readonly room: SafariRoom;
  readonly reason: Reason | undefined;
  onClose(): void;
}

export function Caption({ pointed, anchor, room, reason, onClose }: CaptionProps): ReactNode {
  return (
    <Callout id="da-caption" anchor={anchor} onClose={onClose}>
      {/* Heard first; seen last. */}
      {reason !== undefined && <ReasonWords reason={reason} openRule={room.openRule} />}
      {pointed.what === 'tile' ? (
        <AboutTile tile={pointed.tile} room={room} />
      ) : (
        <AboutPhoto spot={pointed.spot} room={room} />
      )}
    </Callout>
  );
}

function AboutTile({ tile, room }: { readonly tile: Tile; readonly room: SafariRoom }): ReactNode {
  const shown = useSignal(chancesShown);
  const { question } = room;
  return (
    <>
      <p>
        <b>{capital(tileWords(tile, room))}.</b>
      </p>
      {shown && question !== undefined && kindOf(question) === 'roll' && <TileChances tile={tile} view={room.view} />}
    </>
  );
}

/** More would hide the map. */
const MOST_CHANCES = 3;

function TileChances({ tile, view }: { readonly tile: Tile; readonly view: View }): ReactNode {
  const through = chancesFor(view, tile).filter(({ tiles }) => tiles.includes(tile));
  return (
    <ul className="da-odds">
      {through.slice(0, MOST_CHANCES).map(({ key, tiles, chance }) => (
        <li key={key}>
          <Odds chance={chance} words={chanceWords(tiles, view)} />
          {tileNames(tiles, view)}
        </li>
      ))}
    </ul>
  );
}

function AboutPhoto({ spot, room }: { readonly spot: Spot; readonly room: SafariRoom }): ReactNode {
  const { view } = room;
  const [a = 0, b = 0] = boardOf(view).spots[spot] ?? [];
  const [one, other] = [view.owners[a] ?? NONE, view.owners[b] ?? NONE];
  const whose =
    one !== NONE && one === other
      ? `It belongs to ${seatText(whom(one), readerOf(room))} as long as both tiles do.`
      : `It belongs to whoever has ${tileName(a, view)} and ${tileName(b, view)}.`;
  return (
    <>
      <p>
        <b>{spotWords(spot, view)}.</b>
      </p>
      <p>{whose}</p>
    </>
  );
}
