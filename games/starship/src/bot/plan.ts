/** One activation as a whole: where to go, whom to strike before or after, and which portal to shut. */
import type { Action } from '../answers.ts';
import { isOpen } from '../grid/step.ts';
import { isAnimal, occupant } from '../people.ts';
import { type Facing, NONE, type OpenPortals, type Portal, type Square, type Way } from '../plan/types.ts';
import type { State, Who } from '../types.ts';
import type { Aim } from './aims.ts';
import { climbOn, type Deed, enact, type Plot } from './enact.ts';
import { FAR, type Field } from './field.ts';
import { type Foe, menace } from './foes.ts';
import {
  type Blow,
  bestBlow,
  flip,
  flipped,
  goalThrough,
  menacesBehind,
  NO_BLOW,
  openedOn,
  type Scene,
  sceneOf,
  withOpened,
} from './scene.ts';
import { nodeOf, squareOf, waitFor } from './ways.ts';

const MOST_WAY = 60;
const PRESS_AP = 1;
const WAIT_AP = 3;
const HATCH_AP = 5;
const PICK_AP = 3;
const TURN_BACK_AP = 2;
const FEWEST_STRIKE_AP = 4;
const COVER_SHARE = 0.4;
const NEAR_COVER = 14;
/** S-20.8: two dice of wounds each turn. */
const VACUUM = 1;

export function planned(state: State, who: Who, legal: readonly Action[], aim: Aim): Action {
  const scene = sceneOf(state, who, aim);
  const best: Plot = { score: Number.NEGATIVE_INFINITY, deed: 'stay', node: scene.ways.start, portal: NONE };
  const behind = new Map([[0, scene]]);
  for (let square = 0; square < scene.plan.squares; square++) {
    const node = cheapest(scene, square);
    if (node !== NONE) weighSquare(sceneBehind(scene, openedOn(scene, node), behind), square, node, legal, best);
  }
  return enact(scene, best, legal);
}

/** The scene once portals on the way are open: they stay open for others, too. */
function sceneBehind(scene: Scene, opened: number, known: Map<number, Scene>): Scene {
  const there = known.get(opened) ?? withOpened(scene, opened);
  known.set(opened, there);
  return there;
}

/** Everything that can be done with a square within reach. */
function weighSquare(scene: Scene, square: Square, node: number, legal: readonly Action[], best: Plot): void {
  const { plan, foes, fields, settled, body, state } = scene;
  const ap = body.ap - (scene.ways.reach.cost[node] as number);
  const risk = riskOf(scene, node);
  const menaces = foes.map((foe, i) => menace(plan, settled, foe, square, fields[i]?.[square] ?? FAR, false));
  const place: Place = { square, node, ap, value: worthOfPlace(scene, square, ap, scene.goal) - scene.care * risk };
  weigh(scene, place, menaces, 0, 'go', NONE, best);
  if (square !== body.at && scene.home !== undefined) weighSally(scene, place, best);
  if (square === body.at) {
    weighStay(scene, place, legal, best);
    for (const { type, on } of legal) if (type === 'work') weighOpening(scene, place, menaces, on, best);
  }
  if (isAnimal(state, scene.who)) return;
  const threatened = menaces.some((each) => each > 0.02);
  for (const portal of plan.portalsBeside[square] as readonly number[]) {
    const cost = workCost(scene, portal);
    if (cost === NONE) continue;
    if (isOpen(plan, settled, portal)) {
      if (threatened) weighShut(scene, place, flipped(plan, settled, portal), cost, 'shut', portal, best);
    } else weighPeek(scene, place, menaces, portal, best);
  }
}

/** Behind what is shut the goal is farther, too. */
function weighShut(
  scene: Scene,
  place: Place,
  open: OpenPortals,
  cost: number,
  deed: Deed,
  portal: number,
  best: Plot,
): void {
  const { state, who, aim, goal } = scene;
  const { square, ap } = place;
  const farther = goalThrough(state, who, aim, open);
  const value = place.value - worthOfPlace(scene, square, ap, goal) + worthOfPlace(scene, square, ap, farther);
  weigh(scene, { ...place, value }, menacesBehind(scene, square, open), cost, deed, portal, best);
}

interface Place {
  readonly square: Square;
  readonly node: number;
  /** Left on arrival. */
  readonly ap: number;
  readonly value: number;
}

