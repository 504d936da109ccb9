/** Opens a record as a reel, or says why it cannot. */
import { decodeRecord, recordGame } from '@shutterbox/kernel';
import type { GameBundle } from '../games/bundle.ts';
import { loadGame } from '../games/games.ts';
import type { Host } from '../host/host.ts';
import { Reel } from './reel.ts';

export type Opened = { readonly ok: true; readonly reel: Reel } | { readonly ok: false; readonly problem: string };

export type OpenedFile =
  | { readonly ok: true; readonly reel: Reel; readonly bundle: GameBundle }
  | { readonly ok: false; readonly problem: string };

async function openRecord({ loadGame: loadWhole, text }: GameBundle, json: unknown): Promise<Opened> {
  const game = await loadWhole();
  const record = decodeRecord(game, json);
  if (!record.ok) return { ok: false, problem: `This record cannot be replayed: ${record.problem}` };
  return Reel.develop(game, text, record.value);
}

export async function fetchRecord(host: Host, match: string, bundle: GameBundle): Promise<Opened> {
  const reply = await host.record(match);
  return reply.ok ? openRecord(bundle, reply.value) : { ok: false, problem: reply.refusal.sentence };
}

/** The longest match takes a few hundred kilobytes; anything larger is not a record. */
const MOST_BYTES = 20 * 1024 * 1024;

export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > MOST_BYTES) return { ok: false, problem: 'This file is too large to be the record of a match.' };
  const json = parsed(await file.text());
  const id = recordGame(json);
  if (!id.ok) return { ok: false, problem: `This is not the record of a match: ${id.problem}` };
  const bundle = await loadGame(id.value)?.catch(() => undefined);
  if (bundle === undefined)
    return { ok: false, problem: `The game '${id.value}' is not on this site, or did not load.` };
  const opened = await openRecord(bundle, json);
  return opened.ok ? { ...opened, bundle } : opened;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
