/** Random games with breaches and open locks: at every step the air is where a flood from outside does not reach. */
import { defaultOptions, fewestSeats, legalActions, randomPolicy, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import type { Action } from '../src/answers.ts';
import { isOpen } from '../src/grid/step.ts';
import { hitWall, wallsAround } from '../src/hull/walls.ts';
import { game } from '../src/index.ts';
import { isTight } from '../src/plan/signs.ts';
import { EDGE_KINDS, type EdgeKind, FACINGS, NONE, type Plan, type Square } from '../src/plan/types.ts';
import { shipOf } from '../src/scenario/scenario.ts';
import { bench } from '../src/testing.ts';
import type { Options, State } from '../src/types.ts';

const STEPS = 600;
const BREACH_ONE_IN = 40;
const LOCK_ONE_IN = 25;

/** Square by square, without compartments: what the rules work out by compartment. */
function flooded(state: State, plan: Plan): ReadonlySet<Square> {
  const reached = new Set<Square>();
  for (let square = 0; square < plan.squares; square++)
    if (roomKind(plan, square) === 'ground' || FACINGS.some((facing) => leaks(state, plan, square, facing, NONE)))
      reached.add(square);
  for (const square of reached) {
    for (const facing of FACINGS) {
      const beyond = plan.neighbour[square * 4 + facing] as Square;
      if (beyond !== NONE && leaks(state, plan, square, facing, beyond)) reached.add(beyond);
    }
    for (const { upper, lower, cover } of plan.ways)
      if ((upper === square || lower === square) && (cover === NONE || isLeaky(state, plan, cover)))
        reached.add(upper === square ? lower : upper);
  }
  return reached;
}

function roomKind(plan: Plan, square: Square): string | undefined {
  return plan.rooms[plan.room[square] as number]?.kind;
}

/** Air passes this side to the square beyond, or to space. */
function leaks(state: State, plan: Plan, square: Square, facing: number, to: Square): boolean {
  const side = square * 4 + facing;
  if ((plan.neighbour[side] as Square) !== to) return false;
  const other = to === NONE ? NONE : to * 4 + ((facing + 2) % 4);
  if (state.holes.includes(side) || state.holes.includes(other)) return true;
  const portal = plan.portalAt[side] as number;
  if (portal !== NONE && isLeaky(state, plan, portal)) return true;
  return to !== NONE && !isTight(EDGE_KINDS[plan.edge[side] as number] as EdgeKind);
}

function isLeaky(state: State, plan: Plan, portal: number): boolean {
  const blocked = plan.portals[portal]?.kind === 'iris' && state.items.some((item) => item.portal === portal);
  return blocked || isOpen(plan, state.open, portal);
}

/** Plays on from a crowd, and now and then hits a wall hard or leaves an outer portal ajar. */
function play(options: Partial<Options>, seed: number): { readonly wrong: number; readonly lost: number } {
  const all = { ...defaultOptions(game.options), ...options };
  const chance = new SeededChance(seed);
  const cx = { chance, reveal: () => undefined };
  const state = bench.dense(fewestSeats(game.seats(all)), all, chance);
  const choose = randomPolicy<State, Action>(new SeededChance(seed, 2));
  const plan = shipOf(state.options);
  let wrong = 0;
  let lost = 0;
  for (let step = 0; step < STEPS && game.outcome(state) === undefined; step++) {
    const [asked] = game.pending(state);
    if (asked === undefined) throw new Error('Nothing is asked.');
    if (chance.int(BREACH_ONE_IN) === 0) breakSomething(state, chance.int(plan.squares), chance.int(1200), cx);
    if (chance.int(LOCK_ONE_IN) === 0) openSomething(state, plan, chance);
    game.apply(state, asked, choose(state, asked, legalActions(game, state, asked)), cx);
    const reached = flooded(state, plan);
    for (let square = 0; square < plan.squares; square++)
      if (reached.has(square) !== state.airless.includes(plan.compartment[square] as number)) wrong++;
    lost = Math.max(lost, state.airless.length);
  }
  return { wrong, lost };
}

function breakSomething(state: State, square: Square, points: number, cx: Parameters<typeof hitWall>[4]): void {
  const [wall] = wallsAround(state, square);
  if (wall !== undefined) hitWall(state, 0, wall, [points], cx);
}

/** Someone has pressed a stud. */
function openSomething(state: State, plan: Plan, chance: SeededChance): void {
  const moving = plan.portals.filter(({ kind }) => kind === 'iris' || kind === 'cargo' || kind === 'hatch');
  const portal = moving[chance.int(moving.length)];
  if (portal !== undefined && !state.act.waits.includes(portal.id) && state.act.begun)
    state.act.waits = [...state.act.waits, portal.id, 0];
}

it.each([
  ['Mutiny', { scenario: 'mutiny' }],
  ['Mutiny with controls', { scenario: 'mutiny', controls: true }],
  ["They're Loose! in jumpspace", {}],
] as const)('S-20.6 S-20.7 the air is where a flood from outside does not reach: %s', (_, options) => {
  let worst = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const { wrong, lost } = play(options, seed);
    expect(wrong, `seed ${seed}`).toBe(0);
    worst = Math.max(worst, lost);
  }
  expect(worst).toBeGreaterThan(1);
});
