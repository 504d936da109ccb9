/** A match as JSON: storage, export, replay and test format. Replays exactly, without the secret. */
import type { AnswerEntry, Entry, SetupEntry, UndoEntry } from './entry.ts';
import { type Fairness, isSecret } from './fair.ts';
import type { GameDefinition, Outcome } from './game.ts';
import type { Match } from './match.ts';
import { type Decoded, decodeOptions, isRecord } from './options.ts';
import { countsText } from './seating.ts';

export const RECORD_FORMAT = 'shutterbox-record-2';
/** Its entries name questions by ids that the games themselves assigned. */
export const OLD_FORMAT = 'shutterbox-record-1';

/** Match ids become file names: nothing else may be in them. */
const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;
const LONGEST_NAME = 64;
/** Characters that move the cursor, end a line or change the writing direction: names are shown as they are. */
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
  /** The match was dealt for a lesson: its first cards and dice come from no secret, so nothing can be checked. */
  readonly arranged?: true;
}

export type RecordExtras = Pick<MatchRecord<unknown, unknown>, 'names' | 'fairness' | 'arranged'>;

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

/** The game of a record, read before anything else is trusted. */
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
  const { arranged } = json;
  if (arranged !== undefined && arranged !== true) return bad('its note about a lesson is broken.');
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
    ...(arranged === undefined ? {} : { arranged }),
  };
  return { ok: true, value };
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
  const { commitment, nonces, bots, secret } = json;
  if (bots !== undefined && !isCounts(bots)) return null;
  const published = { commitment, nonces, ...(bots === undefined ? {} : { bots }) };
  if (secret === undefined) return published;
  return typeof secret === 'string' && isSecret(secret) ? { ...published, secret } : null;
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

export function bad(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
