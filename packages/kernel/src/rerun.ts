/** Playing a record again. */
import { type ChanceSource, ScriptedChance } from './chance.ts';
import type { Entry, Step } from './entry.ts';
import { equal } from './equal.ts';
import type { GameDefinition } from './game.ts';
import { Match } from './match.ts';
import type { Decoded } from './options.ts';
import { bad, type MatchRecord, OLD_FORMAT } from './record.ts';

export interface ReplayPlan<O, S, A, E, V> {
  /** Stop after this entry. */
  readonly to?: number;
  /** Called after each entry, set-up included. */
  readonly onStep?: (step: Step<A, E>, match: Match<O, S, A, E, V>) => void;
}

/** Replays a record with its own chance results; anything that does not fit the rules is a problem. */
export function replayRecord<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  plan: ReplayPlan<O, S, A, E, V> = {},
): Decoded<Match<O, S, A, E, V>> {
  const scripts = record.entries.map((entry) => new ScriptedChance(entry.kind === 'undo' ? [] : entry.chance));
  return rerun(
    game,
    record,
    plan,
    (number) => scripts[number] ?? new ScriptedChance([]),
    (number) => {
      const unused = scripts[number]?.unused ?? 0;
      return unused === 0 ? undefined : `it records ${unused} chance results more than the rules ask for.`;
    },
  );
}

/** With any source of chance; `inspect` looks at every entry and may object to it. */
export function rerun<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  plan: ReplayPlan<O, S, A, E, V>,
  source: ChanceSource,
  inspect: (number: number, replayed: Entry<A>) => string | undefined,
): Decoded<Match<O, S, A, E, V>> {
  let number = 0;
  try {
    const match = new Match(game, { id: record.match, seats: record.seats, options: record.options }, source);
    let step = match.setupStep;
    for (;;) {
      const problem = inspect(number, step.entry);
      if (problem !== undefined) return bad(`entry ${number}: ${problem}`);
      plan.onStep?.(step, match);
      number++;
      const entry = record.entries[number];
      if (entry === undefined || number > (plan.to ?? Number.POSITIVE_INFINITY)) break;
      const next = redo(match, entry, record.format);
      if (typeof next === 'string') return bad(`entry ${number}: ${next}`);
      step = next;
    }
    if (plan.to === undefined && record.outcome !== undefined && !equal(match.outcome, record.outcome)) {
      return bad('its outcome is not the one that its entries lead to.');
    }
    return { ok: true, value: match };
  } catch (error) {
    // A record is untrusted: chance that does not fit makes the scripted stream throw, and that is the record's fault.
    return bad(`entry ${number}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function redo<O, S, A, E, V>(
  match: Match<O, S, A, E, V>,
  entry: Entry<A>,
  format: MatchRecord<O, A>['format'],
): Step<A, E> | string {
  if (entry.kind === 'setup') return 'set-up comes only once.';
  const result =
    entry.kind === 'undo' || format === OLD_FORMAT
      ? match.redo(entry)
      : match.answer(entry.seat, entry.decision, entry.action);
  if (!result.ok) return `the rules do not allow it (${result.rejection.code}).`;
  const [step] = result.steps;
  if (step === undefined) return 'it does nothing.';
  if (entry.kind === 'undo' && step.entry.kind === 'undo' && entry.takesBack.join() !== step.entry.takesBack.join()) {
    return 'it takes back other entries than it says.';
  }
  return step;
}
