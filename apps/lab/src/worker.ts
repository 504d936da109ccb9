/** What runs in worker threads: batches of games, and single questions to bots. */
import { answerQuestion, type BotMessage } from '@shutterbox/bots/pool';
import { gameNamed } from './games.ts';
import { type Batch, playBatch } from './series.ts';

export function play(batch: Batch): Float64Array {
  return gameNamed(batch.game).use((entry) => playBatch(entry, batch));
}

export function answer(message: BotMessage): unknown {
  return gameNamed(message.game).use((entry) => answerQuestion(entry, message));
}

/** Answers once the thread is up. */
export function ready(): true {
  return true;
}
