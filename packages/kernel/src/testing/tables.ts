/**
 * Tables for rule tests: the open question, one answer to it, and everything that follows. Nothing here needs the test
 * runner, since a game's `testing.ts` is loaded without it.
 */
import { ScriptedChance, SeededChance } from '../chance.ts';
import { type Reveal, revealOf } from '../entry.ts';
import type { Chance, Context, Decision, GameDefinition, Rejection, Seat } from '../game.ts';
import { legalActions, requiredDecisions } from '../run.ts';

export interface Played<E> {
  readonly events: E[];
  readonly revealed: Reveal[];
}

/** A context that keeps what it is told. */
export interface Witness<E> extends Context<E>, Played<E> {
  readonly emit: (event: E) => void;
}

export function witness<E>(chance: Chance = new SeededChance(1)): Witness<E> {
  const events: E[] = [];
  const revealed: Reveal[] = [];
  return {
    chance,
    events,
    revealed,
    emit: (event) => void events.push(event),
    reveal: (...told) => void revealed.push(revealOf(...told)),
  };
}

/** All of these take a seat if several are asked. Standing questions are left out. */
export interface RuleTables<S, A, E> {
  /** The only open question. */
  question(state: S, seat?: Seat): Decision;
  /** A standing question. */
  standing(state: S, kind: string, seat: Seat): Decision;
  /** What is asked of whom: 'offer 1', 'offer 2'. */
  asked(state: S): readonly string[];
  legal(state: S, seat?: Seat): readonly A[];
  refused(state: S, action: A, seat?: Seat): Rejection | undefined;
  /** Gives the answer; chance follows the script, which must be used up exactly. */
  play(state: S, action: A, script?: readonly number[], seat?: Seat): Played<E>;
}

function only(open: readonly Decision[]): Decision {
  const [decision] = open;
  if (decision === undefined || open.length !== 1) throw new Error(`${open.length} questions are open.`);
  return decision;
}

export function ruleTables<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>): RuleTables<S, A, E> {
  const required = (state: S): Decision[] => requiredDecisions(game.pending(state));
  const question = (state: S, seat?: Seat): Decision =>
    only(required(state).filter((decision) => seat === undefined || decision.seat === seat));
  const refused = (state: S, action: A, seat?: Seat): Rejection | undefined =>
    game.check(state, question(state, seat), action);
  return {
    question,
    refused,
    standing: (state, kind, seat) =>
      only(game.pending(state).filter((each) => each.optional === true && each.kind === kind && each.seat === seat)),
    asked: (state) => required(state).map(({ kind, seat }) => `${kind} ${seat}`),
    legal: (state, seat) => legalActions(game, state, question(state, seat)),
    play: (state, action, script = [], seat) => {
      const refusal = refused(state, action, seat);
      if (refusal !== undefined) throw new Error(`Refused: ${refusal.code}.`);
      const chance = new ScriptedChance(script);
      const { events, revealed, ...cx } = witness<E>(chance);
      game.apply(state, question(state, seat), action, cx);
      if (chance.unused > 0) throw new Error(`${chance.unused} results of chance were not asked for.`);
      return { events, revealed };
    },
  };
}
