/** One line of the log is a walk, however many squares it has; an attack with what comes of it; a door with its stud; and orders that are given together. */
import { count, joined, list, type Words } from '@shutterbox/kernel';
import { MOUNT, meansOf, profileAt, READY } from '../combat/means.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Event } from '../events.ts';
import { NONE } from '../plan/types.ts';
import type { View } from '../types.ts';
import { blastWords, eventText, MOVES, throwWords } from './events.ts';
import { facingName, personName, portalName, squareName } from './names.ts';

export function joins(before: Event, next: Event): boolean {
  if (before.type === 'order') return next.type === 'order';
  return isSameWalk(before, next) || isSameFight(before, next) || isSameDoor(before, next);
}

/** Nothing else has happened before it moved. */
function isSameDoor(before: Event, next: Event): boolean {
  if (before.type !== 'portal' || next.type !== 'portal' || before.portal !== next.portal) return false;
  return before.deed === 'pressed' && (next.deed === 'opened' || next.deed === 'shut');
}

/** What comes of an attack or an explosion, until the next one. */
function isSameFight(before: Event, next: Event): boolean {
  return (before.type === 'attack' || isBang(before) || isFallout(before)) && isFallout(next);
}

function isBang({ type }: Event): boolean {
  return type === 'explodes' || type === 'wall' || type === 'breached';
}

function isFallout({ type }: Event): boolean {
  return type === 'throw' || type === 'wounds' || type === 'resists';
}

/** The next square, or a turn on the way. A ladder or a lift is a thing of its own. */
function isSameWalk(before: Event, next: Event): boolean {
  if (before.type === 'moved' && next.type === 'moved')
    return before.who === next.who && before.how === next.how && before.to === next.from && isOnFoot(next);
  const walks = isOnFoot(before) && isOnFoot(next);
  return walks && before.who === next.who;
}

function isOnFoot(event: Event): event is Extract<Event, { type: 'moved' | 'turned' }> {
  return event.type === 'turned' || (event.type === 'moved' && event.how !== 'climb' && event.how !== 'lift');
}

export function note(events: readonly Event[], view: View): Words {
  const last = events.at(-1);
  if (last?.type === 'order') return ordersNote(events, view);
  if (last !== undefined && isFallout(last)) return fightNote(events, view);
  const [first] = events;
  if (first?.type === 'portal' && last?.type === 'portal') return doorNote(first, last, view);
  return walkNote(events, view);
}

function walkNote(events: readonly Event[], view: View): Words {
  const moves = events.flatMap((event) => (event.type === 'moved' ? [event] : []));
  const last = events.at(-1);
  const facing = last?.type === 'turned' ? facingName(last.facing) : '';
  const end = moves.at(-1);
  if (end === undefined) return last?.type === 'turned' ? `${personName(view, last.who)} turns ${facing}.` : '';
  const way = `${personName(view, end.who)} ${MOVES[end.how]} ${squareName(view, end.to)}`;
  return `${way}, ${count(moves.length, 'square')}${facing === '' ? '' : `, and faces ${facing}`}.`;
}

/** Who is attacked is said once; others who come into the line of fire are named. */
function fightNote(events: readonly Event[], view: View): Words {
  const [first] = events;
  const target = first?.type === 'attack' ? first.target : NONE;
  const explodes = first?.type === 'attack' ? events.find((event) => isBlast(first, event)) : undefined;
  return joined(
    events.flatMap((event) => {
      if (event.type !== 'throw') return [eventText(event, view)];
      if (event.target === target) return [throwWords(event)];
      if (!isBlast(first, event)) return [eventText(event, view)];
      return [...(event === explodes ? ['The round explodes.'] : []), blastWords(event, view)];
    }),
    ' ',
  );
}

/** S-18.3: a throw for someone near an explosion. In a line of fire or a spread, everyone else is not the main target. */
function isBlast(first: Event | undefined, event: Event): boolean {
  if (first === undefined || event.type !== 'throw') return false;
  if (first.type !== 'attack') return isBang(first);
  const fires = meansOf(first.how) === READY || meansOf(first.how) === MOUNT;
  const mayExplode = WEAPONS[first.weapon]?.modes.some(({ profile }) => profileAt(profile).blast) === true;
  return fires && mayExplode && event.target !== first.target && event.reasons.every(({ code }) => code !== 'group');
}

type PortalEvent = Extract<Event, { type: 'portal' }>;

function doorNote({ who, portal }: PortalEvent, { deed }: PortalEvent, view: View): Words {
  return `${personName(view, who)} presses the stud at ${portalName(view, portal)}, which ${deed === 'shut' ? 'shuts' : 'opens'}.`;
}

function ordersNote(events: readonly Event[], view: View): Words {
  const people = [...new Set(events.flatMap((event) => (event.type === 'order' ? [event.who] : [])))];
  return `New orders for ${people.length > 3 ? `${people.length} characters` : list(people.map((who) => personName(view, who)))}.`;
}
