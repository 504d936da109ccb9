/** Every game that the command knows. A new game is one import group and one line in GAMES. */
import { game as diceafari, text as diceafariText, tieBreak as diceafariTieBreak } from '@shutterbox/diceafari';
import { heuristics as diceafariHeuristics } from '@shutterbox/diceafari/bot';
import diceafariRules from '@shutterbox/diceafari/RULES.md';
import { board as diceafariBoard } from '@shutterbox/diceafari/terminal';
import { secrets as diceafariSecrets } from '@shutterbox/diceafari/testing';
import {
  type GameDefinition,
  type GameText,
  type Heuristics,
  list,
  type Seat,
  type TerminalBoard,
} from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import {
  game as perfectShot,
  text as perfectShotText,
  tieBreak as perfectShotTieBreak,
} from '@shutterbox/perfect-shot';
import { heuristics as perfectShotHeuristics } from '@shutterbox/perfect-shot/bot';
import perfectShotRules from '@shutterbox/perfect-shot/RULES.md';
import { board as perfectShotBoard } from '@shutterbox/perfect-shot/terminal';
import { secrets as perfectShotSecrets } from '@shutterbox/perfect-shot/testing';
import { game as template, text as templateText } from '@shutterbox/template';
import { heuristics as templateHeuristics } from '@shutterbox/template/bot';
import templateRules from '@shutterbox/template/RULES.md';
import { board as templateBoard } from '@shutterbox/template/terminal';
import { secrets as templateSecrets } from '@shutterbox/template/testing';
import { game as wildlife, text as wildlifeText, tieBreak as wildlifeTieBreak } from '@shutterbox/wildlife';
import { heuristics as wildlifeHeuristics } from '@shutterbox/wildlife/bot';
import wildlifeRules from '@shutterbox/wildlife/RULES.md';
import { board as wildlifeBoard } from '@shutterbox/wildlife/terminal';
import { secrets as wildlifeSecrets } from '@shutterbox/wildlife/testing';
import { InputError } from './usage-error.ts';

export interface GameEntry<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  readonly heuristics: Heuristics<S, A>;
  readonly secrets: readonly Secret<S>[];
  readonly board: TerminalBoard<V>;
  /** The text of RULES.md. */
  readonly rules: string;
  /** What ranked one seat before another with the same score, in words: "tracking tokens, 5 to 3". */
  readonly tieBreak?: (view: V, ahead: Seat, behind: Seat) => string;
}

/** What is done with an entry, whichever game it is of. */
export type GameUse<R> = <O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>) => R;

/** An entry whose types only `use` gets to know: a list can hold games of different types. */
export interface ListedGame {
  readonly id: string;
  use<R>(use: GameUse<R>): R;
}

export function listed<O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>): ListedGame {
  return { id: entry.game.id, use: (use) => use(entry) };
}

export const GAMES: readonly ListedGame[] = [
  listed({
    game: wildlife,
    text: wildlifeText,
    heuristics: wildlifeHeuristics,
    secrets: wildlifeSecrets,
    board: wildlifeBoard,
    rules: wildlifeRules,
    tieBreak: wildlifeTieBreak,
  }),
  listed({
    game: diceafari,
    text: diceafariText,
    heuristics: diceafariHeuristics,
    secrets: diceafariSecrets,
    board: diceafariBoard,
    rules: diceafariRules,
    tieBreak: diceafariTieBreak,
  }),
  listed({
    game: perfectShot,
    text: perfectShotText,
    heuristics: perfectShotHeuristics,
    secrets: perfectShotSecrets,
    board: perfectShotBoard,
    rules: perfectShotRules,
    tieBreak: perfectShotTieBreak,
  }),
  listed({
    game: template,
    text: templateText,
    heuristics: templateHeuristics,
    secrets: templateSecrets,
    board: templateBoard,
    rules: templateRules,
  }),
];

/** Games that people may look for already. */
const TO_COME: readonly string[] = ['starship'];

export function gameNamed(id: string, games: readonly ListedGame[] = GAMES): ListedGame {
  const found = games.find((game) => game.id === id);
  if (found === undefined) {
    const ids = games.map((game) => game.id);
    if (TO_COME.includes(id)) throw new InputError(`${id} is to come; the games now are ${list(ids)}.`);
    throw new InputError(
      `There is no game '${id}'; ${ids.length === 1 ? 'the only game is' : 'the games are'} ${list(ids)}.`,
    );
  }
  return found;
}
