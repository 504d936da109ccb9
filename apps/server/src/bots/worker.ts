/** What runs in the bots' threads. */
import { answerQuestion, type BotMessage } from '@shutterbox/bots';
import { gameNamed } from '../games.ts';

export function answer(message: BotMessage): unknown {
  const game = gameNamed(message.game);
  if (game === undefined) throw new Error(`There is no game '${message.game}'.`);
  return game.use((hosted) => answerQuestion(hosted, message));
}
