export type { Bot, Question } from './bot.ts';
export { BOT_NAMES, botNamed, isRepeatable } from './names.ts';
