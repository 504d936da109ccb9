/** DA-2 and DA-6: how a turn begins, rolls and ends. */
import type { Context, Seat } from '@shutterbox/kernel';
import { MOST_ROLLS, rollBonus, rollDice } from '../dice.ts';
import { hasClaim } from '../routes.ts';
import { FEWEST_TURNS, unclaimed } from '../table.ts';
import type { Event, State } from '../types.ts';
import { ask } from './ask.ts';
import { finish } from './end.ts';

/** DA-6.3. */
const MOST_TURNS = 30;

export function startTurn(state: State, cx: Context<Event>): void {
  cx.emit?.({ type: 'turn', seat: state.turn, turn: (state.turns[state.turn] as number) + 1 });
  state.rolls = 0;
  state.bonusClaimed = false;
  // DA-2.1, DA-6.2.
  rollDice(state.dice, 0, cx.chance);
  state.bonus = unclaimed(state) > 0 ? rollBonus(cx.chance) : 0;
  rolled(state, 0, cx);
}

/** DA-2.2. */
export function roll(state: State, hold: number, cx: Context<Event>): void {
  rollDice(state.dice, hold, cx.chance);
  rolled(state, hold, cx);
}

function rolled(state: State, hold: number, cx: Context<Event>): void {
  const { turn: seat, bonus } = state;
  state.rolls++;
  cx.emit?.({ type: 'rolled', seat, roll: state.rolls, hold, dice: state.dice.slice(), bonus });
  if (state.rolls < MOST_ROLLS || hasClaim(state)) return ask(state, 'roll');
  // DA-2.7.
  cx.emit?.({ type: 'nothing', seat, forced: true });
  endTurn(state, cx);
}

/** DA-1.9, DA-6.1, DA-6.3. */
export function endTurn(state: State, cx: Context<Event>): void {
  state.turns[state.turn] = (state.turns[state.turn] as number) + 1;
  const everybody = fewestTurns(state);
  if (everybody >= MOST_TURNS || (everybody >= FEWEST_TURNS && unclaimed(state) === 0)) return finish(state, cx);
  state.turn = nextSeat(state);
  startTurn(state, cx);
}

/** The number of turns that every seat has had at least. */
function fewestTurns({ turns }: State): number {
  let fewest = MOST_TURNS;
  for (let seat = 0; seat < turns.length; seat++) fewest = Math.min(fewest, turns[seat] as number);
  return fewest;
}

function nextSeat({ turn, seats }: State): Seat {
  return (turn + 1) % seats;
}
