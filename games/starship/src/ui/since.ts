/** What happened to your people, and to your scenario, since you last acted. */
import { count, list, type Seat } from '@shutterbox/kernel';
import type { Change } from '@shutterbox/ui';
import type { Event } from '../events.ts';
import { isActive, isAnimal, seatOf } from '../people.ts';
import { personName, sideName } from '../text/names.ts';
import { NEUTRAL, type View, type Who } from '../types.ts';
import type { ShipRoom } from './kit.ts';

type Wounds = Extract<Event, { readonly type: 'wounds' }>;

const FIRST_TURN = 1;

export function since(
  events: readonly Event[],
  seat: Seat,
  { settled: view }: Pick<ShipRoom, 'settled'>,
): readonly Change[] {
  // Before that nobody has had a turn.
  if (view.turn <= FIRST_TURN) return [];
  const last = new Map(
    events.flatMap((event) =>
      event.type === 'wounds' && seatOf(view, event.who) === seat ? [[event.who, event] as const] : [],
    ),
  );
  const fallen = [...last.keys()].filter((who) => !isActive(view, who));
  return [
    ...fell(fallen, seat, view),
    ...[...last.values()].filter(({ who }) => !fallen.includes(who)).map((event) => hit(event, view)),
    ...alarm(events),
    ...exposed(events, view),
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

function alarm(events: readonly Event[]): readonly Change[] {
  return events.some(({ type }) => type === 'alarm') ? [{ words: 'The alarm has gone off.' }] : [];
}

/** S-17.4: by side, the people who have shown which one they are on. */
function exposed(events: readonly Event[], view: View): readonly Change[] {
  const shown = events.filter((event) => event.type === 'exposed');
  const sides = [...new Set(shown.map(({ side }) => side))].filter((side) => side !== NEUTRAL);
  return sides.map((side) => {
    const names = shown.flatMap((event) => (event.side === side ? [personName(view, event.who)] : []));
    return { words: `${list(names)} ${names.length === 1 ? 'is' : 'are'} with the ${sideName(view, side)}.` };
  });
}
