export type { Advice } from './advice.ts';
export type { Bot, Question } from './bot.ts';
export { type AdviceMessage, adviseOn, answerQuestion, type BotMessage } from './message.ts';
export { BOT_NAMES, botNamed, isRepeatable } from './names.ts';
