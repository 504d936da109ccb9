/** Plain helpers around a game: list what is legal, ask what an observer may know, play a game to its end. */
import type {
  Chance,
  Context,
  Decision,
  GameDefinition,
  Observer,
  Outcome,
  Question,
  Rejection,
  Seat,
} from './game.ts';
import { questionOf } from './questions.ts';

export function legalActions<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, state: S, decision: Decision): A[] {
  const actions: A[] = [];
  game.legalActions(state, decision, actions);
  return actions;
}

export function requiredDecisions<D extends Decision>(decisions: readonly D[]): D[] {
  return decisions.filter((decision) => decision.optional !== true);
}

/** The open questions as an observer may know them: hidden ones are left out, and only the observer's own have an id. */
export function pendingFor(questions: readonly Question[], observer: Observer): Question[] {
  return knownBy(questions, observer).map((question) =>
    question.seat === observer ? question : questionOf(question, 0),
  );
}

type Known<D> = Omit<D, 'knownTo'> & Pick<Decision, 'knownTo'>;

/**
 * The questions that an observer may know of. Only the seats in `knownTo` learn who shares a sealed answer: it would reveal the sides. Of a
 * hidden question nobody learns who else knows of it: that would reveal who sees what.
 */
export function knownBy<D extends Decision>(decisions: readonly D[], observer: Observer): Known<D>[] {
  return decisions
    .filter((decision) => isKnown(decision, observer))
    .map((decision) => {
      const { knownTo, ...open } = decision;
      if (knownTo === undefined) return decision;
      if (decision.hidden === true && observer !== 'spectator' && knownTo.includes(observer))
        return { ...open, knownTo: [observer] };
      return isConfidant(decision, observer) && decision.hidden !== true ? decision : open;
    });
}

/** Whether an observer may know that a question is open. */
export function isKnown(decision: Decision, observer: Observer): boolean {
  return decision.hidden !== true || isConfidant(decision, observer);
}

/** Whether an observer may know how a question is answered before the game reveals it. */
export function isAnswerKnown(decision: Decision, observer: Observer): boolean {
  return (decision.hidden !== true && decision.sealed !== true) || isConfidant(decision, observer);
}

function isConfidant({ seat, knownTo }: Decision, observer: Observer): boolean {
  return seat === observer || (observer !== 'spectator' && knownTo?.includes(observer) === true);
}

/** What an observer hears of events. */
export function heard<O, S, A, E, V>(
  game: Pick<GameDefinition<O, S, A, E, V>, 'eventFor'>,
  events: readonly E[],
  observer: Observer,
): E[] {
  return events.map((event) => game.eventFor(event, observer)).filter((event) => event !== undefined);
}

/** Refusals of the kernel itself; a game's own codes never start with 'match.'. */
export const MATCH_REFUSALS = {
  'match.over': 'The match is over.',
  'match.stale': 'That question is no longer open.',
  'match.notYours': 'That question is not for you.',
  'match.unknownAction': 'That is not an action of this game.',
  'match.nothingToUndo': 'You have nothing to undo.',
  'match.undoChance': "You can't undo this: dice were rolled or a card was drawn.",
  'match.undoReveal': "You can't undo this: it revealed something hidden.",
  'match.undoOther': "You can't undo this: another player has answered since.",
  'match.undoStanding': 'There is no undo for this: you can change it again at any time.',
  'match.emptyBatch': 'The batch is empty.',
  'match.unclearBatch': 'It is not clear which open question the next action of the batch answers.',
} as const;
export type MatchRefusal = keyof typeof MATCH_REFUSALS;

export function matchRejection(code: MatchRefusal, rule?: string): Rejection {
  return rule === undefined ? { code } : { code, rule };
}

/** The sentence of a refusal that the kernel itself gave. */
export function matchRefusalText(rejection: Rejection): string | undefined {
  return Object.hasOwn(MATCH_REFUSALS, rejection.code) ? MATCH_REFUSALS[rejection.code as MatchRefusal] : undefined;
}

/** Finds the question that an answer names, or says why there is none. */
export function findQuestion(questions: readonly Question[], seat: Seat, id: number): Question | Rejection {
  const question = questions.find((open) => open.seat === seat && open.id === id);
  if (question !== undefined) return question;
  if (questions.length === 0) return matchRejection('match.over');
  return matchRejection(questions.some((open) => open.seat === seat) ? 'match.stale' : 'match.notYours');
}

export function isRejection(value: Question | Rejection): value is Rejection {
  return 'code' in value;
}

/** Chooses among the legal actions of a decision. Sees the state: for simulation and tests; bots see views. */
export type Policy<S, A> = (state: S, decision: Decision, legal: readonly A[]) => A;

export function searchContext(chance: Chance): Context<unknown> {
  return { chance, reveal: ignoreReveal };
}

function ignoreReveal(): void {}

export interface Run {
  readonly actions: number;
  readonly outcome: Outcome;
}

/** Plays on from a state to the end; the first required question is answered first. */
export function playOut<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  cx: Context<E>,
  policy: Policy<S, A>,
  limit = Number.POSITIVE_INFINITY,
): Run {
  const legal: A[] = [];
  let actions = 0;
  for (;;) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) break;
    if (actions === limit) throw new Error(`${game.id} did not end within ${limit} actions.`);
    clear(legal);
    game.legalActions(state, decision, legal);
    game.apply(state, decision, policy(state, decision, legal), cx);
    actions++;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id} asks nothing, and yet it is not over.`);
  return { actions, outcome };
}

/** Empties an array for reuse. Setting its length would free its memory, which cost a fifth of all time in simulation. */
export function clear(items: unknown[]): void {
  while (items.length > 0) items.pop();
}

export function firstRequired<D extends Decision>(decisions: readonly D[]): D | undefined {
  for (let i = 0; i < decisions.length; i++) {
    const decision = decisions[i];
    if (decision !== undefined && decision.optional !== true) return decision;
  }
  return undefined;
}

/** Uniformly random answers. */
export function randomPolicy<S, A>(chance: Chance): Policy<S, A> {
  return (_state, _decision, legal) => legal[chance.int(legal.length)] as A;
}
