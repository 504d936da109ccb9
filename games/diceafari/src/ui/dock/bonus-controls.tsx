/** Choose a free tile by pointing at it or by its name. */
import { capital, count } from '@shutterbox/kernel';
import { Acts, Choice, Choices, Options, optionOf, Primary } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { terrainName, tileName } from '../../text/words.ts';
import type { Action, Tile, View } from '../../types.ts';
import { bonusWords, deedLabel } from '../heard-words.ts';
import { lastTiles, lastWords } from '../last-tiles.ts';
import { photosGained } from '../opened.ts';
import { TerrainChip } from '../terrain.tsx';
import type { ControlsProps } from './controls.tsx';

export function BonusControls({ room, question, board }: ControlsProps): ReactNode {
  const { view } = room;
  const action = board.chosen(question)?.actions[0];
  return (
    <>
      <Choices className="da-choices">
        <Options
          room={room}
          label="Free tiles"
          look="da-options"
          options={board.offers.map((offer) => {
            const tile = tileOf(offer.actions[0]);
            return optionOf(board, offer, {
              heard: bonusWords(tile, question.seat, view),
              face: <TileFace tile={tile} view={view} />,
            });
          })}
        />
      </Choices>
      <Primary className="da-primary">
        <Acts>
          <Choice
            room={room}
            label={action === undefined ? 'Choose a tile' : deedLabel(action, [], view)}
            detail={action === undefined ? 'on the map or here' : bonusDetail(tileOf(action), question.seat, view)}
            primary
            idle={action === undefined}
            onChoose={() => board.confirm(question)}
          />
        </Acts>
      </Primary>
    </>
  );
}

function tileOf(action: Action | undefined): Tile {
  return action?.type === 'bonus' ? action.tile : 0;
}

function TileFace({ tile, view }: { readonly tile: Tile; readonly view: View }): ReactNode {
  return (
    <>
      <TerrainChip terrain={view.terrains[tile] ?? 0} />
      <span>
        <b>{tileName(tile, view)}</b> {terrainName(view.terrains[tile])}
      </span>
    </>
  );
}

function bonusDetail(tile: Tile, seat: number, view: View): string {
  const last = lastTiles([tile], false, view);
  if (last !== undefined) return lastWords(last);
  const more = photosGained([tile], seat, view).length;
  return more === 0 ? capital(terrainName(view.terrains[tile])) : `${count(more, 'more photo')} in reach`;
}
