/** A saved game from its file. */
import { resolve } from 'node:path';
import { botNamed } from '@shutterbox/bots';
import { isRecord } from '@shutterbox/kernel';
import { readJson } from '../files.ts';
import type { GameEntry } from '../games.ts';
import { broken, checkRules, fileKind, toGoOn } from '../record-file.ts';
import { InputError } from '../usage-error.ts';
import { decodeSave, SAVE_FORMAT, type Save } from './save.ts';
import { SaveFile } from './save-file.ts';
import { fromHere, unfinishedGames } from './save-folder.ts';
import { HUMAN, Session } from './session.ts';

/** The newest saved game unless a file is named; held until the session's file is closed. */
export function resumed<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  named: string | undefined,
): Session<O, S, A, E, V> {
  const path = named ?? newestSave(entry.game.id);
  const save = saveIn(entry, path);
  const file = new SaveFile(resolve(path), true);
  if (!file.hold()) throw new InputError(`${path} is being played in another terminal.`);
  const session = Session.resume(entry, save, file);
  if (session.ok) return session.value;
  file.close();
  throw broken(path, session.problem);
}

function newestSave(game: string): string {
  const newest = unfinishedGames().find((save) => save.game === game);
  if (newest === undefined) throw new InputError(`There is no unfinished game of ${game}.`);
  return fromHere(newest.path);
}

function saveIn<O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>, path: string): Save<O, A> {
  const { id } = entry.game;
  const json = readJson(path);
  const file = fileKind(json);
  if (file === undefined) throw broken(path, `it is not a saved game (no format '${SAVE_FORMAT}').`);
  if (file.kind === 'record')
    throw new InputError(`${path} is the record of a match, not a saved game; npx shutterbox replay ${path} shows it.`);
  if (file.game !== id && file.game !== '')
    throw new InputError(`${path} is a saved game of ${file.game}; ${toGoOn(file.game, path)} goes on with it.`);
  checkRules(path, entry, isRecord(json) ? json.record : undefined);
  const save = decodeSave(entry.game, json);
  if (!save.ok) throw broken(path, save.problem);
  const stranger = save.value.players.find((name) => name !== HUMAN && !botNamed(name).ok);
  if (stranger !== undefined) throw broken(path, `there is no bot '${stranger}'.`);
  return save.value;
}
