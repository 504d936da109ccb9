/** S-18.8 to S-18.13: hand grenades, at groups, round corners and through doors, and never where friends are near. */
import { act, TURNS } from '../actions.ts';
import type { Action } from '../answers.ts';
import { chanceOf } from '../chances.ts';
import { GRENADE_DICE, GRENADE_ROW } from '../combat/attack.ts';
import { ARM_AP, fallsShort, TOSS_AP, whyLob } from '../combat/grenade.ts';
import { GRENADE, howOf } from '../combat/means.ts';
import { blastThrow } from '../combat/reasons.ts';
import { HAND_GRENADE } from '../data/weapons.ts';
import { isInFront } from '../grid/range.ts';
import { isOpen } from '../grid/step.ts';
import { hiddenOf } from '../knowledge/secrets.ts';
import { bodyOf, dexterity, itemOf } from '../people.ts';
import { DIRECTIONS, type Facing, NONE, type Portal, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { blastWorth } from './blast.ts';
import { afterAll, rate, worthOfHit } from './odds.ts';
import { flipped } from './scene.ts';
import { foesFor } from './targets.ts';
import { waitFor } from './ways.ts';

const DRAW_AP = 1;
const DOOR_AP = 4;
const HATCH_AP = 5;
/** What a throw must be worth: about half an enemy. */
const ENOUGH = 0.4;
const FEWEST = 2;
const MOST = 12;
const HOW = howOf(GRENADE, false, false);
const ARM = act('arm');
const TOSS = act('toss');
const SWEAR = act('swear');
const END = act('end');

interface Landing {
  readonly square: Square;
  readonly worth: number;
}

const NOWHERE: Landing = { square: NONE, worth: 0 };

/** Undefined for people without a grenade, and where none is worth throwing. */
export function grenadeDeed(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  if (!hasGrenades(state, who)) return undefined;
  const { ap, at, facing } = bodyOf(state, who);
  if (state.act.fuses.length > 0) return legal.includes(TOSS) ? TOSS : END;
  const ready = legal.includes(ARM);
  const draw = ready ? undefined : drawn(state, who, legal);
  if (!ready && draw === undefined) return undefined;
  const price = ARM_AP + TOSS_AP + (ready ? 0 : DRAW_AP);
  if (ap < price) return undefined;
  const plan = planOf(state);
  const best = bestLanding(state, who);
  if (best.worth > Math.max(ENOUGH, othersWorth(state, who, legal))) {
    if (isInFront(plan, at, facing, best.square)) return draw ?? ARM;
    const turn = turnTo(state, who, best.square);
    if (turn !== undefined && ap > price && legal.includes(turn)) return turn;
  }
  return throughDoor(state, who, legal, ap - price);
}

function hasGrenades(state: State, who: Who): boolean {
  return (
    state.act.fuses.length > 0 ||
    state.items.some(({ holder, weapon }) => holder === who && weapon === HAND_GRENADE) ||
    hiddenOf(state, who).some(({ weapon }) => weapon === HAND_GRENADE)
  );
}

function drawn(state: State, who: Who, legal: readonly Action[]): Action | undefined {
  const hidden = hiddenOf(state, who);
  return legal.find(
    ({ type, on }) =>
      (type === 'draw' && itemOf(state, on).weapon === HAND_GRENADE) ||
      (type === 'produce' && hidden[on]?.weapon === HAND_GRENADE),
  );
}

/** What the weapon in hand would do in the same turn. */
function othersWorth(state: State, who: Who, legal: readonly Action[]): number {
  const { ap } = bodyOf(state, who);
  let most = 0;
  for (const { type, on, how } of legal) if (type === 'attack') most = Math.max(most, rate(state, who, on, how));
  return afterAll(Math.min(1, most * ap), 1);
}

/** Towards a square aside or behind, a quarter at a time. */
function turnTo(state: State, who: Who, square: Square): Action | undefined {
  const plan = planOf(state);
  const { at, facing } = bodyOf(state, who);
  const turned = [1, 3, 2].find((by) => isInFront(plan, at, ((facing + by) % 4) as Facing, square));
  return turned === undefined ? undefined : TURNS[(facing + (turned === 3 ? 3 : 1)) % 4];
}

/** The best of the squares in and beside which enemies stand, whichever way the thrower faces. */
function bestLanding(state: State, who: Who): Landing {
  const plan = planOf(state);
  const squares = new Set<Square>();
  for (const foe of foesFor(state, who)) {
    const { at } = bodyOf(state, foe);
    squares.add(at);
    for (const direction of DIRECTIONS) squares.add(plan.next[at * 8 + direction] as Square);
  }
  squares.delete(NONE);
  let best = NOWHERE;
  for (const square of squares) {
    if (!isWithinThrow(state, who, square)) continue;
    const worth = throwWorth(state, who, square);
    if (worth > best.worth) best = { square, worth };
  }
  return best;
}

function isWithinThrow(state: State, who: Who, square: Square): boolean {
  const { facing } = bodyOf(state, who);
  return [0, 1, 2, 3].some((by) => {
    const turned = (facing + by) % 4;
    const bodies = state.bodies.with(who, { ...bodyOf(state, who), facing: turned as Facing });
    return whyLob({ ...state, bodies }, who, square) === undefined;
  });
}

/** S-18.10: over all throws, those that fall short too. */
function throwWorth(state: State, who: Who, to: Square): number {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const dex = dexterity(state, who);
  let sum = (1 - chanceOf(dex + 1)) * worthAt(state, who, to);
  for (let thrown = Math.max(FEWEST, dex + 1); thrown <= MOST; thrown++)
    sum += (chanceOf(thrown) - chanceOf(thrown + 1)) * worthAt(state, who, fallsShort(plan, at, to, thrown - dex));
  return sum;
}

function worthAt(state: State, who: Who, square: Square): number {
  const beside = (other: Who) =>
    chanceOf(blastThrow(state, who, other, HOW, GRENADE_ROW)) * worthOfHit(state, other, GRENADE_DICE / 2);
  return blastWorth(state, who, square, (other) => worthOfHit(state, other, GRENADE_DICE), beside);
}

/** Opens what is shut if there is someone behind it, with AP left for the throw. */
function throughDoor(state: State, who: Who, legal: readonly Action[], ap: number): Action | undefined {
  const plan = planOf(state);
  for (const portal of plan.portalsBeside[bodyOf(state, who).at] as readonly number[]) {
    const { kind, outer } = plan.portals[portal] as Portal;
    if (outer || (kind !== 'door' && kind !== 'iris' && kind !== 'hatch') || isOpen(plan, state.open, portal)) continue;
    const wait = waitFor(state, portal);
    const work = act('work', portal);
    if (wait === NONE && (!legal.includes(work) || ap < (kind === 'hatch' ? HATCH_AP : DOOR_AP))) continue;
    const behind = bestLanding({ ...state, open: [...flipped(plan, state.open, portal)] }, who);
    const next = wait === NONE ? work : SWEAR;
    if (behind.worth > ENOUGH && legal.includes(next)) return next;
  }
  return undefined;
}

/** Where to throw the grenade that is armed. */
export function landing(state: State, who: Who, legal: readonly Action[]): Action {
  let best = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = throwWorth(state, who, action.on);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}