/** Goes there, strikes, and comes back: the dangers at home count, not those there. */
function weighSally(scene: Scene, place: Place, best: Plot): void {
  const { home, body, goal } = scene;
  if (home === undefined) return;
  const ap = place.ap - lengthOf(scene, place.node) - TURN_BACK_AP - PRESS_AP;
  if (ap < FEWEST_STRIKE_AP) return;
  const value = place.value + scene.aim.pull * ((goal[place.square] as number) - (goal[body.at] as number));
  for (let facing = 0; facing < (scene.gun ? 4 : 1); facing++) {
    const node = scene.gun ? facingNode(scene, place.square, facing as Facing) : place.node;
    if (node === NONE) continue;
    const blow = bestBlow(scene, place.square, facing as Facing, ap - 1, scene.settled);
    if (blow.worth > 0) offer(scene, { ...place, value }, home, blow, 'go', node, NONE, best);
  }
}

/** Squares on the way back, where all doors are open by then. */
function lengthOf({ ways }: Scene, node: number): number {
  let squares = 0;
  for (let at = node; at !== ways.start; at = ways.reach.from[at] as number) squares++;
  return squares;
}

function cheapest({ ways }: Scene, square: Square): number {
  const { cost } = ways.reach;
  let best = NONE;
  const first = nodeOf(square, 0, 0);
  const end = nodeOf(square + 1, 0, 0);
  for (let node = first; node < end; node++) {
    const ap = cost[node] as number;
    if (ap !== NONE && (best === NONE || ap < (cost[best] as number))) best = node;
  }
  return best;
}

/** What it is worth to stand there, apart from fights. */
function worthOfPlace({ aim, plan, vacuum }: Scene, square: Square, ap: number, goal: Field): number {
  const far = Math.min(MOST_WAY, Math.max(0, (goal[square] as number) - aim.near));
  const find = ap >= PICK_AP ? (aim.finds.get(square) ?? 0) : 0;
  const stifled = vacuum.length > 0 && vacuum.includes(plan.compartment[square] as number) ? VACUUM : 0;
  return find - aim.pull * far - stifled;
}

/** Free attacks and covering fire on the way, from enemies in sight and from those who lurk round corners. */
function riskOf({ guards, foes, ways, ambush }: Scene, node: number): number {
  let struck = 0;
  let lurking = 0;
  for (let at = node; at !== ways.start; at = ways.reach.from[at] as number) {
    const square = squareOf(at);
    struck |= guards.get(square) ?? 0;
    if (ambush !== undefined) lurking += ambush(squareOf(ways.reach.from[at] as number), square);
  }
  let safe = Math.max(0, 1 - lurking);
  if (struck !== 0)
    for (const [i, { strikes, melee }] of foes.entries())
      if ((struck & (1 << i)) !== 0) safe *= 1 - (strikes[melee ? 0 : 1]?.worth ?? 0);
  return 1 - safe;
}

/** Strikes there after going, or here before, and keeps enough for what the deed costs. */
function weigh(
  scene: Scene,
  place: Place,
  menaces: readonly number[],
  reserve: number,
  deed: Deed,
  portal: number,
  best: Plot,
): void {
  const { body, state, gun, settled, ways } = scene;
  const ap = place.ap - reserve;
  if (ap < 0) return;
  const before = bestBlow(scene, body.at, body.facing, ap, state.open);
  offer(scene, place, menaces, before, before.worth > 0 ? 'strike' : deed, place.node, portal, best);
  if (!gun) {
    if (place.square !== body.at) {
      const after = bestBlow(scene, place.square, 0, ap, settled);
      if (after.worth > 0) offer(scene, place, menaces, after, deed, place.node, portal, best);
    }
    return;
  }
  for (let facing = 0; facing < 4; facing++) {
    const node = facingNode(scene, place.square, facing as Facing);
    if (node === NONE || node === ways.start) continue;
    const left = body.ap - (ways.reach.cost[node] as number) - reserve;
    const after = bestBlow(scene, place.square, facing as Facing, left, settled);
    if (after.worth > 0) offer(scene, place, menaces, after, deed, node, portal, best);
  }
}

function facingNode({ ways }: Scene, square: Square, facing: Facing): number {
  const { cost } = ways.reach;
  let best = NONE;
  for (let stride = 0; stride < 3; stride++) {
    const node = nodeOf(square, facing, stride);
    const ap = cost[node] as number;
    if (ap !== NONE && (best === NONE || ap < (cost[best] as number))) best = node;
  }
  return best;
}

function offer(
  { care, foes }: Scene,
  { value }: Place,
  menaces: readonly number[],
  blow: Blow,
  deed: Deed,
  node: number,
  portal: number,
  best: Plot,
): void {
  let safe = 1;
  for (let i = 0; i < menaces.length; i++) {
    const each = menaces[i] as number;
    safe *= 1 - (i === blow.foe ? each * (1 - blow.worth) : each);
  }
  const gain = blow.foe === NONE ? 0 : blow.worth * (foes[blow.foe] as Foe).value;
  const score = value + gain - care * (1 - safe);
  if (score <= best.score) return;
  best.score = score;
  best.deed = deed;
  best.node = node;
  best.portal = portal;
}

