/** Bots think in this worker, so that a slow one does not block the tables. */
import { answerQuestion, type BotMessage } from '@shutterbox/bots';
import { loadRules } from './rules.ts';

export interface BotCall {
  readonly id: number;
  readonly message: BotMessage;
}

export type BotReply =
  | { readonly id: number; readonly action: unknown }
  | { readonly id: number; readonly problem: string };

async function reply({ id, message }: BotCall): Promise<BotReply> {
  try {
    const game = await loadRules(message.game);
    if (game === undefined) throw new Error(`There is no game '${message.game}'.`);
    return { id, action: game.use((rules) => answerQuestion(rules, message)) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<BotCall>) => postMessage(await reply(data)));
