/** The throws that decided the match, each a way to its moment in the replay. */
import { percent, type Story } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { chanceOf } from '../../chances.ts';
import type { Event } from '../../events.ts';
import { NONE } from '../../plan/types.ts';
import { longName, weaponName } from '../../text/names.ts';
import type { Status, View } from '../../types.ts';
import { Dice } from '../dice.tsx';
import { type Account, decisive, type Felled } from './account.ts';

interface ThrowsProps {
  readonly view: View;
  readonly account: Account | undefined;
  readonly story: Story<Event>;
}

export function DecisiveThrows({ view, account, story }: ThrowsProps): ReactNode {
  const falls = account === undefined ? [] : decisive(account);
  if (falls.length === 0) return null;
  return (
    <section className="ss-decisive" aria-label="Throws that decided it">
      <h2>Throws that decided it</h2>
      <ul>
        {falls.map((fall) => (
          <li key={`${fall.number} ${fall.who}`}>
            <button type="button" onClick={() => story.open(fall.number)}>
              <Dice dice={fall.dice} />
              <span>
                <b>{titleOf(view, fall)}</b>
                <small>{detailOf(fall)}</small>
              </span>
              <span className="ss-odds">
                <b>{percent(chanceOf(fall.needed))}%</b>
                <small>needed {fall.needed}+</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DID: Readonly<Record<Status, string>> = {
  active: 'hits',
  asleep: 'puts to sleep',
  unconscious: 'knocks out',
  wounded: 'brings down',
  dead: 'kills',
};

function titleOf(view: View, { by, who, status }: Felled): string {
  return `${longName(view, by)} ${DID[status]} ${longName(view, who)}`;
}

function detailOf({ weapon, free, turn }: Felled): string {
  const means = weapon === NONE ? [] : [weaponName(weapon)];
  return [`Turn ${turn}`, ...means, ...(free ? ['as a reaction'] : [])].join(', ');
}
