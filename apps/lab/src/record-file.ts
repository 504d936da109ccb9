/** Record files: read, checked in shape, and handed on with their game. */
import { decodeRecord, type MatchRecord, recordGame } from '@shutterbox/kernel';
import { readJson } from './files.ts';
import { GAMES, type GameEntry, type ListedGame } from './games.ts';
import { UsageError } from './usage-error.ts';

type RecordUse<R> = <O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>, record: MatchRecord<O, A>) => R;

export function withRecord<R>(path: string, use: RecordUse<R>, games: readonly ListedGame[] = GAMES): R {
  const json = readJson(path);
  const id = recordGame(json);
  if (!id.ok) throw broken(path, id.problem);
  const found = games.find((game) => game.id === id.value);
  if (found === undefined) throw broken(path, `there is no game '${id.value}'.`);
  return found.use((entry) => {
    const record = decodeRecord(entry.game, json);
    if (!record.ok) throw broken(path, record.problem);
    return use(entry, record.value);
  });
}

/** The problem is a sentence that starts small. */
export function broken(path: string, problem: string): UsageError {
  return new UsageError(`${path} is broken: ${problem}`);
}