/** Covering, climbing on, or closing all valves, without a step. */
function weighStay(scene: Scene, place: Place, legal: readonly Action[], best: Plot): void {
  const { plan, settled, foes, fields, body } = scene;
  const climb = climbOn(scene, legal);
  if (climb?.type === 'climb') {
    const { upper, lower } = plan.ways[climb.on] as Way;
    weighClimb(scene, place, place.square === upper ? lower : upper, best);
  }
  // A character who drifts first comes to the wall, and may lose control there.
  if (body.poise.drift === NONE && legal.some(({ type }) => type === 'cover')) {
    const faint = foes.map((foe, i) =>
      menace(plan, settled, foe, place.square, fields[i]?.[place.square] ?? FAR, true),
    );
    const value = worthOfPlace(scene, place.square, 0, scene.goal) + coverWorth(scene, place.square);
    offer(scene, { ...place, value }, faint, NO_BLOW, 'cover', place.node, NONE, best);
  }
  if (legal.some(({ type }) => type === 'valves')) {
    const masks = settled.slice();
    for (const { kind, id } of plan.portals) if (kind === 'iris' && isOpen(plan, settled, id)) flip(masks, plan, id);
    weighShut(scene, place, masks, PRESS_AP, 'valves', NONE, best);
  }
}

/** Someone stands right behind what is shut: no way leads there, but it must still be opened. */
function weighOpening(scene: Scene, place: Place, menaces: readonly number[], portal: number, best: Plot): void {
  const { plan, state, goal } = scene;
  const { beside } = plan.portals[portal] as Portal;
  const behind = beside.find((square) => square !== place.square) ?? NONE;
  if (behind === NONE || (goal[behind] as number) >= (goal[place.square] as number)) return;
  const other = occupant(state, behind);
  if (other === NONE || isAnimal(state, other) || waitFor(state, portal) !== NONE) return;
  const value = worthOfPlace(scene, behind, 0, goal);
  offer(scene, { ...place, value }, menaces, NO_BLOW, 'peek', place.node, portal, best);
}

/** The other end of a shaft or stairs is a place like any other, but nobody strikes on the way. */
function weighClimb(scene: Scene, place: Place, to: Square, best: Plot): void {
  const { plan, settled, foes, fields, goal } = scene;
  const menaces = foes.map((foe, i) => menace(plan, settled, foe, to, fields[i]?.[to] ?? FAR, false));
  offer(
    scene,
    { ...place, value: worthOfPlace(scene, to, 0, goal) },
    menaces,
    NO_BLOW,
    'climb',
    place.node,
    NONE,
    best,
  );
}

/** What covering fire may do to enemies who come. */
function coverWorth({ gun, foes, strikes, fields }: Scene, square: Square): number {
  if (!gun) return 0.01;
  let most = 0.01;
  for (const [i, { caged }] of foes.entries()) {
    const far = fields[i]?.[square] ?? FAR;
    if (far > NEAR_COVER || caged) continue;
    most = Math.max(most, COVER_SHARE * (strikes[i]?.[2]?.worth ?? 0));
  }
  return most;
}

/** Opens, strikes, and shuts again, all before anyone can answer. */
function weighPeek(scene: Scene, place: Place, menaces: readonly number[], portal: number, best: Plot): void {
  const { plan, settled, state, body, gun } = scene;
  const { kind } = plan.portals[portal] as Portal;
  const ap = place.ap - (kind === 'hatch' ? 2 * HATCH_AP : PRESS_AP + WAIT_AP + PRESS_AP);
  if (ap < 0 || waitFor(state, portal) !== NONE) return;
  const open = flipped(plan, settled, portal);
  for (let facing = 0; facing < (gun ? 4 : 1); facing++) {
    const node = gun ? facingNode(scene, place.square, facing as Facing) : place.node;
    if (node === NONE) continue;
    const extra = gun ? (scene.ways.reach.cost[node] as number) - (body.ap - place.ap) : 0;
    const blow = bestBlow(scene, place.square, facing as Facing, ap - extra, open);
    if (blow.worth > 0) offer(scene, place, menaces, blow, 'peek', node, portal, best);
  }
}

/** What working a portal costs; NONE if that is impossible. */
function workCost({ plan, state }: Scene, portal: number): number {
  const { kind, outer, deck, bit } = plan.portals[portal] as Portal;
  if (outer || (((state.broken[deck] as number) >> bit) & 1) === 1) return NONE;
  if (kind === 'hatch') return HATCH_AP;
  if (kind !== 'door' && kind !== 'iris') return NONE;
  const wait = waitFor(state, portal);
  return wait === NONE ? PRESS_AP : PRESS_AP + Math.max(0, wait);
}
