/** What a bot chooses before turn 1: skills whose weapons do most aboard, and places near them. */
import type { Decision } from '@shutterbox/kernel';
import { act } from '../actions.ts';
import type { Action, DecisionKind } from '../answers.ts';
import { canSee } from '../grid/sight.ts';
import { isForward } from '../move/step.ts';
import { areEnemies, isAnimal, sheetOf, skillLevel } from '../people.ts';
import { type Direction, type Facing, NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { defaultAnswer } from '../setup/defaults.ts';
import { openFacing } from '../setup/facing.ts';
import { lockerOf, stateroomOf } from '../setup/outfit.ts';
import { placesFor } from '../setup/places.ts';
import { offered } from '../setup/stages.ts';
import type { SkillId, State, Who } from '../types.ts';
import { bridgeOf } from './aims.ts';
import { distances, FAR, type Field } from './field.ts';
import { skillWorth } from './gear.ts';
import { heldSquares } from './quests.ts';

/** Below this dexterity the second table's guns are hard to handle. */
const STEADY = 5;
/** S-14.39: of the 6 AP at stake, by how unequal the sides are between equal players. */
const NEEDED: Readonly<Record<string, number>> = { hijacking: 1, mutiny: 3, loose: 3, boarding: 3 };
const FEWEST_NEEDED = 5;
/** What being seen before the game begins costs, in squares. */
const SEEN = 30;

export function setUp(state: State, { kind, subject: who = 0 }: Decision): Action {
  switch (kind as DecisionKind) {
    case 'table':
      return act('table', sheetOf(state, who).dex >= STEADY ? 1 : 0);
    case 'skill':
      return act('skill', bestSkill(state, who));
    case 'bid':
      return act('bid', NEEDED[scenarioOf(state).id] ?? FEWEST_NEEDED);
    case 'place':
      return bestPlace(state, who);
    default:
      return defaultAnswer(state, kind as DecisionKind, who);
  }
}

function bestSkill(state: State, who: Who): SkillId {
  const enemy = state.sheets.findIndex((_, other) => areEnemies(state, who, other));
  const offer = offered(sheetOf(state, who));
  let best = offer[0] as SkillId;
  let most = 0;
  for (const skill of offer) {
    const worth = enemy === NONE ? 0 : skillWorth(learned(state, who, skill), who, enemy, skill);
    if (worth <= most) continue;
    most = worth;
    best = skill;
  }
  return best;
}

function learned(state: State, who: Who, skill: SkillId): State {
  const sheet = sheetOf(state, who);
  const level = Math.max(0, skillLevel(sheet, skill)) + 1;
  const skills = [...sheet.skills.filter((known) => known.skill !== skill), { skill, level }];
  return { ...state, sheets: state.sheets.with(who, { ...sheet, skills }) };
}

/** Near the weapons, looking their way; animals where nobody sees them before they are loose. */
function bestPlace(state: State, who: Who): Action {
  const plan = planOf(state);
  const goal = goalOf(state, who).filter((square) => square !== NONE);
  const field = distances({ ...state, open: state.open.map(() => ~0) }, who, goal);
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const square of placesFor(state, who)) {
    const far = (field[square] as number) + (isAnimal(state, who) && isWatched(state, plan, who, square) ? SEEN : 0);
    if (far >= least) continue;
    least = far;
    best = square;
  }
  return act('place', best, facingDown(plan, field, best));
}

function goalOf(state: State, who: Who): readonly Square[] {
  const placed = state.bodies.flatMap(({ at }, other) => (at !== NONE && areEnemies(state, who, other) ? [at] : []));
  if (isAnimal(state, who)) return placed;
  if (sheetOf(state, who).role === 'pirate') return heldSquares(state);
  if (scenarioOf(state).weapons !== 'kept') return [lockerOf(state)];
  return isFirst(state, who) ? bridgeOf(planOf(state)) : [stateroomOf(state, who)];
}

/** The first of a side to be placed takes the bridge. */
function isFirst(state: State, who: Who): boolean {
  const { side } = sheetOf(state, who);
  return !state.bodies.some(({ at }, other) => at !== NONE && sheetOf(state, other).side === side);
}

function isWatched(state: State, plan: Plan, who: Who, square: Square): boolean {
  return state.bodies.some(
    ({ at }, other) => at !== NONE && areEnemies(state, who, other) && canSee(plan, state.open, at, square),
  );
}

/** The facing with the shortest way ahead; at the goal, or if no way leads there, toward the open room. */
function facingDown(plan: Plan, field: Field, square: Square): Facing {
  const far = field[square] as number;
  if (far === 0 || far >= FAR) return openFacing(plan, square);
  let best: Facing = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let direction = 0; direction < 8; direction++) {
    const next = plan.next[square * 8 + direction] as Square;
    if (next === NONE || (field[next] as number) >= least) continue;
    least = field[next] as number;
    best = Math.floor(direction / 2) as Facing;
    if (!isForward(best, direction as Direction)) best = ((best + 1) % 4) as Facing;
  }
  return best;
}
