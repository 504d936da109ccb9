/** What the bots know about DiceAFARI. */
import type { Decision, Heuristics, LuckModel, Seat } from '@shutterbox/kernel';
import { actionKey, BONUS, NO_PHOTO, PHOTO, ROLL, STOP } from './actions.ts';
import { routesOf } from './board.ts';
import { Claims } from './bot/claims.ts';
import { type Dice, diceOf, holdOf, WITHIN } from './bot/multisets.ts';
import { bestHeld, planFor, worthOfDice } from './bot/plan.ts';
import { chanceOfEnd, stageAfter } from './bot/stage.ts';
import { MOST_ROLLS } from './dice.ts';
import { canTake, unclaimed } from './table.ts';
import { type Action, type DecisionKind, NONE, type State, TERRAINS } from './types.ts';

/** An answer and what it is worth, in points. */
interface Judged {
  readonly action: Action;
  readonly value: number;
}

/** Every answer, except those that differ only in which of two equal dice they mean. */
function judged(state: State, decision: Decision): Judged[] {
  switch (decision.kind as DecisionKind) {
    case 'roll':
      return judgedRolls(state);
    case 'bonus':
      return judgedBonuses(state);
    case 'photo':
      return judgedPhotos(state);
  }
}

function judgedRolls(state: State): Judged[] {
  const plan = planFor(state);
  const dice = diceOf(state.dice);
  const within = WITHIN[dice] as Int16Array;
  const routes = routesOf(state);
  const answers: Judged[] = [{ action: STOP, value: plan.nothing }];
  for (let i = 0; i < routes.length; i++) {
    if (within.includes(plan.needs[i] as Dice))
      answers.push({ action: routes[i] as Action, value: plan.claims[i] as number });
  }
  const left = MOST_ROLLS - state.rolls;
  if (left > 0) {
    const held = plan.held[left - 1] as Float64Array;
    for (const part of within)
      if (part !== dice)
        answers.push({ action: ROLL[holdOf(state.dice, part)] as Action, value: held[part] as number });
  }
  return answers;
}

function judgedBonuses(state: State): Judged[] {
  const claims = new Claims(state);
  const answers: Judged[] = [];
  for (const [tile, owner] of state.owners.entries())
    if (owner === NONE) answers.push({ action: BONUS[tile] as Action, value: claims.bonus(tile) });
  return answers;
}

function judgedPhotos(state: State): Judged[] {
  const claims = new Claims(state);
  const answers: Judged[] = [{ action: NO_PHOTO, value: -1 }];
  for (const spot of state.photos.keys())
    if (canTake(state, spot, state.turn)) answers.push({ action: PHOTO[spot] as Action, value: claims.photo(spot) });
  return answers;
}

function best(state: State, decision: Decision): Action {
  return decision.kind === 'roll' ? bestRoll(state) : bestOf(judged(state, decision));
}

function bestOf(answers: readonly Judged[]): Action {
  let found = answers[0] as Judged;
  for (let i = 1; i < answers.length; i++) if ((answers[i] as Judged).value > found.value) found = answers[i] as Judged;
  return found.action;
}

/** The best of `judgedRolls`, without building the list. */
function bestRoll(state: State): Action {
  const plan = planFor(state);
  const dice = diceOf(state.dice);
  const left = MOST_ROLLS - state.rolls;
  const now = worthOfDice(plan, dice, 0);
  const held = left === 0 ? NONE : bestHeld(plan, dice, left);
  if (held !== NONE && ((plan.held[left - 1] as Float64Array)[held] as number) > now)
    return ROLL[holdOf(state.dice, held)] as Action;
  const within = WITHIN[dice] as Int16Array;
  for (let i = 0; i < plan.claims.length; i++)
    if (plan.claims[i] === now && within.includes(plan.needs[i] as Dice)) return routesOf(state)[i] as Action;
  return STOP;
}

