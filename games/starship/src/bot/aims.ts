/** Where a character wants to be, how badly, and what it risks on the way. */
import { isMelee } from '../combat/means.ts';
import { bodyOf, isAnimal, isPresent, sheetOf } from '../people.ts';
import type { Plan, Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { verdictNow } from '../score.ts';
import { DRAW, type Side, type State, type Who } from '../types.ts';
import { distances, distancesThrough, FAR, type Field } from './field.ts';
import { findsFor, heldWorth } from './gear.ts';
import { armsOf } from './odds.ts';
import type { Quest } from './quests.ts';

/** What a plan is for: where to go, how near is near enough, and what to pick up there. */
export interface Aim {
  readonly goals: readonly Square[];
  /** How far the nearest goal is, by square. */
  readonly field: Field;
  readonly near: number;
  /** What each square nearer is worth. */
  readonly pull: number;
  /** What the character's own safety is worth, compared with an enemy's. */
  readonly care: number;
  /** What picking something up is worth, by square. */
  readonly finds: ReadonlyMap<Square, number>;
}

const PULL = 0.012;
/** Without gravity nobody gets far in a turn. */
const AFLOAT_PULL = 0.04;
const CARE = { person: 0.8, animal: 0.4 } as const;
const NO_FINDS: ReadonlyMap<Square, number> = new Map();
const MELEE_NEAR = 2;
const GUN_NEAR = 6;
/** How much stronger a better weapon pulls, or the bridge when time is short. */
const ARMS = 2;
const LATE = 3;
/** How urgency changes what is wanted and risked. */
const DARES = 0.8;
const HURRIES = 4;
/** Time begins to press at this share of the game, and presses hardest after another such share. */
const CALM = 0.3;
const PRESSING = 0.5;
/** A side that is sure to lose when time is up begins with this much urgency. */
const PRESSED = 0.5;
/** A draw is half a defeat. */
const DRAWN = 0.7;
/** The stronger side risks more, within these bounds. */
const MOST_CARE = 1.2;
const LEAST_CARE = 0.4;
const PRESENCE = 0.4;

/** A weapon for the unarmed, the bridge where it decides, otherwise the enemy. */
export function aimOf(state: State, who: Who, enemies: readonly Who[], quest?: Quest): Aim {
  const urgency = urgencyOf(state, who);
  const base = isAnimal(state, who) ? CARE.animal : CARE.person;
  const care = base * (1 - DARES * urgency) * oddsAgainst(state, who, enemies);
  const pull = (state.gravity ? PULL : AFLOAT_PULL) * (1 + HURRIES * urgency);
  const far = isMelee(armsOf(state, who).weapon) ? MELEE_NEAR : GUN_NEAR;
  const near = Math.round(far * (1 - urgency));
  if (quest !== undefined) {
    const field = distancesThrough(planOf(state), state.open, opensDoors(state, who), quest.goals);
    return { goals: quest.goals, field, near: quest.near ?? 0, pull: quest.pull * pull, care, finds: NO_FINDS };
  }
  if (!isAnimal(state, who)) {
    const bridge = holdsBridge(state, who) ? bridgeOf(planOf(state)) : undefined;
    if (bridge !== undefined && isLate(state))
      return { goals: bridge, field: distances(state, who, bridge), near: 0, pull: LATE * pull, care, finds: NO_FINDS };
    const finds = findsFor(state, who, enemies[0] as Who);
    if (finds.size > 0) {
      const goals = [...finds.keys()];
      const field = distances(state, who, goals);
      if ((field[bodyOf(state, who).at] as number) < FAR)
        return { goals, field, near: 0, pull: ARMS * pull, care, finds };
    }
    if (bridge !== undefined)
      return { goals: bridge, field: distances(state, who, bridge), near: 0, pull, care, finds: NO_FINDS };
  }
  const goals = enemies.map((enemy) => bodyOf(state, enemy).at);
  return { goals, field: distances(state, who, goals), near, pull, care, finds: NO_FINDS };
}

/** S-14.36: a berserker breaks what people open. */
function opensDoors(state: State, who: Who): boolean {
  return !isAnimal(state, who) || sheetOf(state, who).role === 'berserker';
}

/** S-14.14: one character holds the bridge; late in the game everyone goes there. */
function holdsBridge(state: State, who: Who): boolean {
  if (scenarioOf(state).atLimit !== 'bridge') return false;
  if (isLate(state)) return true;
  const plan = planOf(state);
  const { side } = sheetOf(state, who);
  return (
    !state.bodies.some(
      (body, other) =>
        other < who && sheetOf(state, other).side === side && isPresent(body) && isOnBridge(plan, body.at),
    ) && isOnBridge(plan, bodyOf(state, who).at)
  );
}

function isOnBridge(plan: Plan, square: Square): boolean {
  return plan.rooms[plan.room[square] as number]?.kind === 'bridge';
}

function isLate(state: State): boolean {
  return timePassed(state) > PRESSING;
}

/** How the enemy's strength compares with that of the character's side. */
function oddsAgainst(state: State, who: Who, enemies: readonly Who[]): number {
  const { side } = sheetOf(state, who);
  const own = state.bodies.flatMap((body, other) =>
    sheetOf(state, other).side === side && isPresent(body) ? [other] : [],
  );
  if (enemies.length === 0) return LEAST_CARE;
  const mine = strengthOf(state, own, enemies[0] as Who);
  return Math.min(MOST_CARE, Math.max(LEAST_CARE, strengthOf(state, enemies, who) / Math.max(0.1, mine)));
}

function strengthOf(state: State, people: readonly Who[], against: Who): number {
  return people.reduce((sum, each) => sum + PRESENCE + heldWorth(state, each, against), 0);
}

/** 0 for a side that would win if time were up; otherwise it grows as time passes. */
function urgencyOf(state: State, who: Who): number {
  const { winner } = verdictNow(state);
  if (winner === sheetOf(state, who).side) return 0;
  const least = isSettled(state, sheetOf(state, who).side) ? PRESSED : 0;
  const pressed = Math.min(1, Math.max(least, (timePassed(state) - CALM) / PRESSING));
  return pressed * (winner === DRAW ? DRAWN : 1);
}

/** S-14.30, S-14.33: pirates who board, and rescuers, lose when time is up and have a long way to go. */
function isSettled(state: State, side: Side): boolean {
  const { papers, victory } = scenarioOf(state);
  return side === 1 ? papers : victory.some(({ is }) => is === 'brought');
}

/** S-14.10, S-14.14: the share of the game's time that is over. */
export function timePassed(state: State): number {
  const { alarm, limit } = scenarioOf(state);
  const passed = alarm.includes('sighted') ? (state.alarm > 0 ? state.turn - state.alarm : 0) : state.turn;
  return Math.min(1, passed / limit);
}

export function bridgeOf(plan: Plan): readonly Square[] {
  return plan.rooms.flatMap(({ kind, squares }) => (kind === 'bridge' ? squares : []));
}
