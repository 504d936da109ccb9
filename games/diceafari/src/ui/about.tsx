/** What lies at a place. */
import { capital, seatText, whom } from '@shutterbox/kernel';
import { Odds, readerOf, useSignal } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { boardOf } from '../board.ts';
import { tileName } from '../text/words.ts';
import { NONE, type Spot, type Tile, type View } from '../types.ts';
import { chancesFor, chancesShown } from './chances.ts';
import { lostWords } from './heard-words.ts';
import { kindOf, type SafariRoom } from './kit.ts';
import { useIsLost } from './lost.ts';
import type { Pointed } from './places.ts';
import { chanceWords, routeName, spotWords, tileWords } from './words.ts';

type AboutRoom = Pick<SafariRoom, 'observer' | 'sitters' | 'question' | 'view'>;

export function About({ pointed, room }: { readonly pointed: Pointed; readonly room: AboutRoom }): ReactNode {
  return pointed.what === 'tile' ? (
    <AboutTile tile={pointed.tile} room={room} />
  ) : (
    <AboutPhoto spot={pointed.spot} room={room} />
  );
}

function AboutTile({ tile, room }: { readonly tile: Tile; readonly room: AboutRoom }): ReactNode {
  const shown = useSignal(chancesShown);
  const lost = useIsLost(tile, room.view);
  const { question } = room;
  return (
    <>
      <p>
        <b>
          {capital(tileWords(tile, room))}
          {lostWords(lost)}.
        </b>
      </p>
      {shown && question !== undefined && kindOf(question) === 'roll' && <TileChances tile={tile} view={room.view} />}
    </>
  );
}

/** More would hide the map. */
const MOST_CHANCES = 3;

function TileChances({ tile, view }: { readonly tile: Tile; readonly view: View }): ReactNode {
  const through = chancesFor(view, tile).filter(({ tiles }) => tiles.includes(tile));
  if (through.length === 0) return null;
  return (
    <>
      <p>Likeliest, if you hold the best dice:</p>
      <ul className="da-odds">
        {through.slice(0, MOST_CHANCES).map(({ key, tiles, chance }) => (
          <li key={key}>
            <Odds chance={chance} words={chanceWords(tiles, view)} />
            {routeName(tiles, view)}
          </li>
        ))}
      </ul>
    </>
  );
}

function AboutPhoto({ spot, room }: { readonly spot: Spot; readonly room: AboutRoom }): ReactNode {
  const { view } = room;
  const [a = 0, b = 0] = boardOf(view).spots[spot] ?? [];
  const [one, other] = [view.owners[a] ?? NONE, view.owners[b] ?? NONE];
  const whose =
    one !== NONE && one === other
      ? `It belongs to ${seatText(whom(one), readerOf(room))} as long as both tiles do.`
      : `It belongs to the player who has both ${tileName(a, view)} and ${tileName(b, view)}.`;
  return (
    <>
      <p>
        <b>{spotWords(spot, view)}.</b>
      </p>
      <p>{whose}</p>
    </>
  );
}
