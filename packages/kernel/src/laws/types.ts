import type { Chance, Decision, GameDefinition, GameText, Observer } from '../game.ts';

/** Something that a state holds and an observer cannot know. Written from RULES.md's list, never from `view`. */
export interface Secret<S> {
  readonly rule: string;
  /** Changes, in place, what the observer cannot know into something else that he would hold possible; or nothing. */
  perturb(state: S, observer: Observer, chance: Chance): void;
  /** The rules under which `reveal` makes it known: after such an entry it need not be secret any more. */
  readonly disclosedBy?: readonly string[];
  /** Questions whose answers are this secret: two different answers must tell the other observers the same. */
  seals?(decision: Decision): boolean;
}

export interface LawSubject<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly secrets: readonly Secret<S>[];
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
  'determinize',
  'secrets',
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
  determinize: 'determinize gives a possible state, varies, and can give the truth',
  secrets: 'what an observer cannot know changes nothing that he sees',
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
}

/** What was really tried: a law that met nothing to check has not been kept, only not been tested. */
export interface Tally {
  readonly checks: Record<LawId, number>;
  readonly perturbed: Record<string, number>;
  /** Guesses that were not the truth. */
  varied: number;
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
