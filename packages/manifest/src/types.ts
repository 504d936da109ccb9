/** What a game says about itself before it is loaded. Every app starts from these and loads only the parts it needs. */
import type {
  Chance,
  GameDefinition,
  GameText,
  Heuristics,
  Observer,
  Seat,
  TableRules,
  TerminalBoard,
  Yardstick,
} from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import type { GameUi } from '@shutterbox/ui';
import type { Guide } from '@shutterbox/ui/guide';

/**
 * `ready`: offered everywhere. `to come`: the lobby shows its card; the lab plays it as soon as it has rules.
 * `template`: in the lab, on the server and in every test, but on no card.
 */
export type GameState = 'ready' | 'to come' | 'template';

/** The game as the lobby shows it. */
export interface Card {
  readonly name: string;
  readonly subtitle: string;
  /** "2–5"; for a game with rules a test compares it with the seats. */
  readonly players: string;
  /** How many sit at a table from "Play now", including you; three if left out. */
  readonly quick?: number;
  /** What "Play now" starts and as whom, if a game has several scenarios: "They're Loose!, as the crew". */
  readonly plays?: string;
  readonly minutes: number;
  /** What you do in it, in a sentence or two. */
  readonly pitch: string;
  /** Where players can draw a document for it: what the link there says. */
  readonly draw?: string;
}

/** What `shutterbox bench` measures in this game besides what it measures in all. */
export interface Bench<O, S> {
  /** A state that random play hardly ever reaches, in the thick of a fight. */
  readonly dense?: (seats: number, options: O, chance: Chance) => S;
  /** The game turn that a state is in. */
  readonly turn?: (state: S) => number;
  /** Calls to time, by name. */
  readonly calls?: Readonly<Record<string, (state: S, chance: Chance) => unknown>>;
  /** Variants whose speed is also promised, by name, with what they change in the options. Skipped if options are given. */
  readonly also?: Readonly<Record<string, Partial<O>>>;
}

/** The parts of a game, each loaded on demand. */
export interface GameParts<O, S, A, E, V> {
  readonly rules: () => Promise<{
    readonly game: GameDefinition<O, S, A, E, V>;
    readonly text: GameText<A, E, V>;
    /** What broke a tie, in words: "tracking tokens, 5 to 3". */
    readonly tieBreak?: (view: V, ahead: Seat, behind: Seat) => string;
  }>;
  /** The same for a table whose match a server plays, if that is much less to load. */
  readonly table?: () => Promise<{
    readonly game: TableRules<O, S, A, E, V>;
    readonly text: GameText<A, E, V>;
  }>;
  /** What the lobby lets you choose, where that is much less than the rules. */
  readonly offer?: () => Promise<{ readonly game: Pick<GameDefinition<O, S, A, E, V>, 'options' | 'seats'> }>;
  readonly bot: () => Promise<{ readonly heuristics: Heuristics<S, A> }>;
  readonly terminal: () => Promise<{ readonly board: TerminalBoard<V> }>;
  /** For tests and `shutterbox laws` alone. */
  readonly testing: () => Promise<{
    readonly secrets: readonly Secret<S>[];
    /** Everyone sees everything: `secrets` is empty on purpose, and not because nobody has written them yet. */
    readonly noSecrets?: true;
    readonly hide?: (state: S, observer: Observer) => void;
    readonly forget?: (state: S, observer: Observer) => void;
    readonly bench?: Bench<O, S>;
    readonly yardsticks?: readonly Yardstick<S, A>[];
  }>;
  /** RULES.md as text. */
  readonly book: () => Promise<{ readonly default: string }>;
  readonly ui?: () => Promise<{ readonly ui: GameUi<V, A, E> }>;
  /** A first match that explains itself, if there is a board for it. */
  readonly guide?: () => Promise<{ readonly guide: Guide<O, A> }>;
}

export interface Manifest {
  readonly id: string;
  readonly state: GameState;
  readonly card: Card;
  /** Undefined until the game has rules. Only `use` gets to know the types, so that one list can hold all games. */
  readonly parts: { use<R>(use: <O, S, A, E, V>(parts: GameParts<O, S, A, E, V>) => R): R } | undefined;
}
