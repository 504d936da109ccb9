/** Plays series of games, in this thread or in workers, and hands out the results in the order of the games. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BotPool } from '@shutterbox/bots/pool';
import type { ListedGame } from './games.ts';
import { type Batch, playBatch, type Series } from './series.ts';
import { InputError } from './usage-error.ts';

/** Beside the bundle, where this module ends up. */
export const WORKER = new URL('./worker.js', import.meta.url);

/** Random games take less than a millisecond: fewer of them are not worth a message. */
const RANDOM_GAMES_A_BATCH = 500;
/** Nor are fewer batches of them worth a thread, which has to warm up first. */
const RANDOM_BATCHES_A_THREAD = 16;
/** Batches under way for each thread, so that none waits for the slowest. */
const BATCHES_A_THREAD = 4;

interface Crew {
  readonly width: number;
  play(batch: Batch): Promise<Float64Array>;
  close(): Promise<void>;
}

/** Independent of the number of threads, and whole rotations. */
function gamesABatch({ bots, rotation }: Series): number {
  return isRandom(bots) ? Math.ceil(RANDOM_GAMES_A_BATCH / rotation) * rotation : rotation;
}

function isRandom(bots: readonly string[]): boolean {
  return bots.every((name) => name === 'random');
}

/** Ready to play when it is given: starting it is no part of what is measured. */
export async function startCrew(game: ListedGame, series: Series, games: number, threads: number): Promise<Crew> {
  const batches = Math.ceil(games / gamesABatch(series));
  const useful = Math.min(threads, isRandom(series.bots) ? Math.floor(batches / RANDOM_BATCHES_A_THREAD) : batches);
  return useful <= 1 ? soloCrew(game) : threadCrew(useful);
}

function soloCrew(game: ListedGame): Crew {
  const play = async (batch: Batch) => {
    await nextTurn();
    return game.use((entry) => playBatch(entry, batch));
  };
  return { width: 1, play, close: async () => {} };
}

async function threadCrew(threads: number): Promise<Crew> {
  const pool = new BotPool(WORKER, threads);
  await Promise.all(Array.from({ length: threads }, () => pool.run('ready', undefined)));
  return {
    width: threads * BATCHES_A_THREAD,
    play: async (batch) => rowsOf(await pool.run('play', batch)),
    close: () => pool.close(),
  };
}

function rowsOf(result: unknown): Float64Array {
  if (typeof result === 'string') throw new InputError(`The records cannot be written: ${result}.`);
  if (!(result instanceof Float64Array)) throw new Error('A worker gave something else than results.');
  return result;
}

/** The rows of the games, batch by batch, in order. */
export async function* playSeries(crew: Crew, series: Series, games: number): AsyncGenerator<Float64Array> {
  const size = gamesABatch(series);
  const underWay: Promise<Float64Array>[] = [];
  for (let from = 0; from < games || underWay.length > 0; ) {
    for (; from < games && underWay.length < crew.width; from += size) {
      const batch = crew.play({ ...series, from, count: Math.min(size, games - from) });
      // A failure is met when its turn comes; until then it must not count as unhandled.
      batch.catch(() => {});
      underWay.push(batch);
    }
    yield (await underWay.shift()) as Float64Array;
  }
}
