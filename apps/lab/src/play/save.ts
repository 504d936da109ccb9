/** A game to be continued later: its record, and what the record must not reveal before the end. */
import {
  type ChanceSource,
  type Decoded,
  decodeRecord,
  fairSource,
  type GameDefinition,
  isRecord,
  isSecret,
  type MatchRecord,
  seededSource,
} from '@shutterbox/kernel';
import { plain } from '../terminal/plain.ts';

export const SAVE_FORMAT = 'shutterbox-save-1';

/** Fair chance comes from a secret; a seed makes the same game again, with nothing to verify. */
export type ChanceOrigin = { readonly secret: string } | { readonly seed: number };

/** "Always answer this": `key` is the action's, `words` are for people. Older saves have no `action`. */
export interface SavedAnswer {
  readonly seat: number;
  readonly kind: string;
  readonly key: string;
  readonly words: string;
  readonly action?: unknown;
}

export interface Save<O, A> {
  readonly format: typeof SAVE_FORMAT;
  readonly record: MatchRecord<O, A>;
  /** 'human' or a bot's name, one per seat. */
  readonly players: readonly string[];
  readonly origin: ChanceOrigin;
  /** The seed of the bots' own chance: a resumed game gets the same answers. */
  readonly botSeed: number;
  readonly standing: readonly SavedAnswer[];
}

export function newSave<O, A>(parts: Omit<Save<O, A>, 'format'>): Save<O, A> {
  return { format: SAVE_FORMAT, ...parts };
}

export function sourceOf(origin: ChanceOrigin, match: string, nonces: readonly string[]): ChanceSource {
  return 'secret' in origin ? fairSource(origin.secret, match, nonces) : seededSource(origin.seed);
}

/** A save from a file that anyone may have changed. */
export function decodeSave<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, json: unknown): Decoded<Save<O, A>> {
  if (!isRecord(json) || json.format !== SAVE_FORMAT)
    return bad(`it is not a saved game (no format '${SAVE_FORMAT}').`);
  const record = decodeRecord(game, json.record);
  if (!record.ok) return record;
  const origin = decodeOrigin(json.origin);
  if (origin === undefined) return bad('it does not say where its dice come from.');
  const { players, botSeed } = json;
  if (!isTexts(players) || players.length !== record.value.seats) return bad('it does not have one player per seat.');
  if (!isCount(botSeed)) return bad('it has no seed for the bots.');
  const standing = decodeStanding(json.standing);
  if (standing === undefined) return bad('its standing answers are broken.');
  return { ok: true, value: newSave({ record: record.value, players, origin, botSeed, standing }) };
}

function decodeOrigin(json: unknown): ChanceOrigin | undefined {
  if (!isRecord(json)) return undefined;
  const { secret, seed } = json;
  if (typeof secret === 'string') return isSecret(secret) ? { secret } : undefined;
  return isCount(seed) ? { seed } : undefined;
}

function decodeStanding(json: unknown): SavedAnswer[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const answers: SavedAnswer[] = [];
  for (const item of json) {
    if (!isRecord(item)) return undefined;
    const { seat, kind, key, words = key, action } = item;
    if (!isCount(seat) || !isTexts([kind, key, words])) return undefined;
    answers.push({ seat, kind: String(kind), key: String(key), words: plain(String(words)), action });
  }
  return answers;
}

function isCount(json: unknown): json is number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;
}

function isTexts(json: unknown): json is readonly string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

function bad(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
