/** Answers to the questions of set-up. */
import type { Decision, Rejection } from '@shutterbox/kernel';
import { act, MOST_BID } from '../actions.ts';
import type { Action, DecisionKind } from '../answers.ts';
import { ammoFor } from '../gear/reload.ts';
import { isSuspect } from '../knowledge/veil.ts';
import { itemOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { NOT_A_PLACE, NOT_OFFERED } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { isPlaceFor, placesFor } from '../setup/places.ts';
import { plotsOf } from '../setup/plot.ts';
import { armorLeft, offered, unfilled } from '../setup/stages.ts';
import type { State, Who } from '../types.ts';

const QUICK = act('quick');
const TWO: readonly number[] = [0, 1];
const BIDS: readonly number[] = Array.from({ length: MOST_BID + 1 }, (_, ap) => ap);
const SECRET: readonly DecisionKind[] = ['side', 'bid', 'plot', 'grenadier', 'papers'];
const FACINGS: readonly number[] = [0, 1, 2, 3];

export function pushChoices(state: State, { kind, subject = NONE }: Decision, into: Action[]): void {
  const asked = kind as DecisionKind;
  if (asked === 'place') {
    for (const square of placesFor(state, subject))
      for (const facing of FACINGS) into.push(act('place', square, facing));
  } else for (const on of choicesOf(state, asked, subject)) into.push(act(asked as Action['type'], on));
  // S-14.19: never what is chosen in secret.
  if (!SECRET.includes(asked)) into.push(QUICK);
}

/** What `on` may be. */
function choicesOf(state: State, kind: DecisionKind, who: Who): readonly number[] {
  switch (kind) {
    case 'skill':
      return offered(sheetOf(state, who));
    case 'wear':
      return armorLeft(state, who);
    case 'chamber':
      return ammoFor(itemOf(state, unfilled(state)).weapon);
    case 'bid':
      return BIDS;
    case 'plot':
      return plotsOf(state);
    case 'grenadier':
      return state.sheets.flatMap((sheet, other) => (sheet.side === 1 && isSuspect(state, sheet) ? [other] : []));
    default:
      return TWO;
  }
}

export function whyChoice(
  state: State,
  { kind, subject = NONE }: Decision,
  { type, on }: Action,
): Rejection | undefined {
  if (type === 'quick') return undefined;
  if (kind === 'place') return isPlaceFor(state, planOf(state), subject, on) ? undefined : NOT_A_PLACE;
  return choicesOf(state, kind as DecisionKind, subject).includes(on) ? undefined : NOT_OFFERED;
}
