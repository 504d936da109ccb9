/** Any free tile, by pointing at it or by its name. */
import { capital, count } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { terrainName, tileName } from '../../text/words.ts';
import type { Tile, View } from '../../types.ts';
import { bonusWords, deedLabel } from '../heard-words.ts';
import { legalOf } from '../kit.ts';
import { lastTiles, lastWords } from '../last-tiles.ts';
import { useChosen } from '../outlook.ts';
import { photosGained } from '../routes.ts';
import { TerrainChip } from '../terrain.tsx';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { Options } from './options.tsx';

export function BonusControls({ room, question }: ControlsProps): ReactNode {
  const { view } = room;
  const action = useChosen(room, question);
  const tile = action?.type === 'bonus' ? action.tile : undefined;
  return (
    <>
      <Options
        room={room}
        label="Free tiles"
        chosen={action}
        options={legalOf(question, 'bonus').map(({ action: each }) => ({
          action: each,
          aim: { what: 'tile', tile: each.tile },
          heard: bonusWords(each.tile, question.seat, view),
          face: (
            <>
              <TerrainChip terrain={view.terrains[each.tile] ?? 0} />
              <span>
                <b>{tileName(each.tile, view)}</b> {terrainName(view.terrains[each.tile])}
              </span>
            </>
          ),
        }))}
      />
      <div className="da-acts">
        <Choice
          room={room}
          label={action === undefined ? 'Choose a tile' : deedLabel(action, [], view)}
          detail={tile === undefined ? 'on the map or here' : bonusDetail(tile, question.seat, view)}
          primary
          idle={tile === undefined}
          onChoose={() => action !== undefined && room.act(question, action)}
        />
      </div>
    </>
  );
}

function bonusDetail(tile: Tile, seat: number, view: View): string {
  const last = lastTiles([tile], false, view);
  if (last !== undefined) return lastWords(last);
  const more = photosGained([tile], seat, view).length;
  return more === 0 ? capital(terrainName(view.terrains[tile])) : `${count(more, 'more photo')} in reach`;
}
