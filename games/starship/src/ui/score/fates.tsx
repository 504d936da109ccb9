/** How everyone fared: the state of each, their wounds, who took them out and when, and how often they hit. */
import { count } from '@shutterbox/kernel';
import type { Story } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../events.ts';
import { bodyOf, isAnimal, sheetOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { longName, personName, sideName, weaponName } from '../../text/names.ts';
import type { Status, View, Who } from '../../types.ts';
import { Face } from '../people/face.tsx';
import { Boxes } from '../sheet/boxes.tsx';
import { type Account, type Aim, type Cause, type Felled, fateOf } from './account.ts';

const STATES: Readonly<Record<Status, string>> = {
  active: 'standing',
  asleep: 'asleep',
  unconscious: 'unconscious',
  wounded: 'seriously wounded',
  dead: 'dead',
};

interface FatesProps {
  readonly view: View;
  readonly account: Account | undefined;
  readonly story: Story<Event>;
}

export function Fates({ view, account, story }: FatesProps): ReactNode {
  return (
    <section className="ss-fates" aria-label="How everyone fared">
      <h2>How everyone fared</h2>
      <ul>
        {view.sheets.map((sheet, who) => {
          const { status } = bodyOf(view, who);
          const fall = account && fateOf(account, who, status);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: people keep their places.
            <li key={who}>
              <Face view={view} who={who} />
              <span className="ss-fate-name">
                <b>{longName(view, who)}</b>
                <small>{sheet.side >= 0 ? sideName(view, sheet.side) : ''}</small>
              </span>
              <span className="ss-fate" data-state={status}>
                {STATES[status]}
              </span>
              <Left view={view} who={who} />
              <span className="ss-fate-story">
                {fall !== undefined && (
                  <button type="button" className="ss-moment" onClick={() => story.open(fall.number)}>
                    {fallWords(view, fall)}
                  </button>
                )}
                <small>{aimWords(account?.aims[who])}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const CAUSES: Readonly<Record<Cause, string>> = { gas: 'gas', vacuum: 'vacuum', blast: 'an explosion' };

/** "Taken out by Crew 2 (carbine), turn 4". */
function fallWords(view: View, { by, weapon, cause, turn }: Felled): string {
  const means = cause === undefined ? (weapon === NONE ? '' : weaponName(weapon)) : CAUSES[cause];
  const who = by === NONE ? means : `${personName(view, by)}${means === '' ? '' : ` (${means})`}`;
  return `Taken out${who === '' ? '' : ` by ${who}`}, turn ${turn}`;
}

function aimWords(aim: Aim | undefined): string {
  return aim === undefined || aim.attacks === 0 ? '' : `Hit with ${aim.hits} of ${count(aim.attacks, 'attack')}`;
}

function Left({ view, who }: { readonly view: View; readonly who: Who }): ReactNode {
  const body = bodyOf(view, who);
  const sheet = sheetOf(view, who);
  const animal = isAnimal(view, who);
  return (
    <dl className="ss-stats">
      <Boxes label={animal ? 'Until out' : 'STR'} left={body.str} most={animal ? sheet.pool : sheet.str} />
      <Boxes label={animal ? 'Until dead' : 'DEX'} left={body.dex} most={animal ? sheet.deathPool : sheet.dex} />
      {!animal && <Boxes label="END" left={body.end} most={sheet.end} />}
    </dl>
  );
}
