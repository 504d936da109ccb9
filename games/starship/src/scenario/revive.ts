/** S-14.7: waking a sleeper from cold sleep. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { twoDice } from '../dice.ts';
import type { Event } from '../events.ts';
import { range } from '../grid/range.ts';
import { areAdjacent } from '../grid/step.ts';
import { bodyOf, isAnimal, isShipsCrew, occupant, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { ANIMALS_CANNOT, CREW_ONLY, NO_SLEEPER, NOT_WHOLE_TURN, OCCUPIED, ON_LADDER } from '../refusals.ts';
import { isFresh, spend } from '../turn/spend.ts';
import type { State, Who } from '../types.ts';
import { planOf } from './scenario.ts';

const LIVES_THROW = 6;

/** A whole turn beside the berth, for one of the crew. */
export function whyRevive(state: State, who: Who, sleeper: Who): Rejection | undefined {
  const body = bodyOf(state, who);
  const other = state.bodies[sleeper];
  const plan = planOf(state);
  if (other?.status !== 'asleep') return NO_SLEEPER;
  if (range(plan, body.at, other.at) !== 0 && !areAdjacent(plan, state.open, body.at, other.at)) return NO_SLEEPER;
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (!isShipsCrew(sheetOf(state, who))) return CREW_ONLY;
  if (body.ladder) return ON_LADDER;
  const holder = occupant(state, other.at);
  if (holder !== NONE) return OCCUPIED;
  return isFresh(state) && !state.act.sneaking ? undefined : NOT_WHOLE_TURN;
}

/** The revived act from the next turn on. */
export function revive(state: State, who: Who, sleeper: Who, cx: Context<Event>): void {
  const dice = twoDice(cx.chance);
  const lives = dice >= LIVES_THROW;
  const body = bodyOf(state, sleeper);
  spend(state, who, bodyOf(state, who).ap);
  body.status = lives ? 'active' : 'dead';
  body.acted = true;
  state.changes++;
  cx.emit?.({ type: 'revived', who: sleeper, by: who, dice, lives });
}
