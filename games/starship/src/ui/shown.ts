/** Where everyone is as far as it has been shown: the view is already the one after all that happened. */
import type { Playhead, Playing } from '@shutterbox/ui';
import type { Event } from '../events.ts';
import { type Facing, NONE, type PortalId, type Square } from '../plan/types.ts';
import { nobodyActing } from '../turn/spend.ts';
import type { Status, View } from '../types.ts';
import type { ShipRoom } from './kit.ts';

export interface Shown {
  readonly at: Square;
  readonly facing: Facing;
  readonly stands: boolean;
}

export function shownOf(
  before: View,
  view: View,
  playing: Playing<Event> | undefined,
  head: Playhead<Event> | undefined,
): readonly Shown[] {
  if (playing === undefined || head === undefined || head.pace === 0) return peopleOf(view);
  const people = [...peopleOf(before)];
  for (const event of playing.events.slice(0, head.index + 1)) change(people, event);
  // In the fog people are nowhere until they appear.
  if (view.sight !== null && before.sight !== null) return people;
  // People whom set-up put there without an event.
  return people.map((each, who) => (each.at === NONE ? (peopleOf(view)[who] ?? each) : each));
}

/** How everyone looks by then: whose turn it is, and wounds and postures that have been shown. */
export function looksOf(
  { settled, view }: Pick<ShipRoom, 'settled' | 'view'>,
  playing: Playing<Event> | undefined,
  head: Playhead<Event> | undefined,
): View {
  if (playing === undefined || head === undefined || head.pace === 0 || settled.turn === 0) return view;
  let { act } = settled;
  for (const event of playing.events.slice(0, head.index + 1)) {
    if (event.type === 'begins') act = { ...nobodyActing(), who: event.who };
    if (event.type === 'moved') act = { ...act, running: event.how === 'run' };
    if (event.type === 'sneaks') act = { ...act, sneaking: true };
  }
  return { ...settled, act };
}

const STANDING: readonly Status[] = ['active'];

function peopleOf({ bodies }: View): readonly Shown[] {
  return bodies.map(({ at, facing, status }) => ({ at, facing, stands: STANDING.includes(status) }));
}

function change(people: Shown[], event: Event): void {
  switch (event.type) {
    case 'moved':
      return put(people, event.who, { at: event.to });
    case 'appears':
      return put(people, event.who, { at: event.at });
    case 'vanishes':
      return put(people, event.who, { at: NONE });
    case 'turned':
      return put(people, event.who, { facing: event.facing });
    case 'placed':
      return put(people, event.who, { at: event.at, facing: event.facing });
    case 'wounds':
      return put(people, event.who, { stands: event.status === 'active' });
    default:
  }
}

function put(people: Shown[], who: number, some: Partial<Shown>): void {
  const now = people[who];
  if (now !== undefined) people[who] = { ...now, ...some };
}

/** The portal that is opening or shutting on the screen; one whose stud is pressed moves later (S-6.4). */
export function movedPortal(event: Event): PortalId {
  return event.type === 'portal' && (event.deed === 'opened' || event.deed === 'shut') ? event.portal : NONE;
}

/** The squares that an event is about: they come into view. */
export function squaresOf(event: Event, people: readonly Shown[]): readonly Square[] {
  const at = (...who: readonly number[]): readonly Square[] =>
    who.flatMap((each) => people[each]?.at ?? NONE).filter((square) => square !== NONE);
  switch (event.type) {
    case 'moved':
      return [event.to];
    case 'placed':
    case 'appears':
    case 'bumps':
    case 'tosses':
    case 'explodes':
      return [event.at];
    case 'vanishes':
      return [event.from];
    case 'wall':
    case 'breached':
      return [Math.trunc(event.edge / 4)];
    case 'unseenAttack':
      return at(event.target);
    case 'attack':
    case 'throw':
      return at(event.target, event.by);
    case 'begins':
    case 'turned':
    case 'wounds':
    case 'covers':
    case 'cage':
    case 'control':
    case 'vacuum':
    case 'freed':
    case 'exposed':
      return at(event.who);
    default:
      return [];
  }
}
