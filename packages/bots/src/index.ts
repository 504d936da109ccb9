export type { Bot, Question } from './bot.ts';
export { answerQuestion, type BotMessage } from './message.ts';
export { BOT_NAMES, botNamed, isRepeatable } from './names.ts';
