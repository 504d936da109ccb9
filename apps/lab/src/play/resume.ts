/** A saved game from its file. */
import { resolve } from 'node:path';
import { botNamed } from '@shutterbox/bots';
import { askedNow, newSecret, required } from '@shutterbox/host';
import { type Decoded, isRecord } from '@shutterbox/kernel';
import { readJson } from '../files.ts';
import type { GameEntry } from '../games.ts';
import { broken, checkRules, fileKind, toGoOn } from '../record-file.ts';
import { InputError } from '../usage-error.ts';
import { replayed } from './replayed.ts';
import { decodeSave, SAVE_FORMAT, type Save, type SavedAnswer } from './save.ts';
import { SaveFile } from './save-file.ts';
import { fromHere, unfinishedGames } from './save-folder.ts';
import { type KeptAnswer, newStored, SaveStorage } from './save-storage.ts';
import { HUMAN, Session, seatOf, VISITOR } from './session.ts';

/** The newest saved game unless a file is named; locked until the session's file is closed. */
export function resumed<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  named: string | undefined,
): Session<O, S, A, E, V> {
  const path = named ?? newestSave(entry.game.id);
  const save = saveIn(entry, path);
  const file = new SaveFile(resolve(path), true);
  if (!file.hold()) throw new InputError(`${path} is being played in another terminal.`);
  const session = sessionFrom(entry, save, file);
  if (session.ok) return session.value;
  file.close();
  throw broken(path, session.problem);
}

function sessionFrom<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  save: Save<O, A>,
  file: SaveFile,
): Decoded<Session<O, S, A, E, V>> {
  const { record, players, origin, botSeed } = save;
  const { match: id, game, rules, options } = record;
  const nonces = record.fairness?.nonces ?? players.map(() => '');
  const again = replayed(entry, save, nonces);
  if (!again.ok) return again;
  const { match, rows } = again.value;
  const seats = players.map((player, seat) => ({
    ...seatOf(player, seat, nonces[seat] ?? ''),
    standing: save.standing.flatMap((answer) => (answer.seat === seat ? kept(entry, save, answer) : [])),
  }));
  // A seeded game has no secret, so this one is never shown.
  const secret = 'secret' in origin ? origin.secret : newSecret();
  const tail = {
    status: match.outcome === undefined ? 'running' : 'over',
    number: match.number,
    asked: askedNow(required(match), seats, [], Date.now()),
  } as const;
  const stored = newStored({ id, game, rules, options, secret, host: VISITOR }, seats, tail);
  const storage = new SaveStorage({ origin, botSeed, file }, stored, rows);
  return { ok: true, value: new Session(entry, options, { id, origin, botSeed, file, storage }) };
}

/** Older saves name a standing answer only by its key: it was given once, so the record has it. */
function kept<O, S, A, E, V>(
  { game }: GameEntry<O, S, A, E, V>,
  { record }: Save<O, A>,
  { seat, kind, key, words, action }: SavedAnswer,
): KeptAnswer[] {
  const given = record.entries.flatMap((entry) =>
    entry.kind === 'answer' && entry.seat === seat && game.actionKey(entry.action) === key ? [entry.action] : [],
  );
  const known = game.decodeAction(action) ?? given[0];
  return known === undefined ? [] : [{ kind, key, words, action: known }];
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
    throw new InputError(
      `${path} is the record of a match, not a saved game. To watch it: npx shutterbox replay ${path}`,
    );
  if (file.game !== id && file.game !== '')
    throw new InputError(`${path} is a saved game of ${file.game}. To continue it: ${toGoOn(file.game, path)}`);
  checkRules(path, entry, isRecord(json) ? json.record : undefined);
  const save = decodeSave(entry.game, json);
  if (!save.ok) throw broken(path, save.problem);
  const stranger = save.value.players.find((name) => name !== HUMAN && !botNamed(name).ok);
  if (stranger !== undefined) throw broken(path, `there is no bot '${stranger}'.`);
  return save.value;
}
