/** Every game that the server hosts. A new game is one import group and one line in GAMES. */
import type { GameDefinition, GameText, Heuristics } from '@shutterbox/kernel';
import { game as template, text as templateText } from '@shutterbox/template';
import { heuristics as templateHeuristics } from '@shutterbox/template/bot';
import { game as wildlife, text as wildlifeText } from '@shutterbox/wildlife';
import { heuristics as wildlifeHeuristics } from '@shutterbox/wildlife/bot';

export interface HostedGame<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  readonly heuristics: Heuristics<S, A>;
}

/** What is done with a game, whichever it is. */
export type GameUse<R> = <O, S, A, E, V>(hosted: HostedGame<O, S, A, E, V>) => R;

/** A game whose types only `use` gets to know: a list can hold games of different types. */
export interface ListedGame {
  readonly id: string;
  use<R>(use: GameUse<R>): R;
}

function listed<O, S, A, E, V>(hosted: HostedGame<O, S, A, E, V>): ListedGame {
  return { id: hosted.game.id, use: (use) => use(hosted) };
}

export const GAMES: readonly ListedGame[] = [
  listed({ game: wildlife, text: wildlifeText, heuristics: wildlifeHeuristics }),
  listed({ game: template, text: templateText, heuristics: templateHeuristics }),
];

export function gameNamed(id: string): ListedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
