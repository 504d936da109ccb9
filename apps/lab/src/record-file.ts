/** Record files: read, checked, and passed on with their game. */
import { decodeRecord, isRecord, isRecordFormat, type MatchRecord, RECORD_FORMAT } from '@shutterbox/kernel';
import { readJson } from './files.ts';
import { GAMES, type GameEntry, type ListedGame } from './games.ts';
import { SAVE_FORMAT } from './play/save.ts';
import { asTyped } from './play/save-folder.ts';
import { InputError } from './usage-error.ts';

type RecordUse<R> = <O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>, record: MatchRecord<O, A>) => R;

export function withRecord<R>(path: string, use: RecordUse<R>, games: readonly ListedGame[] = GAMES): R {
  const json = readJson(path);
  const file = fileKind(json);
  if (file === undefined) throw broken(path, `it is not a record (no format '${RECORD_FORMAT}').`);
  if (file.kind === 'save') throw new InputError(`${path} is a saved game. To continue it: ${toGoOn(file.game, path)}`);
  const found = games.find((game) => game.id === file.game);
  if (found === undefined) throw broken(path, `there is no game '${file.game}'.`);
  return found.use((entry) => {
    checkRules(path, entry, json);
    const record = decodeRecord(entry.game, json);
    if (!record.ok) throw broken(path, record.problem);
    return use(entry, record.value);
  });
}

interface FileKind {
  readonly kind: 'record' | 'save';
  readonly game: string;
}

/** What a file claims to be, before anything else in it is trusted. */
export function fileKind(json: unknown): FileKind | undefined {
  if (!isRecord(json)) return undefined;
  if (isRecordFormat(json.format)) return { kind: 'record', game: gameIn(json) };
  if (json.format === SAVE_FORMAT) return { kind: 'save', game: gameIn(json.record) };
  return undefined;
}

function gameIn(json: unknown): string {
  return isRecord(json) && typeof json.game === 'string' ? json.game : '';
}

/** The command that resumes a saved game. */
export function toGoOn(game: string, path: string): string {
  return `npx shutterbox play ${game} --resume ${asTyped(path)}`;
}

/** A file with other rules is not broken: it belongs to another version. */
export function checkRules<O, S, A, E, V>(path: string, { game }: GameEntry<O, S, A, E, V>, json: unknown): void {
  if (!isRecord(json) || typeof json.rules !== 'number' || json.rules === game.rules) return;
  const version = json.rules > game.rules ? 'a newer' : 'an older';
  throw new InputError(
    `${path} was made with rules ${json.rules} of ${game.id}, but this version has rules ${game.rules}. Use ${version} version of Shutterbox.`,
  );
}

/** The problem is a sentence that begins in lower case. */
export function broken(path: string, problem: string): InputError {
  return new InputError(`${path} is broken: ${problem}`);
}
