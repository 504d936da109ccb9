/** Random games with breaches and open locks: at every step the air is where a flood from outside does not reach. */
import { defaultOptions, fewestSeats, legalActions, randomPolicy, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import type { Action } from '../src/answers.ts';
import { ADRIFT } from '../src/data/duel.ts';
import { BREAKTHROUGH } from '../src/data/scenarios-plots.ts';
import { WEAPONS } from '../src/data/weapons.ts';
import { isOpen } from '../src/grid/step.ts';
import { settleAir } from '../src/hull/air.ts';
import { hitWall, wallsAround } from '../src/hull/walls.ts';
import { game } from '../src/index.ts';
import { jamOf } from '../src/move/waits.ts';
import { changeItem } from '../src/people.ts';
import { isTight } from '../src/plan/signs.ts';
import { EDGE_KINDS, type EdgeKind, FACINGS, NONE, type Plan, type Square } from '../src/plan/types.ts';
import { scenarioOf, shipOf } from '../src/scenario/scenario.ts';
import { bench } from '../src/testing.ts';
import type { Options, State } from '../src/types.ts';

const GAMES = 6;
const STEPS = 500;
const BREACH_ONE_IN = 40;
const LOCK_ONE_IN = 25;
const POWER_ONE_IN = 60;
const BLOCK_ONE_IN = 15;

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

/** What a game has seen: squares where the two disagree, and whether there was anything to disagree about. */
interface Seen {
  wrong: number;
  lost: number;
  regained: number;
  breaches: number;
  dark: number;
  blocked: number;
}

/** Plays on from a crowd, and now and then hits a wall hard, leaves an outer portal ajar, blocks a valve or switches the power. */
function play(options: Partial<Options>, seed: number): Seen {
  const all = { ...defaultOptions(game.options), ...options };
  const chance = new SeededChance(seed);
  const cx = { chance, reveal: () => undefined };
  const state = bench.dense(fewestSeats(game.seats(all)), all, chance);
  const choose = randomPolicy<State, Action>(new SeededChance(seed, 2));
  const plan = shipOf(state.options);
  const seen: Seen = { wrong: 0, lost: 0, regained: 0, breaches: 0, dark: 0, blocked: 0 };
  for (let step = 0; step < STEPS && game.outcome(state) === undefined; step++) {
    const [asked] = game.pending(state);
    if (asked === undefined) throw new Error('Nothing is asked.');
    if (chance.int(BREACH_ONE_IN) === 0) breakSomething(state, chance.int(plan.squares), chance.int(1200), cx);
    if (chance.int(LOCK_ONE_IN) === 0) openSomething(state, plan, chance);
    if (chance.int(POWER_ONE_IN) === 0) switchSomething(state, cx);
    if (chance.int(BLOCK_ONE_IN) === 0) blockSomething(state, plan, chance, cx);
    const before = state.airless.length;
    game.apply(state, asked, choose(state, asked, legalActions(game, state, asked)), cx);
    const reached = flooded(state, plan);
    for (let square = 0; square < plan.squares; square++)
      if (reached.has(square) !== state.airless.includes(plan.compartment[square] as number)) seen.wrong++;
    note(seen, state, before);
  }
  return seen;
}

function note(seen: Seen, state: State, before: number): void {
  seen.lost = Math.max(seen.lost, state.airless.length);
  seen.regained += state.airless.length < before ? 1 : 0;
  seen.breaches = Math.max(seen.breaches, state.holes.length + state.breaches.length);
  seen.dark += state.power ? 0 : 1;
  seen.blocked += state.items.some(({ portal }) => portal !== NONE) ? 1 : 0;
}

function breakSomething(state: State, square: Square, points: number, cx: Parameters<typeof hitWall>[4]): void {
  const [wall] = wallsAround(state, square);
  if (wall !== undefined) hitWall(state, 0, wall, [points], cx);
}

/** Someone has been in the drive room. */
function switchSomething(state: State, cx: Parameters<typeof settleAir>[1]): void {
  state.power = !state.power;
  settleAir(state, cx);
}

/** A thing from somewhere is put into an open valve. */
function blockSomething(state: State, plan: Plan, chance: SeededChance, cx: Parameters<typeof settleAir>[1]): void {
  const valves = plan.portals.filter(({ kind, id }) => kind === 'iris' && isOpen(plan, state.open, id));
  const valve = valves[chance.int(Math.max(1, valves.length))];
  const item = chance.int(Math.max(1, state.items.length));
  const thing = state.items[item];
  if (valve === undefined || thing === undefined || state.bodies.some(({ ready }) => ready === item)) return;
  if (jamOf(state, valve.id) !== NONE || thing.portal !== NONE || WEAPONS[thing.weapon]?.mounted === true) return;
  changeItem(state, item, { holder: NONE, at: valve.beside[0] ?? NONE, portal: valve.id });
  settleAir(state, cx);
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
  ["They're Loose! on the Beowulf, in fog", { ship: 'beowulf', passengers: true, fog: true }],
  ['Hijacking with controls', { scenario: 'hijacking', controls: true }],
  ['Boarding Party, two ships', { scenario: 'boarding' }],
  ['Rescue, two ships with controls', { scenario: 'rescue', controls: true }],
  ['The Berserker', { scenario: 'berserker' }],
  ['a ship on a world without air', { ownScenario: { ...BREAKTHROUGH, outside: 'vacuum' } }],
  ['a weightless ship', { ownScenario: ADRIFT }],
] as const)('S-20.6 S-20.7 S-20.10 the air is where a flood from outside does not reach: %s', (_, options) => {
  const games = Array.from({ length: GAMES }, (__, seed) => play(options, seed + 1));
  expect(games.map(({ wrong }) => wrong)).toEqual(games.map(() => 0));
  const most = (key: keyof Seen) => Math.max(...games.map((seen) => seen[key]));
  expect(most('lost')).toBeGreaterThan(1);
  const { outside } = scenarioOf({ options: { ...defaultOptions(game.options), ...options } });
  // In jumpspace nothing is opened, so nothing is shut again.
  if (outside !== 'jumpspace') expect(most('regained')).toBeGreaterThan(0);
  for (const key of ['breaches', 'dark', 'blocked'] as const) expect(most(key), key).toBeGreaterThan(0);
});
