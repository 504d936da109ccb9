import type { Chance, Decision, GameDefinition, GameText, Observer } from '../game.ts';

/** Seeds that the laws draw lie below this. */
export const SEEDS = 0x7fffffff;

/** Something that a state holds and an observer cannot know. Written from RULES.md's list, never from `view`. */
export interface Secret<S> {
  readonly rule: string;
  /** Changes, in place, what the observer cannot know into something else that they would think possible; or does nothing. */
  perturb(state: S, observer: Observer, chance: Chance): void;
  /** The rules under which `reveal` makes it known: after such an entry it need not be secret any more. */
  readonly disclosedBy?: readonly string[];
}

export interface LawSubject<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly secrets: readonly Secret<S>[];
  /**
   * Puts, in place, everything that the observer cannot know into one form: two states that they cannot tell apart become
   * equal. What they remember, they know. For secrets that an action makes (a step out of sight), which nothing can perturb.
   */
  readonly hide?: (state: S, observer: Observer) => void;
  /**
   * Puts, in place, what only others remember into one form, where a state keeps what each side has seen: a guess has to be
   * right about the world and about the observer's own memory, not about theirs.
   */
  readonly forget?: (state: S, observer: Observer) => void;
  readonly text?: GameText<A, E, V>;
}

export const LAW_IDS = [
  'throws',
  'clone',
  'json',
  'replay',
  'legal',
  'pending',
  'ends',
  'timeout',
  'outcome',
  'order',
  'late',
  'determinize',
  'secrets',
  'sealed',
  'unseen',
  'text',
] as const;
export type LawId = (typeof LAW_IDS)[number];

export const LAW_TITLES: Readonly<Record<LawId, string>> = {
  throws: 'no rule throws',
  clone: 'a clone is equal and independent',
  json: 'state, views, actions, events and decisions are plain JSON',
  replay: 'a record replays to the same states and views',
  legal: 'check agrees with legalActions, and a refusal changes nothing',
  pending: 'a required decision is open exactly until the end',
  ends: 'every game ends',
  timeout: 'the timeout action is legal',
  outcome: 'scores and ranks agree',
  order: 'the order of simultaneous answers changes nothing',
  late: "a question that another seat's answer leaves open still asks the same",
  determinize: 'determinize gives a possible state, varies, can give the truth, and forgets nothing',
  secrets: 'what an observer cannot know changes nothing they see',
  sealed: 'sealed answers sound alike, and hidden ones are not heard',
  unseen: 'answers that an observer cannot tell apart sound alike',
  text: 'everything has words, and only parts of them name seats',
};

/** One state of one game, just before the next action. */
export interface Visit<O, S, A, E, V> {
  readonly subject: LawSubject<O, S, A, E, V>;
  readonly state: S;
  readonly seats: number;
  readonly observers: readonly Observer[];
  readonly pending: readonly Decision[];
  /** What is about to be done; absent once the game is over. */
  readonly next?: { readonly decision: Decision; readonly action: A };
  /** Actions seen anywhere so far: unlisted and foreign ones are tried from here. */
  readonly pool: readonly A[];
  /** The laws' own chance: what they try out never changes the walk. */
  readonly chance: Chance;
  readonly tally: Tally;
  readonly guessesACheck: number;
}

/** What was really tried: a law that found nothing to check was not kept, just not tested. */
export interface Tally {
  readonly checks: Record<LawId, number>;
  readonly perturbed: Record<string, number>;
  /** Guesses that were not the truth. */
  varied: number;
  /** Guesses made to reach the truth. */
  guesses: number;
  /** What each law took by the plan's clock; 0 without one. */
  readonly time: Record<LawId, number>;
}

/** A sentence when the law is broken. */
export type Law = <O, S, A, E, V>(visit: Visit<O, S, A, E, V>) => string | undefined;

export interface Violation {
  readonly law: LawId;
  readonly message: string;
  /** `shutterbox laws GAME --seed SEED --games 1` shows it again. */
  readonly seed: number;
  readonly seats: number;
  readonly options: string;
  readonly action: number;
}
