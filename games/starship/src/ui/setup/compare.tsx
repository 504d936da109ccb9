/** Weapons or armor side by side, over the plan: columns to choose from, figures as rows. */
import { moreBelow, percent, Segmented } from '@shutterbox/ui';
import { type Board, useAimed } from '@shutterbox/ui/board';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Action } from '../../answers.ts';
import { ARMORS } from '../../data/armors.ts';
import { COLUMNS } from '../../data/chart.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { NONE } from '../../plan/types.ts';
import { personName } from '../../text/names.ts';
import type { InRoom, ShipQuestion } from '../kit.ts';
import { usefulFirst } from './comes-with.ts';
import { armorFigures, type Cell, weaponFigures } from './figures.ts';

interface CompareProps extends InRoom {
  readonly board: Board<Action>;
  readonly question: ShipQuestion;
}

/** What a target may wear: one of each column. */
const AGAINST = COLUMNS.filter((name) => name !== 'battle').map((name) => ({ value: name, label: name }));
type Against = (typeof AGAINST)[number]['value'];

export function Compare({ room, board, question }: CompareProps): ReactNode {
  const [against, setAgainst] = useState<Against>('nothing');
  const aimed = useAimed(board);
  const { view } = room;
  const who = question.subject ?? NONE;
  const weapons = question.kind === 'skill';
  const offers = usefulFirst(
    board.offers.filter(
      ({ question: asked, actions: [first] }) => asked === question && first?.type === (weapons ? 'skill' : 'wear'),
    ),
  );
  const all = offers.flatMap((offer) => {
    const on = offer.actions[0]?.on ?? NONE;
    const name = (weapons ? WEAPONS : ARMORS)[on]?.name;
    return name === undefined ? [] : [{ offer, on, name }];
  });
  if (all.length === 0) return null;
  const figures = weapons
    ? weaponFigures(
        view,
        who,
        all.map(({ on }) => on),
        ARMORS.findIndex(({ id }) => id === against),
      )
    : armorFigures(
        view,
        who,
        all.map(({ on }) => on),
      );
  return (
    <section className="ss-compare" aria-label={weapons ? 'Weapons side by side' : 'Armor side by side'}>
      <header>
        <h2>
          {weapons ? 'A weapon' : 'Armor'} for {personName(view, who)}
        </h2>
        {weapons && <Segmented label="Against" value={against} choices={AGAINST} onChange={setAgainst} />}
      </header>
      <div className="ss-compare-scroll" ref={moreBelow}>
        <table style={{ '--columns': all.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">
                <span>{weapons ? 'Aimed, with this skill' : 'An enemy needs'}</span>
              </th>
              {all.map(({ offer, name }) => (
                <th key={offer.key} scope="col" data-aimed={aimed?.key === offer.key || undefined}>
                  <button
                    type="button"
                    className="ss-pick"
                    disabled={room.isBusy(question)}
                    onClick={() => board.dispatch({ did: 'pick', offer: offer.key })}
                    onPointerEnter={() => board.dispatch({ did: 'point', row: offer.key })}
                    onPointerLeave={() => board.dispatch({ did: 'point', row: undefined })}
                  >
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={all[at]?.offer.key} data-aimed={aimed?.key === all[at]?.offer.key || undefined}>
                    <Figures cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Figures({ cell: { words, chance } }: { readonly cell: Cell }): ReactNode {
  if (chance === undefined) return words;
  return (
    <span className="ss-chance">
      <em>{words}</em>
      <i style={{ '--part': chance } as CSSProperties} aria-hidden="true" />
      <b>{percent(chance)}%</b>
    </span>
  );
}
