/** Faults of a compiled plan: its size, ways between decks, air locks, rooms that cannot be reached, bulkheads that hold no air. */
import { reachableFrom } from '../grid/flood.ts';
import { squaresWith } from './compile.ts';
import { MOST_PORTALS_A_DECK, MOST_SQUARES } from './limits.ts';
import type { DeckPlace, PlanProblem } from './problem.ts';
import { isTight } from './signs.ts';
import { EDGE_KINDS, type EdgeKind, FACINGS, NONE, type Plan, type Square } from './types.ts';

function problem(
  plan: Plan,
  code: PlanProblem['code'],
  sentence: string,
  squares: readonly Square[] = [],
): PlanProblem {
  return {
    code,
    severity: code === 'leak' ? 'warning' : 'error',
    sentence,
    places: squares.map((square) => placeOf(plan, square)),
  };
}

function placeOf({ deck, x, y }: Plan, square: Square): DeckPlace {
  return { deck: deck[square] as number, x: x[square] as number, y: y[square] as number };
}

export function sizeProblems(plan: Plan): PlanProblem[] {
  const crowded = plan.decks.find(({ portals }) => portals > MOST_PORTALS_A_DECK);
  return [
    ...(plan.squares === 0 ? [problem(plan, 'noSquares', 'The plan has no square to stand in.')] : []),
    ...(plan.squares > MOST_SQUARES
      ? [
          problem(
            plan,
            'tooManySquares',
            `A plan can have at most ${MOST_SQUARES} squares. This one has ${plan.squares}.`,
          ),
        ]
      : []),
    ...(crowded === undefined
      ? []
      : [
          problem(
            plan,
            'tooManyPortals',
            `A deck can have at most ${MOST_PORTALS_A_DECK} portals. The ${crowded.name} has ${crowded.portals}.`,
          ),
        ]),
  ];
}

/** Shafts need both ends, lifts two stops and a door at each. */
export function wayProblems(plan: Plan): PlanProblem[] {
  const ends = plan.ways.flatMap(({ upper, lower }) => [upper, lower]);
  const tops = [...squaresWith(plan, 'shaftHatch'), ...squaresWith(plan, 'shaftIris')].filter(
    (top) => !plan.ways.some(({ upper }) => upper === top),
  );
  const ladders = squaresWith(plan, 'ladder').filter((foot) => !plan.ways.some(({ lower }) => lower === foot));
  const lifts = plan.lifts.filter(
    ({ stops }) => stops.length < 2 || stops.some((stop) => !hasDoor(plan, stop) || ends.includes(stop)),
  );
  return [
    ...(tops.length === 0
      ? []
      : [problem(plan, 'shaft', 'A shaft has no ladder below it, in the same place on the next deck.', tops)]),
    ...(ladders.length === 0
      ? []
      : [problem(plan, 'shaft', 'A ladder has no shaft above it, in the same place on the deck above.', ladders)]),
    ...lifts.map(({ stops }) =>
      problem(plan, 'lift', 'A lift needs two stops, each on its own square with a lift door.', stops),
    ),
  ];
}

function hasDoor({ portals }: Plan, stop: Square): boolean {
  return portals.some(({ kind, beside }) => kind === 'lift' && beside.includes(stop));
}

/** An air lock has a way in and a way out. */
export function lockProblems(plan: Plan): PlanProblem[] {
  const doors = (lock: number, outer: boolean) =>
    plan.portals.some((portal) => portal.lock === lock && portal.outer === outer);
  return plan.rooms
    .filter(({ id, kind }) => kind === 'lock' && !(doors(id, true) && doors(id, false)))
    .map(({ name, squares }) => problem(plan, 'lock', `The ${name} needs an inner and an outer portal.`, squares));
}

/** With every portal open. */
export function reachProblems(plan: Plan): PlanProblem[] {
  if (plan.squares === 0) return [];
  const reached = reachableFrom(
    plan,
    plan.decks.map(() => -1),
    0,
  );
  return plan.rooms.flatMap(({ name, squares }) => {
    const lost = squares.filter((square) => !reached.has(square));
    return lost.length === 0
      ? []
      : [
          problem(
            plan,
            'unreachable',
            `You cannot reach ${lost.length} of the ${squares.length} squares of the ${name}.`,
            lost,
          ),
        ];
  });
}

/** A bulkhead with the same air on both sides keeps nothing in. */
export function airProblems(plan: Plan): PlanProblem[] {
  const leaks: Square[] = [];
  for (let square = 0; square < plan.squares; square++) {
    for (const facing of FACINGS) {
      const side = square * 4 + facing;
      const beyond = plan.neighbour[side] as Square;
      const kind = EDGE_KINDS[plan.edge[side] as number] as EdgeKind;
      if (beyond !== NONE && isTight(kind) && plan.compartment[square] === plan.compartment[beyond]) leaks.push(square);
    }
  }
  return leaks.length === 0
    ? []
    : [problem(plan, 'leak', 'Air gets around a bulkhead, so it does not seal a compartment.', leaks)];
}
