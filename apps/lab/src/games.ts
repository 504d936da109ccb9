/** Every game that has rules, loaded once when the command starts. */
import { ALL } from '@shutterbox/games';
import {
  type GameDefinition,
  type GameText,
  type Heuristics,
  list,
  type Observer,
  type Seat,
  type TerminalBoard,
  type Yardstick,
} from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import type { Bench, GameParts } from '@shutterbox/manifest';
import { InputError } from './usage-error.ts';

export interface GameEntry<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  readonly heuristics: Heuristics<S, A>;
  readonly secrets: readonly Secret<S>[];
  readonly hide?: (state: S, observer: Observer) => void;
  readonly forget?: (state: S, observer: Observer) => void;
  readonly bench?: Bench<O, S>;
  /** Where the game can work out the best. */
  readonly yardsticks?: readonly Yardstick<S, A>[];
  readonly board: TerminalBoard<V>;
  /** The text of RULES.md. */
  readonly rules: string;
  /** What broke a tie, in words: "tracking tokens, 5 to 3". */
  readonly tieBreak?: (view: V, ahead: Seat, behind: Seat) => string;
}

/** What is done with an entry, for any game. */
export type GameUse<R> = <O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>) => R;

/** An entry whose types only `use` learns, so that one list can hold games of different types. */
export interface ListedGame {
  readonly id: string;
  use<R>(use: GameUse<R>): R;
}

export function listed<O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>): ListedGame {
  return { id: entry.game.id, use: (use) => use(entry) };
}

async function load<O, S, A, E, V>(parts: GameParts<O, S, A, E, V>): Promise<ListedGame> {
  const [rules, bot, terminal, testing, book] = await Promise.all([
    parts.rules(),
    parts.bot(),
    parts.terminal(),
    parts.testing(),
    parts.book(),
  ]);
  const { game, text, tieBreak } = rules;
  return listed({
    game,
    text,
    heuristics: bot.heuristics,
    secrets: testing.secrets,
    ...(testing.hide === undefined ? {} : { hide: testing.hide }),
    ...(testing.forget === undefined ? {} : { forget: testing.forget }),
    ...(testing.bench === undefined ? {} : { bench: testing.bench }),
    ...(testing.yardsticks === undefined ? {} : { yardsticks: testing.yardsticks }),
    board: terminal.board,
    rules: book.default,
    ...(tieBreak === undefined ? {} : { tieBreak }),
  });
}

export const GAMES: readonly ListedGame[] = await Promise.all(
  ALL.flatMap(({ parts }) => (parts === undefined ? [] : [parts.use(load)])),
);

/** Games to come, which people may already look for. */
const TO_COME: readonly string[] = ALL.filter(({ parts }) => parts === undefined).map(({ id }) => id);

export function gameNamed(id: string, games: readonly ListedGame[] = GAMES): ListedGame {
  const found = games.find((game) => game.id === id);
  if (found === undefined) {
    const ids = games.map((game) => game.id);
    if (TO_COME.includes(id)) throw new InputError(`${id} is not ready yet. The games are ${list(ids)}.`);
    throw new InputError(
      `There is no game '${id}': ${ids.length === 1 ? 'the only game is' : 'the games are'} ${list(ids)}.`,
    );
  }
  return found;
}
