/** A walk is one line of the log, however many squares it has. */
import { count, type Words } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';
import { MOVES } from './events.ts';
import { personName, squareName } from './names.ts';

/** The next square of the same walk. A ladder or a lift is a thing of its own. */
export function joins(before: Event, next: Event): boolean {
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
  if (last?.type !== 'moved') return '';
  return `${personName(view, last.who)} ${MOVES[last.how]} ${squareName(view, last.to)}, ${count(events.length, 'square')}.`;
}
