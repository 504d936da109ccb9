/** Where the acting character can go, and for how much: for boards, which show it beforehand. Prices are those of the steps themselves. */
import { act, RUNS, STEPS, TURNS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { clone } from '../clone.ts';
import { isInFront } from '../grid/range.ts';
import { type OfferMove, type Reach, reach, wayTo } from '../grid/reach.ts';
import { canSee } from '../grid/sight.ts';
import { directionTo, isOpen } from '../grid/step.ts';
import { areEnemies, bodyOf } from '../people.ts';
import { DIRECTIONS, FACINGS, type Facing, NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { pullPrice } from '../zero-g/moves.ts';
import { isDrifting } from '../zero-g/poise.ts';
import { isAtWall } from '../zero-g/walls.ts';
import { whyWork, work } from './portals.ts';
import { isForward, runPrice, type Stride, stepPrice, strideOn, turnPrice } from './step.ts';

/** A node is a square, a facing, and the block of a run that is under way: 0 to 2 squares left, stairs paid or not. */
const BLOCKS = 6;
const NODES = FACINGS.length * BLOCKS;

export interface Walk {
  /** Squares from where it begins to where it ends; turns add none. */
  readonly way: readonly Square[];
  readonly actions: readonly Action[];
  /** AP spent after each action. */
  readonly spent: readonly number[];
  readonly ap: number;
}

function nodeOf(square: Square, facing: Facing, { stride, climbing }: Stride): number {
  return square * NODES + facing * BLOCKS + stride * 2 + (climbing ? 1 : 0);
}

function squareOf(node: number): Square {
  return Math.trunc(node / NODES);
}

function facingOf(node: number): Facing {
  return (Math.trunc(node / BLOCKS) % FACINGS.length) as Facing;
}

function blockOf(node: number): Stride {
  return { stride: Math.trunc((node % BLOCKS) / 2), climbing: node % 2 === 1 };
}

const STANDING: Stride = { stride: 0, climbing: false };

/**
 * Among equally cheap ways, the straighter one is found: a turn counts as four diagonal steps, and a point weighs more than all turns and
 * diagonal steps of a walk.
 */
const POINT = 128;
const TURN = 4;
const DIAGONAL = 1;

/** Every other direction, from north on, is along the squares. */
function slant(direction: number): number {
  return direction % 2 === 0 ? 0 : DIAGONAL;
}

const SWEAR = act('swear');
const SWEAR_AP = 1;

/** Opening what is shut on the way: the deed, and the AP that must pass until it is open. Strong language passes the time (S-6.4, S-7.10). */
interface Opening {
  readonly portal: number;
  readonly ap: number;
  readonly wait: number;
}

/** Who walks where, and what was found. */
interface Found extends Reach {
  readonly scene: Scene;
}

/** What a search goes by. Openings are worked out once for each square and portal. */
interface Scene {
  readonly state: State;
  readonly plan: Plan;
  readonly who: Who;
  readonly fighting: boolean;
  readonly openings: Map<string, Opening | undefined>;
}

const NOTHING: ReadonlySet<Square> = new Set();

/** The cheapest walk to each square that can be reached, doors opened on the way; with `running` also at a run. None of them enters a square to avoid. */
export function walksOf(
  state: State,
  who: Who,
  running: boolean,
  shunned: ReadonlySet<Square> = NOTHING,
): ReadonlyMap<Square, Walk> {
  const { at, caged, ladder } = bodyOf(state, who);
  if (at === NONE || caged || ladder || isDrifting(state, who)) return new Map();
  const scene: Scene = { state, plan: planOf(state), who, fighting: isFacingEnemy(state, who), openings: new Map() };
  const found = { ...search(scene, running && state.gravity && !state.act.sneaking, shunned), scene };
  const ends = new Map<Square, number>();
  for (const [node, cost] of found.cost.entries()) {
    const square = squareOf(node);
    if (cost === NONE || square === at) continue;
    const known = ends.get(square);
    if (known === undefined || rankOf(found, node) < rankOf(found, known)) ends.set(square, node);
  }
  return new Map([...ends].map(([square, node]) => [square, walkTo(found, node)]));
}

/** The cheapest; of equals the one that looks where it should, and then the straightest. */
function rankOf(found: Found, node: number): number {
  const bends = (found.cost[node] as number) % POINT;
  return (2 * pointsAt(found, node) + (looksWell(found, node) ? 0 : 1)) * POINT + bends;
}

/** Where the last step went; but you keep facing an enemy, to attack from there. */
function looksWell(found: Found, node: number): boolean {
  const { state, who, fighting } = found.scene;
  return fighting ? facingOf(node) === bodyOf(state, who).facing : looksAhead(found, node);
}

function isFacingEnemy(state: State, who: Who): boolean {
  const plan = planOf(state);
  const { at, facing } = bodyOf(state, who);
  return state.bodies.some(
    ({ at: there, status }, other) =>
      status === 'active' &&
      there !== NONE &&
      areEnemies(state, who, other) &&
      isInFront(plan, at, facing, there) &&
      canSee(plan, state.open, at, there),
  );
}

/** Where the last step went. */
function looksAhead({ from, scene }: Found, node: number): boolean {
  const direction = directionTo(scene.plan, squareOf(from[node] as number), squareOf(node));
  return direction !== NONE && isForward(facingOf(node), direction);
}

function pointsAt({ cost }: Reach, node: number): number {
  return Math.trunc((cost[node] as number) / POINT);
}

function search(scene: Scene, running: boolean, shunned: ReadonlySet<Square>): Reach {
  const { state, plan, who } = scene;
  const { at, facing, ap } = bodyOf(state, who);
  const taken = new Set(state.bodies.flatMap(({ at: there, status }) => (status === 'active' ? [there] : [])));
  const moves = (node: number, offer: OfferMove): void => {
    const from = squareOf(node);
    const looks = facingOf(node);
    for (const turned of [1, 3])
      offer(nodeOf(from, ((looks + turned) % FACINGS.length) as Facing, STANDING), turnPrice(state) * POINT + TURN);
    for (const direction of DIRECTIONS) {
      const to = plan.next[from * 8 + direction] as Square;
      if (to === NONE || taken.has(to) || shunned.has(to)) continue;
      if (!state.gravity) {
        if (isPull(scene, from, direction))
          offer(nodeOf(to, looks, STANDING), pullPrice(state, plan, who, from, direction) * POINT + slant(direction));
        continue;
      }
      const more = openingPrice(scene, from, direction);
      if (more === NONE) continue;
      const step = more + stepPrice(state, plan, who, from, looks, direction);
      offer(nodeOf(to, looks, STANDING), step * POINT + slant(direction));
      if (!running || more > 0 || !isForward(looks, direction)) continue;
      const block = blockOf(node);
      const price = runPrice(state, plan, who, from, direction, block);
      offer(nodeOf(to, looks, strideOn(block, plan, from, direction)), price * POINT + slant(direction));
    }
  };
  return reach(plan.squares * NODES, nodeOf(at, facing, running ? state.act : STANDING), (ap + 1) * POINT - 1, moves);
}

/** S-21.5. What is shut stays shut: once open, a door is no wall to hold on to. */
function isPull(scene: Scene, from: Square, direction: number): boolean {
  const { state, plan } = scene;
  const to = plan.next[from * 8 + direction] as Square;
  return !isShut(scene, from, direction) && isAtWall(plan, state.open, from) && isAtWall(plan, state.open, to);
}

/** 0 if nothing is shut, NONE if there is no way through. */
function openingPrice(scene: Scene, from: Square, direction: number): number {
  if (!isShut(scene, from, direction)) return 0;
  const opening = openingAt(scene, from, direction);
  return opening === undefined ? NONE : opening.ap + opening.wait * SWEAR_AP;
}

function isShut({ state, plan }: Scene, from: Square, direction: number): boolean {
  const portal = plan.gate[from * 8 + direction] as number;
  return portal !== NONE && !isOpen(plan, state.open, portal);
}

function openingAt(scene: Scene, from: Square, direction: number): Opening | undefined {
  const portal = scene.plan.gate[from * 8 + direction] as number;
  const key = `${from} ${portal}`;
  if (!scene.openings.has(key)) scene.openings.set(key, openingOf(scene, from, portal));
  return scene.openings.get(key);
}

/** Found by doing it on a copy. Lifts come when they like, and plates take a whole turn. */
function openingOf({ state, plan, who }: Scene, from: Square, portal: number): Opening | undefined {
  const { kind } = plan.portals[portal] as Portal;
  if (kind === 'lift' || kind === 'plate' || kind === 'bulkheadPlate') return undefined;
  const copy = clone(state);
  bodyOf(copy, who).at = from;
  if (whyWork(copy, who, portal) !== undefined) return undefined;
  work(copy, who, portal, { chance: { int: () => 0 }, reveal: () => {} });
  const { spent, waits } = copy.act;
  const at = waits.findIndex((each, index) => index % 2 === 0 && each === portal);
  return { portal, ap: spent - state.act.spent, wait: at < 0 ? 0 : (waits[at + 1] as number) };
}

function walkTo(found: Found, end: number): Walk {
  const nodes = wayTo(found, end);
  const way: Square[] = [];
  const actions: Action[] = [];
  const spent: number[] = [];
  for (const [index, node] of nodes.entries()) {
    const square = squareOf(node);
    if (way.at(-1) !== square) way.push(square);
    const before = nodes[index - 1];
    if (before === undefined) continue;
    for (const { portal, ap, wait } of openingsBetween(found, before, node)) {
      actions.push(act('work', portal), ...Array.from({ length: wait }, () => SWEAR));
      const start = (spent.at(-1) ?? 0) + ap;
      spent.push(start, ...Array.from({ length: wait }, (_, at) => start + (at + 1) * SWEAR_AP));
    }
    actions.push(actionBetween(found, before, node));
    spent.push(pointsAt(found, node));
  }
  return { way, actions, spent, ap: pointsAt(found, end) };
}

/** One, or none. */
function openingsBetween({ scene }: Found, from: number, to: number): readonly Opening[] {
  const direction = directionTo(scene.plan, squareOf(from), squareOf(to));
  if (direction === NONE || !isShut(scene, squareOf(from), direction)) return [];
  const opening = openingAt(scene, squareOf(from), direction);
  return opening === undefined ? [] : [opening];
}

function actionBetween(found: Found, from: number, to: number): Action {
  const square = squareOf(from);
  const next = squareOf(to);
  if (square === next) return TURNS[facingOf(to)] as Action;
  const direction = directionTo(found.scene.plan, square, next);
  const ran = blockOf(to).stride > 0 || isLastOfBlock(found, from, to, direction);
  return (ran ? RUNS : STEPS)[direction] as Action;
}

/** A block that has just ended looks like a step; but a step would have cost more. */
function isLastOfBlock(found: Found, from: number, to: number, direction: number): boolean {
  const { state, plan, who } = found.scene;
  const paid = pointsAt(found, to) - pointsAt(found, from);
  return blockOf(from).stride === 1 && paid < stepPrice(state, plan, who, squareOf(from), facingOf(from), direction);
}
