/** Plays series of games, in this thread or in workers, and returns the results in the order of the games. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BotPool } from '@shutterbox/bots/pool';
import type { ListedGame } from './games.ts';
import { type Batch, playBatch, type Series } from './series.ts';
import { InputError } from './usage-error.ts';

/** The worker is beside the bundle that contains this module. */
export const WORKER = new URL('./worker.js', import.meta.url);

/** Random games take less than a millisecond: a message is not worth sending for fewer. */
const RANDOM_GAMES_A_BATCH = 500;
/** Nor is a thread, which has to warm up first, worth starting for fewer batches. */
const RANDOM_BATCHES_A_THREAD = 16;
/** Batches under way per thread, so that none waits for the slowest. */
const BATCHES_A_THREAD = 4;

interface Crew {
  readonly width: number;
  play(batch: Batch): Promise<Float64Array>;
  close(): Promise<void>;
}

/** A multiple of whole rotations that does not depend on the number of threads. */
function gamesABatch({ bots, rotation }: Series): number {
  return isRandom(bots) ? Math.ceil(RANDOM_GAMES_A_BATCH / rotation) * rotation : rotation;
}

function isRandom(bots: readonly string[]): boolean {
  return bots.every((name) => name === 'random');
}

/** A crew is ready to play when this returns, so that starting it is not measured. */
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
  if (!(result instanceof Float64Array)) throw new Error('A worker returned something other than results.');
  return result;
}

/** The rows of the games, batch by batch, in order. */
export async function* playSeries(crew: Crew, series: Series, games: number): AsyncGenerator<Float64Array> {
  const size = gamesABatch(series);
  const underWay: Promise<Float64Array>[] = [];
  for (let from = 0; from < games || underWay.length > 0; ) {
    for (; from < games && underWay.length < crew.width; from += size) {
      const batch = crew.play({ ...series, from, count: Math.min(size, games - from) });
      // A failure is handled when its turn comes; until then it must not count as unhandled.
      batch.catch(() => {});
      underWay.push(batch);
    }
    yield (await underWay.shift()) as Float64Array;
  }
}
