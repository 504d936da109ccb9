/** Matches of the toy for tests. */
import {
  type Chance,
  type ChanceSource,
  defaultOptions,
  Match,
  requiredDecisions,
  ScriptedChance,
  SeededChance,
  seededSource,
} from '../src/index.ts';
import { type Action, type Event, type Options, type State, type Toy, toy, type View } from './toy.ts';

export type ToyMatch = Match<Options, State, Action, Event, View>;

export interface Start {
  readonly game?: Toy;
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly source?: ChanceSource;
}

export function newMatch({ game = toy, seats = 2, options = {}, source = seededSource(1) }: Start = {}): ToyMatch {
  return new Match(game, { id: 'm', seats, options: { ...defaultOptions(game.options), ...options } }, source);
}

/** Set-up deals card `seat` to each seat; every later roll gives the lowest result. */
export const plainSource: ChanceSource = () => new ScriptedChance([0, 0, 0]);

/** The id of a seat's required open question; 0 if there is none. */
export function asked(match: ToyMatch, seat: number): number {
  return requiredDecisions(match.pending()).find((decision) => decision.seat === seat)?.id ?? 0;
}

/** Answers a seat's required question, and insists that the answer is accepted. */
export function act(match: ToyMatch, seat: number, ...actions: readonly Action[]): void {
  for (const action of actions) {
    const result = match.answer(seat, asked(match, seat), action);
    if (!result.ok) throw new Error(`${action.type} is refused: ${result.rejection.code}`);
  }
}

/** Seat 0 has the turn. */
export function inTurn(start: Start = {}): ToyMatch {
  const match = newMatch({ source: plainSource, ...start });
  for (let seat = 0; seat < match.seats; seat++) act(match, seat, { type: 'stake', points: 0 });
  return match;
}

export const BET_ID = 1;
export const walk = { type: 'walk', steps: 1 } as const;
export const run = { type: 'walk', steps: 2 } as const;
export const show = { type: 'show' } as const;
export const roll = { type: 'roll' } as const;
export const shrug = { type: 'shrug' } as const;
export const tease = (seat: number): Action => ({ type: 'tease', seat });
export const bet = (seat: number): Action => ({ type: 'bet', seat });

/** Plays on at random, with bets and undo now and then, to the end. */
export function playOn(match: ToyMatch, seed: number, each?: () => void): ToyMatch {
  const chance = new SeededChance(seed);
  while (match.outcome === undefined) {
    each?.();
    const decision = pick(match.pending(), chance);
    if (chance.int(4) === 0) match.undo(decision.seat, 1 + chance.int(2));
    else match.answer(decision.seat, decision.id, pick(match.legal(decision.seat, decision.id), chance));
  }
  return match;
}

function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[chance.int(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
