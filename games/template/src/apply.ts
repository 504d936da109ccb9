/** T-2: a round, from the die to the cards on the table. */
import type { Context, Decision } from '@shutterbox/kernel';
import { take } from './cards.ts';
import { isOver, winnerOf } from './score.ts';
import { type Action, type Card, type Event, NONE, type State } from './types.ts';

const PIPS = 6;

export function apply(state: State, { seat }: Decision, { card }: Action, cx: Context<Event>): void {
  take(state.hands[seat] as Card[], card);
  state.chosen[seat] = card;
  cx.emit?.({ type: 'chose', seat, card });
  if (!state.chosen.includes(NONE)) show(state, cx);
}

/** T-2.1. */
export function startRound(state: State, cx: Context<Event>): void {
  state.round++;
  state.points = 1 + cx.chance.int(PIPS);
  cx.emit?.({ type: 'rolled', round: state.round, points: state.points });
}

/** T-2.3, T-3.1, T-3.2. */
function show(state: State, cx: Context<Event>): void {
  const cards = state.chosen;
  const winner = winnerOf(cards, state.options);
  state.shown.push(cards);
  state.chosen = cards.map(() => NONE);
  if (winner !== NONE) (state.scores[winner] as number) += state.points;
  // The die of the next round stops undo as well, but after the last round there is none.
  cx.reveal('T-5.2');
  cx.emit?.({ type: 'shown', cards, winner, points: state.points });
  if (isOver(state)) cx.emit?.({ type: 'over', scores: state.scores.slice() });
  else startRound(state, cx);
}
