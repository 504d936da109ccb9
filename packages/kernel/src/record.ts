/** A match as JSON: storage, export, replay and test format. Replays exactly, without the secret. */
import { type ChanceSource, ScriptedChance } from './chance.ts';
import type { AnswerEntry, Entry, SetupEntry, Step, UndoEntry } from './entry.ts';
import { equal } from './equal.ts';
import { commitmentTo, type Fairness, fairSource, isSecret } from './fair.ts';
import type { GameDefinition, Outcome } from './game.ts';
import { Match } from './match.ts';
import { type Decoded, decodeOptions, isRecord } from './options.ts';
import { countsText } from './seating.ts';

export const RECORD_FORMAT = 'shutterbox-record-2';
/** Its entries name questions by ids that the games themselves gave. */
const OLD_FORMAT = 'shutterbox-record-1';

/** Match ids become file names: nothing else may be in them. */
const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;
const LONGEST_NAME = 64;
/** What moves the cursor, ends a line or turns the writing round: names are shown as they are. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export interface MatchRecord<O, A> {
  readonly format: typeof RECORD_FORMAT | typeof OLD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly match: string;
  readonly seats: number;
  readonly options: O;
  readonly entries: readonly Entry<A>[];
  readonly outcome?: Outcome;
  /** Who sat where, in words; tells the rules nothing. */
  readonly names?: readonly string[];
  readonly fairness?: Fairness;
}

export interface RecordExtras {
  readonly names?: readonly string[];
  readonly fairness?: Fairness;
}

export function exportRecord<O, S, A, E, V>(match: Match<O, S, A, E, V>, extras: RecordExtras = {}): MatchRecord<O, A> {
  const { outcome } = match;
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    rules: match.game.rules,
    match: match.id,
    seats: match.seats,
    options: match.options,
    entries: [...match.entries],
    ...(outcome === undefined ? {} : { outcome }),
    ...extras,
  };
}

/** The game that a record is of, before anything else of it is believed. */
export function recordGame(json: unknown): Decoded<string> {
  if (!isRecord(json) || !isRecordFormat(json.format)) return bad(`it is not a record (no format '${RECORD_FORMAT}').`);
  return typeof json.game === 'string' ? { ok: true, value: json.game } : bad('it names no game.');
}

/** A record from untrusted JSON. Its shape is checked here, its sense by replaying it. */
export function decodeRecord<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  json: unknown,
): Decoded<MatchRecord<O, A>> {
  const id = recordGame(json);
  if (!id.ok) return id;
  if (!isRecord(json) || !isRecordFormat(json.format) || id.value !== game.id)
    return bad(`it is a record of '${id.value}', not of '${game.id}'.`);
  if (json.rules !== game.rules)
    return bad(`it was made with rules ${rulesText(json.rules)} of ${game.id}; these are rules ${game.rules}.`);
  if (typeof json.match !== 'string') return bad('it has no match id.');
  if (!MATCH_ID.test(json.match)) return bad('its match id is broken (letters, digits, _ and -, at most 64).');
  const options = decodeOptions(game.options, json.options);
  if (!options.ok) return bad(`its options are broken: ${options.problem}`);
  const seating = game.seats(options.value);
  const { seats } = json;
  if (!isCount(seats) || !seating.counts.includes(seats)) return bad(`${game.id} has ${countsText(seating)} seats.`);
  if (!Array.isArray(json.entries)) return bad('it has no entries.');
  const entries: Entry<A>[] = [];
  for (const [number, entryJson] of json.entries.entries()) {
    const entry = decodeEntry(game, number, entryJson);
    if (entry === undefined) return bad(`entry ${number} is broken.`);
    entries.push(entry);
  }
  if (entries.length === 0) return bad('it has no entries.');
  const fairness = json.fairness === undefined ? undefined : decodeFairness(json.fairness);
  if (fairness === null) return bad('its fairness part is broken.');
  const outcome = json.outcome === undefined ? undefined : decodeOutcome(json.outcome);
  if (outcome === null) return bad('its outcome is broken.');
  const { names } = json;
  if (names !== undefined && !(isNames(names) && names.length === seats)) return bad('its names are broken.');
  const value: MatchRecord<O, A> = {
    format: json.format,
    game: game.id,
    rules: game.rules,
    match: json.match,
    seats,
    options: options.value,
    entries,
    ...(outcome === undefined ? {} : { outcome }),
    ...(names === undefined ? {} : { names }),
    ...(fairness === undefined ? {} : { fairness }),
  };
  return { ok: true, value };
}

export interface ReplayPlan<O, S, A, E, V> {
  /** Stop after this entry. */
  readonly to?: number;
  /** Called after each entry, set-up included. */
  readonly onStep?: (step: Step<A, E>, match: Match<O, S, A, E, V>) => void;
}

