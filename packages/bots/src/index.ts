export type { Advice } from './advice.ts';
export { type Bot, imagination, type Question, sameQuestion } from './bot.ts';
export { type AdviceMessage, adviseOn, answerQuestion, type BotMessage } from './message.ts';
export { BOT_NAMES, botNamed, isRepeatable } from './names.ts';
export { playOn } from './playout.ts';
