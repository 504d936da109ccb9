/** Asks a worker of its own for advice, from what the player sees. */
import type { Advice, AdviceMessage } from '@shutterbox/bots';
import type { BotCall, BotReply } from '../../local/bot-worker.ts';

const SEEDS = 2 ** 31;

/** Rejects with a sentence. `stop` ends the thinking. */
export function askForAdvice(message: Omit<AdviceMessage, 'seed'>): {
  readonly advice: Promise<readonly Advice<unknown>[]>;
  stop(): void;
} {
  const worker = new Worker(new URL('../../local/bot-worker.ts', import.meta.url), { type: 'module' });
  const seed = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
  const call: BotCall = { id: 0, advice: { ...message, seed } };
  const advice = new Promise<readonly Advice<unknown>[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
      worker.terminate();
      if ('advice' in data) resolve(data.advice);
      else reject(new Error('The hint could not be worked out.'));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('The hint could not be loaded. Try again when you are online.'));
    };
  });
  worker.postMessage(call);
  return { advice, stop: () => worker.terminate() };
}
