/** What happened to your people, and to your scenario, since you last acted. */
import { count, list, type Seat } from '@shutterbox/kernel';
import type { Change } from '@shutterbox/ui';
import type { Event } from '../events.ts';
import { isActive, isAnimal, seatOf } from '../people.ts';
import { longName, personName, sideName } from '../text/names.ts';
import { NEUTRAL, type View, type Who } from '../types.ts';
import type { ShipRoom } from './kit.ts';

type Wounds = Extract<Event, { readonly type: 'wounds' }>;

export function since(
  events: readonly Event[],
  seat: Seat,
  { settled: view }: Pick<ShipRoom, 'settled'>,
): readonly Change[] {
  const last = new Map(
    events.flatMap((event) =>
      event.type === 'wounds' && seatOf(view, event.who) === seat ? [[event.who, event] as const] : [],
    ),
  );
  const fallen = [...last.keys()].filter((who) => !isActive(view, who));
  return [
    ...fell(fallen, seat, view),
    ...[...last.values()].filter(({ who }) => !fallen.includes(who)).map((event) => hit(event, view)),
    ...events.flatMap((event) => loud(event, view)),
  ];
}

function fell(people: readonly Who[], seat: Seat, view: View): readonly Change[] {
  if (people.length === 0) return [];
  const left = view.sheets.filter((_, who) => seatOf(view, who) === seat && isActive(view, who)).length;
  const have = people.length === 1 ? 'has' : 'have';
  return [
    {
      words: `${list(people.map((who) => personName(view, who)))} ${have} fallen.`,
      now: `You have ${left === 0 ? 'nobody' : `${count(left, 'person', 'people')}`} left standing.`,
    },
  ];
}

function hit({ who, left: [str, dex, end] }: Wounds, view: View): Change {
  const words = `${personName(view, who)} is wounded.`;
  return isAnimal(view, who) ? { words } : { words, now: `Strength ${str}, dexterity ${dex}, endurance ${end} left.` };
}

/** What everyone aboard should know. */
function loud(event: Event, view: View): readonly Change[] {
  if (event.type === 'alarm') return [{ words: 'The alarm has gone off.' }];
  if (event.type === 'exposed' && event.side !== NEUTRAL)
    return [{ words: `${longName(view, event.who)} is one of the ${sideName(view, event.side)}.` }];
  return [];
}