/** Plays a record again by its own chance results; anything that does not fit the rules is a problem. */
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

/** Plays a record again by the revealed secret, and compares every result of chance with what was recorded. */
export function verifyRecord<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  record: MatchRecord<O, A>,
): Decoded<{ readonly entries: number; readonly results: number }> {
  const { fairness } = record;
  if (fairness === undefined)
    return bad('it carries no commitment, so its chance cannot be checked (was it a simulation?).');
  if (fairness.secret === undefined)
    return bad('its secret has not been revealed yet; that happens when the match is over.');
  if (commitmentTo(fairness.secret) !== fairness.commitment) return bad('its secret does not fit the commitment.');
  if (fairness.nonces.length !== record.seats) return bad('it does not have one nonce a seat.');
  let results = 0;
  const source = fairSource(fairness.secret, record.match, fairness.nonces);
  const rerunResult = rerun(game, record, {}, source, (number, replayed) => {
    const recorded = record.entries[number];
    if (recorded === undefined || recorded.kind === 'undo' || replayed.kind === 'undo') return undefined;
    results += recorded.chance.length;
    return recorded.chance.join() === replayed.chance.join()
      ? undefined
      : 'its chance results are not those of the secret.';
  });
  return rerunResult.ok ? { ok: true, value: { entries: record.entries.length, results } } : rerunResult;
}

function rerun<O, S, A, E, V>(
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
  if (!result.ok) return `the rules refuse it (${result.rejection.code}).`;
  const [step] = result.steps;
  if (step === undefined) return 'it does nothing.';
  if (entry.kind === 'undo' && step.entry.kind === 'undo' && entry.takesBack.join() !== step.entry.takesBack.join()) {
    return 'it takes back other entries than it says.';
  }
  return step;
}

function decodeEntry<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  number: number,
  json: unknown,
): Entry<A> | undefined {
  if (!isRecord(json) || json.number !== number) return undefined;
  if (number === 0) return decodeSetup(json);
  if (!isCount(json.seat)) return undefined;
  if (json.kind === 'undo') return decodeUndo(number, json.seat, json);
  if (json.kind !== 'answer' || !isCount(json.decision) || !isCounts(json.chance)) return undefined;
  const action = game.decodeAction(json.action);
  if (action === undefined) return undefined;
  const entry: AnswerEntry<A> = {
    kind: 'answer',
    number,
    seat: json.seat,
    decision: json.decision,
    action,
    chance: json.chance,
  };
  return entry;
}

function decodeSetup(json: Readonly<Record<string, unknown>>): SetupEntry | undefined {
  return json.kind === 'setup' && isCounts(json.chance) ? { kind: 'setup', number: 0, chance: json.chance } : undefined;
}

function decodeUndo(number: number, seat: number, json: Readonly<Record<string, unknown>>): UndoEntry | undefined {
  return isCounts(json.takesBack) && json.takesBack.length > 0
    ? { kind: 'undo', number, seat, takesBack: json.takesBack }
    : undefined;
}

function decodeFairness(json: unknown): Fairness | null {
  if (!isRecord(json) || typeof json.commitment !== 'string' || !isTexts(json.nonces)) return null;
  const { commitment, nonces, secret } = json;
  if (secret === undefined) return { commitment, nonces };
  return typeof secret === 'string' && isSecret(secret) ? { commitment, nonces, secret } : null;
}

function decodeOutcome(json: unknown): Outcome | null {
  if (!isRecord(json) || typeof json.reason !== 'string') return null;
  const { rank, score, side, reason } = json;
  if (!isNumbers(rank) || !isNumbers(score)) return null;
  if (side === undefined) return { rank, score, reason };
  return isNumbers(side) ? { rank, score, side, reason } : null;
}

export function isRecordFormat(json: unknown): json is MatchRecord<unknown, unknown>['format'] {
  return json === RECORD_FORMAT || json === OLD_FORMAT;
}

function isCount(json: unknown): json is number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;
}

function isCounts(json: unknown): json is readonly number[] {
  return Array.isArray(json) && json.every(isCount);
}

function isNumbers(json: unknown): json is readonly number[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'number' && Number.isFinite(item));
}

function isTexts(json: unknown): json is readonly string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

function isNames(json: unknown): json is readonly string[] {
  return isTexts(json) && json.every((name) => name.length <= LONGEST_NAME && !CONTROL.test(name));
}

/** Of untrusted JSON, where text may be anything and an object may have no `toString`. */
function rulesText(json: unknown): string {
  return typeof json === 'number' || json === undefined ? String(json) : JSON.stringify(json);
}

function bad(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
