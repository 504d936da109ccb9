/** Every game that the server hosts. A new game is one import group and one line in GAMES. */
import { game as diceafari, text as diceafariText } from '@shutterbox/diceafari';
import { heuristics as diceafariHeuristics } from '@shutterbox/diceafari/bot';
import type { HostedGame } from '@shutterbox/host';
import type { Heuristics } from '@shutterbox/kernel';
import { game as template, text as templateText } from '@shutterbox/template';
import { heuristics as templateHeuristics } from '@shutterbox/template/bot';
import { game as wildlife, text as wildlifeText } from '@shutterbox/wildlife';
import { heuristics as wildlifeHeuristics } from '@shutterbox/wildlife/bot';

interface BotGame<O, S, A, E, V> extends HostedGame<O, S, A, E, V> {
  readonly heuristics: Heuristics<S, A>;
}

/** A game whose types only `use` gets to know: a list can hold games of different types. */
interface ServedGame {
  readonly id: string;
  use<R>(use: <O, S, A, E, V>(served: BotGame<O, S, A, E, V>) => R): R;
}

function served<O, S, A, E, V>(hosted: BotGame<O, S, A, E, V>): ServedGame {
  return { id: hosted.game.id, use: (use) => use(hosted) };
}

export const GAMES: readonly ServedGame[] = [
  served({ game: wildlife, text: wildlifeText, heuristics: wildlifeHeuristics }),
  served({ game: diceafari, text: diceafariText, heuristics: diceafariHeuristics }),
  served({ game: template, text: templateText, heuristics: templateHeuristics }),
];

export function gameNamed(id: string): ServedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
