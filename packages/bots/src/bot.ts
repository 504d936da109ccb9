/** A bot: chooses an answer to a question from what its seat may know. */
import {
  type Chance,
  type Decision,
  type GameDefinition,
  type Heuristics,
  type Imagination,
  type Seat,
  victoryOf,
} from '@shutterbox/kernel';

/** What a bot is asked. `view` and `legal` are exactly what a person in that seat is shown. */
export interface Question<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly heuristics: Heuristics<S, A>;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly legal: readonly A[];
  /** A function, because making a view costs more than choosing at random. */
  readonly view: () => V;
  readonly chance: Chance;
}

export interface Bot {
  readonly name: string;
  choose<O, S, A, E, V>(question: Question<O, S, A, E, V>): A;
}

/** How the game's heuristics judge guessed states; by the rules alone if the game has no `imagine`. */
export function imagination<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  heuristics: Heuristics<S, A>,
  effort: number,
  chance: Chance,
): Imagination<S, A> {
  const imagined = heuristics.imagine?.(effort, chance);
  if (imagined !== undefined) return imagined;
  const { candidates } = heuristics;
  return candidates === undefined ? { apply: game.apply } : { apply: game.apply, candidates };
}

/** The real question, found again in a guessed state. */
export function sameQuestion<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  guess: S,
  { seat, kind, subject }: Decision,
): Decision {
  const found = game
    .pending(guess)
    .find((open) => open.seat === seat && open.kind === kind && open.subject === subject);
  if (found === undefined) throw new Error(`A guessed state of ${game.id} does not ask '${kind}'.`);
  return found;
}

/** The victory if the game is over, otherwise the estimate; each seat is asked once. */
export function resultsOf<O, S, A, E, V>(
  { game, heuristics }: Question<O, S, A, E, V>,
  state: S,
): (seat: Seat) => number {
  const outcome = game.outcome(state);
  const known: number[] = [];
  return (seat) => {
    known[seat] ??= outcome === undefined ? heuristics.evaluate(state, seat) : victoryOf(outcome, seat);
    return known[seat] as number;
  };
}
