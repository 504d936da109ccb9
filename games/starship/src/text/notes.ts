/** A walk is one line of the log, however many squares it has; so are orders that are given together. */
import { count, list, type Words } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';
import { MOVES } from './events.ts';
import { personName, squareName } from './names.ts';

export function joins(before: Event, next: Event): boolean {
  return (before.type === 'order' && next.type === 'order') || isSameWalk(before, next);
}

/** The next square. A ladder or a lift is a thing of its own. */
function isSameWalk(before: Event, next: Event): boolean {
  return (
    before.type === 'moved' &&
    next.type === 'moved' &&
    before.who === next.who &&
    before.how === next.how &&
    before.to === next.from &&
    next.how !== 'climb' &&
    next.how !== 'lift'
  );
}

export function note(events: readonly Event[], view: View): Words {
  const last = events.at(-1);
  if (last?.type === 'order') return ordersNote(events, view);
  if (last?.type !== 'moved') return '';
  return `${personName(view, last.who)} ${MOVES[last.how]} ${squareName(view, last.to)}, ${count(events.length, 'square')}.`;
}

function ordersNote(events: readonly Event[], view: View): Words {
  const people = [...new Set(events.flatMap((event) => (event.type === 'order' ? [event.who] : [])))];
  return `New orders for ${people.length > 3 ? `${people.length} characters` : list(people.map((who) => personName(view, who)))}.`;
}
