/** The entries of a record that stand, each with what was before it. */
import {
  type Decision,
  type Decoded,
  type GameDefinition,
  type LuckModel,
  type MatchRecord,
  type Outcome,
  replayRecord,
  ScriptedChance,
  type Seat,
} from '@shutterbox/kernel';
import { Noting } from './streams.ts';

/** The results that one seat drew in one go, from the first of them on. */
export interface Run {
  /** Null if nobody drew. */
  readonly seat: Seat | null;
  /** The number of its first result within the entry. */
  readonly from: number;
  /** How many events came before it. */
  readonly event: number;
}

/** A question and the answer that was given, with the state before it. */
export interface Asked<S, A> {
  readonly before: S;
  readonly decision: Decision;
  readonly action: A;
}

/** An entry that drew chance. */
export interface Chancy<S, A> {
  readonly entry: number;
  /** Null for the set-up. */
  readonly asked: Asked<S, A> | null;
  readonly results: readonly number[];
  /** How many results each draw could have had. */
  readonly sizes: readonly number[];
  readonly runs: readonly Run[];
  readonly events: number;
}

export interface Line<S, A> {
  readonly states: readonly { readonly entry: number; readonly state: S }[];
  readonly chancy: readonly Chancy<S, A>[];
  /** Every answer that stands. */
  readonly answers: readonly (Asked<S, A> & { readonly entry: number })[];
  readonly outcome: Outcome;
}

/** An entry that drew chance is never taken back, so what was before it is what stands. */
export function lineOf<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  drawnBy: LuckModel<S, A>['drawnBy'],
): Decoded<Line<S, A>> {
  const states: { readonly entry: number; readonly state: S }[] = [];
  const chancy: Chancy<S, A>[] = [];
  const answers: (Asked<S, A> & { readonly entry: number })[] = [];
  const gone = new Set<number>();
  let before: S | undefined;
  let open: readonly (Decision & { readonly id: number })[] = [];
  const replayed = replayRecord(game, record, {
    onStep: ({ entry, events }, match) => {
      const state = match.snapshot;
      if (entry.kind === 'undo') for (const number of entry.takesBack) gone.add(number);
      else {
        states.push({ entry: entry.number, state });
        const known = { entry: entry.number, results: entry.chance, events: events.length };
        if (entry.kind === 'setup') {
          const { sizes, notes } = setUpAgain(game, record, entry.chance);
          if (sizes.length > 0) chancy.push({ ...known, asked: null, sizes, runs: runsOf(notes) });
        } else if (before !== undefined) {
          const decision = open.find(({ seat, id }) => seat === entry.seat && id === entry.decision);
          if (decision === undefined) throw new Error('The question of this entry was not open.');
          const asked = { before, decision, action: entry.action };
          answers.push({ ...asked, entry: entry.number });
          if (entry.chance.length > 0) {
            const { sizes, notes } = answerAgain(game, asked, entry.chance, drawnBy);
            chancy.push({ ...known, asked, sizes, runs: runsOf(notes) });
          }
        }
      }
      before = state;
      open = match.pending();
    },
  });
  if (!replayed.ok) return replayed;
  const { outcome } = replayed.value;
  if (outcome === undefined) return { ok: false, problem: 'the match is not over.' };
  const stands = ({ entry }: { readonly entry: number }) => !gone.has(entry);
  return { ok: true, value: { states: states.filter(stands), chancy, answers: answers.filter(stands), outcome } };
}

type Note = Omit<Run, 'from'>;

/** Nobody draws the set-up: it is the deal. */
function setUpAgain<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  { seats, options }: MatchRecord<O, A>,
  results: readonly number[],
): Noting<Note> {
  const chance = new Noting<Note>(new ScriptedChance(results), () => ({ seat: null, event: 0 }));
  game.setup(seats, options, { chance, reveal: () => {} });
  return chance;
}

function answerAgain<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  { before, decision, action }: Asked<S, A>,
  results: readonly number[],
  drawnBy: LuckModel<S, A>['drawnBy'],
): Noting<Note> {
  const state = game.clone(before);
  let event = 0;
  const drawer = () => (drawnBy === undefined ? decision.seat : (drawnBy(state, decision, action) ?? null));
  const chance = new Noting<Note>(new ScriptedChance(results), () => ({ seat: drawer(), event }));
  game.apply(state, decision, action, { chance, reveal: () => {}, emit: () => void event++ });
  return chance;
}

/** Neighbouring draws of one seat belong together. */
function runsOf(notes: readonly Note[]): Run[] {
  return notes.flatMap((note, from) => (from > 0 && notes[from - 1]?.seat === note.seat ? [] : [{ ...note, from }]));
}
