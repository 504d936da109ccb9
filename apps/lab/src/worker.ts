/** What runs in worker threads: batches of games, and single questions to bots. */
import { answerQuestion, type BotMessage } from '@shutterbox/bots';
import { reasonOf } from './files.ts';
import { gameNamed } from './games.ts';
import { type Batch, playBatch } from './series.ts';

/** The rows, or why the system refused to write the records: an error would lose its code between threads. */
export function play(batch: Batch): Float64Array | string {
  try {
    return gameNamed(batch.game).use((entry) => playBatch(entry, batch));
  } catch (error) {
    return reasonOf(error);
  }
}

export function answer(message: BotMessage): unknown {
  return gameNamed(message.game).use((entry) => answerQuestion(entry, message));
}

/** Resolves once the thread is up. */
export function ready(): true {
  return true;
}
