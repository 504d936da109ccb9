/** The two sides: who has won, who played, and who is left standing. */
import { list, type Outcome } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { isActive } from '../../people.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import type { Side } from '../../types.ts';
import type { InRoom } from '../kit.ts';

export function Sides({ room, outcome }: InRoom & { readonly outcome: Outcome }): ReactNode {
  const { view, sitters } = room;
  return (
    <table className="ss-sides">
      <caption className="unseen">Score pad</caption>
      <tbody>
        {scenarioOf(view).sides.map((name, side) => {
          const players = sitters.filter(({ seat }) => outcome.side?.[seat] === side);
          const won = players.some(({ seat }) => outcome.rank[seat] === 1);
          return (
            <tr key={name} data-won={won || undefined}>
              <th scope="row">
                {name} {won && <em>{isDraw(outcome) ? 'draw' : 'won'}</em>}
              </th>
              <td>{list(players.map((player) => player.name))}</td>
              <td>{standingWords(room, side)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function isDraw({ rank }: Outcome): boolean {
  return rank.every((each) => each === 1);
}

/** Mascots never count (S-14.15). */
function standingWords({ view }: InRoom['room'], side: Side): string {
  const own = view.sheets.flatMap((sheet, who) => (sheet.side === side && sheet.role !== 'mascot' ? [who] : []));
  return `${own.filter((who) => isActive(view, who)).length} of ${own.length} standing`;
}
