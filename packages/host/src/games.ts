/** Games as a host has them. */
import type { ChanceSource, GameDefinition, GameText } from '@shutterbox/kernel';

export interface HostedGame<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  /** Where chance comes from, if not from the match's secret. A seed gives the same match again. */
  readonly source?: ChanceSource;
}

/** An operation on any game. */
export type GameUse<R> = <O, S, A, E, V>(hosted: HostedGame<O, S, A, E, V>) => R;

/** A game whose types only `use` knows, so that a list can hold games of different types. */
export interface ListedGame {
  readonly id: string;
  use<R>(use: GameUse<R>): R;
}

export type FindGame = (id: string) => ListedGame | undefined;