/** Against claiming nothing, or taking no photo. */
function reason(state: State, decision: Decision, action: Action): string {
  const answers = judged(state, decision);
  const key = actionKey(action);
  const found = answers.find((each) => actionKey(each.action) === key);
  const least = Math.min(...answers.map(({ value }) => value));
  if (action.type === 'stop') return 'The turn ends without a claim.';
  if (action.type === 'noPhoto') return 'The photo stays on the map for the others.';
  if (found === undefined) return '';
  const more = found.value - (decision.kind === 'roll' ? (answers[0] as Judged).value : least);
  const points = `about ${Math.max(0, more).toFixed(1)} points`;
  switch (action.type) {
    case 'claim':
      return `This route is worth ${points} more than claiming nothing.`;
    case 'roll':
      return `Rolling again is worth ${points} more than claiming nothing.`;
    case 'bonus':
      return `This tile is worth ${points} more than the worst free tile.`;
    case 'photo':
      return `This photo is worth ${points} more than taking none.`;
  }
}

/** Answers worse than the best by this many points are not searched. */
const MARGIN = 1.5;
const MOST_CANDIDATES = 5;

function candidates(state: State, decision: Decision): readonly Action[] {
  if (decision.kind !== 'roll') return worthy(judged(state, decision));
  const { worthy: known } = planFor(state);
  const key = state.dice.reduce((code, terrain) => TERRAINS.length * code + terrain, state.rolls);
  const found = known.get(key) ?? worthy(judgedRolls(state));
  known.set(key, found);
  return found;
}

function worthy(answers: Judged[]): readonly Action[] {
  answers.sort((a, b) => b.value - a.value);
  const least = (answers[0] as Judged).value - MARGIN;
  return answers.filter(({ value }, i) => i < MOST_CANDIDATES && value >= least).map(({ action }) => action);
}

/** A margin in points counts for more as the end comes near. */
const MARGIN_AT_END = 3;
const MARGIN_A_TILE = 0.5;

function evaluate(state: State, seat: Seat): number {
  const value = standing(state, seat);
  return 1 / (1 + Math.exp(-value / (MARGIN_AT_END + MARGIN_A_TILE * unclaimed(state))));
}

/** The margin a seat can expect over the others after this turn, and after its next one if this turn is its own. */
function standing(state: State, seat: Seat): number {
  const { turns, turn, seats } = state;
  const value = valueOfTurn(state);
  if (seat === turn) return value;
  const free = unclaimed(state);
  // The seat on turn has counted on the turn after this one, which comes only if the game goes on.
  const after = (1 - chanceOfEnd(turns, turn, free)) * stageAfter(turns, turn, free).tempo;
  if (seats === 2) return -(value + after);
  const gain = value + after - new Claims(state).now();
  return new Claims(state, seat).now() - gain / (seats - 1);
}

/** What the seat on turn can expect from its turn. */
function valueOfTurn(state: State): number {
  const kind = state.open[0]?.kind as DecisionKind;
  if (kind === 'roll') return worthOfDice(planFor(state), diceOf(state.dice), MOST_ROLLS - state.rolls);
  const claims = new Claims(state);
  return claims.nothing() + claims.rest(kind);
}

/** The evaluation already looks ahead to the end of the turn, so nothing is played out. */
const HORIZON = 0;
/** Two turns, played by the best answers: enough to see what the others make of what is left. */
const ROOT_HORIZON = 6;

/** The first roll of a turn is drawn with the answer that ended the one before; what is given out at the end is nobody's draw. */
const luck: LuckModel<State, Action> = {
  slope: 0.61,
  factor: 1.02,
  drawnBy: ({ over, turn }) => (over ? undefined : turn),
};

export const heuristics: Heuristics<State, Action> = {
  evaluate,
  playout: best,
  candidates,
  best,
  reason,
  horizon: HORIZON,
  rootHorizon: ROOT_HORIZON,
  levels: {
    easy: 'careless:60:greedy',
    normal: 'careless:20:greedy',
    hard: 'greedy',
    expert: 'halving:400:2000ms',
  },
  luck,
  decisions: true,
};
