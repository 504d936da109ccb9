/** Rooms in words: where they lead, and who is there; and what the acting character has in sight. */
import { list } from '@shutterbox/kernel';
import { isInFront, range } from '../../grid/range.ts';
import { canSee } from '../../grid/sight.ts';
import { directionTo, isOpen } from '../../grid/step.ts';
import { isDark } from '../../hull/dark.ts';
import { bodyOf, isPresent } from '../../people.ts';
import { kindWords } from '../../plan/signs.ts';
import { NONE, type Portal, type Room, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { directionName, longName, squareName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';
import { personWords } from './square-words.ts';

/** "Bridge, dark: open iris valve to Corridor. Crew 1, facing east, at Bridge C4." */
export function roomWords(view: View, room: Room): string {
  const exits = exitsOf(view, room);
  const people = view.bodies.flatMap(({ at }, who) =>
    at !== NONE && room.squares.includes(at) ? [`${personWords(view, who)}, at ${squareName(view, at)}`] : [],
  );
  const plan = planOf(view);
  const dark = isDark(view, plan, room.id) ? ', dark' : '';
  const air = room.squares.some((square) => view.airless.includes(plan.compartment[square] as number))
    ? ', no air'
    : '';
  return [`${room.name}${dark}${air}: ${exits.length === 0 ? 'no exits' : list(exits)}`, ...people, '']
    .join('. ')
    .trim();
}

function exitsOf(view: View, room: Room): readonly string[] {
  const plan = planOf(view);
  const through = plan.portals.flatMap((portal) => portalWords(view, portal, room));
  const open = new Set(
    room.squares.flatMap((square) =>
      [0, 1, 2, 3].flatMap((facing) => {
        const next = plan.neighbour[square * 4 + facing] as Square;
        const wall = plan.edge[square * 4 + facing] !== 0;
        return next === NONE || wall || plan.room[next] === room.id ? [] : [nameOf(view, next)];
      }),
    ),
  );
  return [...through, ...[...open].map((name) => `open to ${name}`)];
}

function portalWords(view: View, portal: Portal, room: Room): readonly string[] {
  const plan = planOf(view);
  const rooms = portal.beside.map((square) => plan.room[square] as number);
  if (!rooms.includes(room.id)) return [];
  const beyond = portal.beside.find((square) => plan.room[square] !== room.id);
  const state = isOpen(plan, view.open, portal.id) ? 'open' : 'shut';
  return [`${state} ${kindWords(portal.kind)} to ${beyond === undefined ? 'the outside' : nameOf(view, beyond)}`];
}

function nameOf(view: View, square: Square): string {
  const plan = planOf(view);
  return plan.rooms[plan.room[square] as number]?.name ?? 'the outside';
}

/** "Animal 2 (teeth), 4 squares northwest, ahead"; nothing while nobody acts. */
export function sightWords(view: View): readonly string[] {
  const { who } = view.act;
  if (who === NONE || !isPresent(bodyOf(view, who))) return [];
  const { at } = bodyOf(view, who);
  return view.bodies.flatMap((body, other) => {
    const seen = other !== who && isPresent(body) && canSee(planOf(view), view.open, at, body.at);
    return seen ? [seenWords(view, who, other)] : [];
  });
}

function seenWords(view: View, who: Who, other: Who): string {
  const plan = planOf(view);
  const from = bodyOf(view, who);
  const to = bodyOf(view, other);
  const squares = range(plan, from.at, to.at);
  const where = isInFront(plan, from.at, from.facing, to.at) ? 'in front' : 'not in front';
  return `${longName(view, other)}, ${squares} ${squares === 1 ? 'square' : 'squares'} ${bearing(view, from.at, to.at)}, ${where}`;
}

/** One of eight directions, the nearest. */
function bearing(view: View, from: Square, to: Square): string {
  const plan = planOf(view);
  const near = directionTo(plan, from, to);
  if (near !== NONE) return directionName(near);
  const dx = (plan.x[to] as number) - (plan.x[from] as number);
  const dy = (plan.y[to] as number) - (plan.y[from] as number);
  const across = Math.abs(dx) * 2 > Math.abs(dy) ? Math.sign(dx) : 0;
  const down = Math.abs(dy) * 2 > Math.abs(dx) ? Math.sign(dy) : 0;
  const names = ['northwest', 'north', 'northeast', 'west', 'here', 'east', 'southwest', 'south', 'southeast'];
  return names[(down + 1) * 3 + across + 1] ?? '';
}
