/** The order of action: fewest action points first. Pressing someone opens the sheet. */
import { type ReactNode, useEffect, useRef } from 'react';
import { bodyOf, canAct, isCasualty, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { startRoom } from '../text/clock.ts';
import { itemName, personName, weaponName } from '../text/names.ts';
import type { Status, View, Who } from '../types.ts';
import type { InRoom } from './kit.ts';
import { later } from './later.tsx';
import { Face } from './people/face.tsx';
import { badgeOf, postureOf } from './people/looks.ts';
import { plightWords } from './people/plight.ts';
import { OrderPart } from './play-later.ts';
import { useSelectedPerson } from './selected.ts';

const OUT: Readonly<Record<Status, string>> = {
  active: '',
  asleep: 'asleep',
  unconscious: 'unconscious',
  wounded: 'seriously wounded',
  dead: 'dead',
};

const NotInSight = later<{ readonly view: View }>(async () => (await import('./not-in-sight.tsx')).NotInSight);

export function OrderList({ room }: InRoom): ReactNode {
  const { settled: view } = room;
  const [selected, select] = useSelectedPerson();
  const now = useRef<HTMLButtonElement>(null);
  const { who: acting } = view.act;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next to act comes into view, and their sheet is looked at.
  useEffect(() => {
    select(undefined);
    // Newer browsers return a promise, which must not be taken for a cleanup function.
    now.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [acting]);
  const order = view.list.length > 0 || view.sight !== null ? view.list : [...view.sheets.keys()];
  return (
    <section className="ss-order" data-before={view.turn === 0 ? '' : undefined} aria-label="Order of action">
      {view.turn > 0 && <OrderPart part="everyone" room={room} who={acting} />}
      <h2>{view.turn === 0 ? 'Aboard' : 'Order of action'}</h2>
      <ol>
        {order.map((who) => (
          <li key={who}>
            <button
              ref={acting === who ? now : undefined}
              type="button"
              data-standing=""
              className="ss-order-row"
              data-state={stateOf(view, who)}
              aria-current={view.act.who === who ? 'step' : undefined}
              aria-pressed={selected === who}
              onClick={() => select(selected === who ? undefined : who)}
            >
              <Face view={view} who={who} />
              <span className="ss-order-name">
                <b>{personName(view, who)}</b>
                <small>{lineOf(view, who)}</small>
              </span>
              <b className="ss-order-badge" aria-hidden="true">
                {badgeOf(view, who)}
              </b>
              {/* AP are counted once everyone has their load. */}
              {view.turn > 0 && (
                <em>
                  {bodyOf(view, who).total}
                  <span className="unseen"> AP</span>
                </em>
              )}
            </button>
            {view.turn > 0 && !isCasualty(bodyOf(view, who)) && <OrderPart part="signs" room={room} who={who} />}
          </li>
        ))}
      </ol>
      {view.sight !== null && <NotInSight view={view} />}
    </section>
  );
}

function stateOf(view: View, who: Who): string {
  const body = bodyOf(view, who);
  if (isCasualty(body) || body.status === 'asleep') return 'out';
  if (view.act.who === who) return 'now';
  return body.acted ? 'done' : 'waits';
}

/** "acts now", "has acted", "Shotgun"; before play, where they start. */
export function lineOf(view: View, who: Who): string {
  const body = bodyOf(view, who);
  const start = view.turn === 0 && body.at === NONE ? startRoom(view, who) : '';
  if (start !== '') return `starts: ${start}`;
  if (body.status !== 'active') return OUT[body.status];
  if (view.act.who === who) return view.act.begun ? `acts, ${body.ap} AP left` : 'acts now';
  const [plight] = plightWords(view, who);
  if (plight !== undefined) return plight;
  const posture = postureOf(view, who);
  if (posture !== '') return posture === 'ladder' ? 'on the ladder' : posture;
  if (view.turn > 0 && body.acted) return 'has acted';
  if (view.turn > 0 && !canAct(view, who)) return 'cannot act yet';
  if (view.turn > 0 && view.orders[who]?.rest === 'rest') return 'rests';
  const { natural } = sheetOf(view, who);
  return body.ready === NONE ? (natural === NONE ? 'bare hands' : weaponName(natural)) : itemName(view, body.ready);
}
