/** Bots think in this worker, so that a slow one does not block the tables. People can ask it for advice. */
import { type Advice, type AdviceMessage, adviseOn, answerQuestion, type BotMessage } from '@shutterbox/bots';
import { loadRules } from './rules.ts';

export type BotCall =
  | { readonly id: number; readonly message: BotMessage }
  | { readonly id: number; readonly advice: AdviceMessage };

export type BotReply =
  | { readonly id: number; readonly action: unknown }
  | { readonly id: number; readonly advice: readonly Advice<unknown>[] }
  | { readonly id: number; readonly problem: string };

async function reply(call: BotCall): Promise<BotReply> {
  const { id } = call;
  try {
    const message = 'advice' in call ? call.advice : call.message;
    const game = await loadRules(message.game);
    if (game === undefined) throw new Error(`There is no game '${message.game}'.`);
    return game.use((rules) =>
      'advice' in call
        ? { id, advice: adviseOn(rules, call.advice) }
        : { id, action: answerQuestion(rules, call.message) },
    );
  } catch (error) {
    return { id, problem: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<BotCall>) => postMessage(await reply(data)));
