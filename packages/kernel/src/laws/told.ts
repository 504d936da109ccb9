/** Everything that reaches an observer: from a state, and from an answer that is tried out on a copy of it. */
import { RecordingChance, SeededChance } from '../chance.ts';
import { isRevealedTo, type Reveal } from '../entry.ts';
import type { Chance, Decision, GameDefinition, Observer } from '../game.ts';
import { heard, knownBy, legalActions } from '../run.ts';

/** What an answer came to. */
export interface Trial<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  readonly reveals: readonly Reveal[];
  /** Whether chance was drawn. */
  readonly drew: boolean;
}

export function tryOut<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  before: S,
  decision: Decision,
  action: A,
  seed: number,
): Trial<S, E> {
  const state = game.clone(before);
  const events: E[] = [];
  const reveals: Reveal[] = [];
  const chance = new RecordingChance(new SeededChance(seed));
  game.apply(state, decision, action, {
    chance,
    reveal: (rule: string, to?: readonly Observer[]) => void reveals.push(to === undefined ? { rule } : { rule, to }),
    emit: (event: E) => void events.push(event),
  });
  return { state, events, reveals, drew: chance.results.length > 0 };
}

/** Whether the seat that answered can undo it. */
export function isFinalFor({ drew, reveals }: Trial<unknown, unknown>, seat: Observer): boolean {
  return drew || reveals.some((reveal) => isRevealedTo(reveal, seat));
}

/** Everything that a host would tell an observer about an answer. */
export function toldOf<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  trial: Trial<S, E>,
  decision: Decision,
  observer: Observer,
) {
  // The acting seat also learns whether it can undo.
  const undo =
    decision.seat === observer ? [trial.drew, trial.reveals.some((reveal) => isRevealedTo(reveal, observer))] : [];
  return {
    ' the events': heard(game, trial.events, observer),
    ' undo': undo,
    ...knownTo(game, trial.state, observer, []),
  };
}

/** Everything that a host would tell an observer about a state, and why it would refuse some actions. */
export function knownTo<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  observer: Observer,
  tried: readonly A[],
) {
  const pending = knownBy(game.pending(state), observer);
  const own = pending.filter(({ seat }) => seat === observer);
  return {
    ' the view': game.view(state, observer),
    ' the open questions': pending,
    ' the legal actions': own.map((decision) =>
      legalActions(game, state, decision).map((action) => game.actionKey(action)),
    ),
    ' the refusals': own.map((decision) => tried.map((action) => game.check(state, decision, action) ?? null)),
    ' the timeout action': own.map((decision) => game.actionKey(game.timeoutAction(state, decision))),
  };
}

export function nameOf(observer: Observer): string {
  return observer === 'spectator' ? 'spectators' : `seat ${observer}`;
}

/** Up to this many items of a list, each once, in random order. */
export function someOf<T>(items: readonly T[], most: number, chance: Chance): T[] {
  const left = items.slice();
  const some: T[] = [];
  while (some.length < most && left.length > 0) some.push(...left.splice(chance.int(left.length), 1));
  return some;
}
