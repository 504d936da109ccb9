/** The open questions, the legal answers, and why an answer is refused. */
import { type Decision, isRecord, type Rejection } from '@shutterbox/kernel';
import { VALUES } from './cards.ts';
import { isOver } from './score.ts';
import { type Action, type Card, NONE, type State } from './types.ts';

/** Every action there is, ascending. Made once, so that listing allocates nothing. */
const CHOOSE: readonly Action[] = VALUES.map((card) => ({ type: 'choose', card }));

export function pending(state: State): readonly Decision[] {
  const open: Decision[] = [];
  if (isOver(state)) return open;
  for (const [seat, card] of state.chosen.entries()) {
    if (card === NONE) open.push({ seat, kind: 'choose', sealed: true });
  }
  return open;
}

/** T-2.2. Two cards of one value are one answer. */
export function legalActions(state: State, decision: Decision, into: Action[]): void {
  for (const action of CHOOSE) if (inHand(state, decision, action)) into.push(action);
}

export function check(state: State, decision: Decision, action: Action): Rejection | undefined {
  if (inHand(state, decision, action)) return undefined;
  return { code: 'notInHand', rule: 'T-2.2', params: { card: action.card } };
}

function inHand(state: State, { seat }: Decision, { card }: Action): boolean {
  return (state.hands[seat] as Card[]).includes(card);
}

/** T-2.4. */
export function timeoutAction(state: State, decision: Decision): Action {
  return CHOOSE.find((action) => inHand(state, decision, action)) as Action;
}

export function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json) || json.type !== 'choose') return undefined;
  return CHOOSE.find(({ card }) => card === json.card);
}

export function actionKey(action: Action): string {
  return `choose ${action.card}`;
}
