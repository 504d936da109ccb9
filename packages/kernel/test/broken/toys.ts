/** What the broken games are made of: the honest toys, and the toy with one thing changed. */
import type { Decision, GameDefinition, GameText, Observer } from '../../src/index.ts';
import {
  checkLaws,
  type LawId,
  type LawPlan,
  type LawReport,
  type LawSubject,
  type Secret,
} from '../../src/laws/index.ts';
import { type Action, hide, toy as honest, type State, secrets, type Toy } from '../toy.ts';

/** A game with one thing wrong, and the law that must find it. */
export interface Broken {
  readonly name: string;
  readonly law: LawId;
  /** What the law must say. */
  readonly message: RegExp;
  check(plan?: Partial<LawPlan>): LawReport;
}

interface BrokenSubject<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  /** The toy's own by default, as for `hide`. */
  readonly secrets?: readonly Secret<S>[];
  readonly hide?: (state: S, observer: Observer) => void;
  readonly text?: GameText<A, E, V>;
  readonly plan?: Partial<LawPlan>;
}

const PLAN: LawPlan = { seed: 1, games: 3, oneStateIn: 1 };

export function broken<O, S extends State, A, E, V>(
  name: string,
  law: LawId,
  message: RegExp,
  { plan, ...subject }: BrokenSubject<O, S, A, E, V>,
): Broken {
  return brokenSubject(name, law, message, { secrets, hide, ...subject }, plan);
}

export function brokenSubject<O, S, A, E, V>(
  name: string,
  law: LawId,
  message: RegExp,
  subject: LawSubject<O, S, A, E, V>,
  plan: Partial<LawPlan> = {},
): Broken {
  return { name, law, message, check: (changed) => checkLaws(subject, { ...PLAN, ...plan, ...changed }) };
}

const { rounds, die, track } = honest.options.fields;

/** The honest toy with few option sets, for speed. */
export const toy: Toy = {
  ...honest,
  options: {
    fields: {
      ...honest.options.fields,
      rounds: { ...rounds, min: rounds.default, max: rounds.default },
      track: { ...track, samples: [] },
      die: { ...die, choices: die.choices.filter(({ value }) => value === die.default) },
    },
  },
};

/** The toy with something changed. */
export function changed(change: Partial<Toy>): Toy {
  return { ...toy, ...change };
}

/** The toy with something done after each action. */
export function afterwards(then: (state: State, decision: Decision, action: Action) => void): Toy {
  return changed({
    apply(state, decision, action, cx) {
      toy.apply(state, decision, action, cx);
      then(state, decision, action);
    },
  });
}

/** Who has a card, or -1. */
export function holder(state: State, card: number): number {
  return state.cards.indexOf(card);
}
