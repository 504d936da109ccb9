export type { Bot, Question } from './bot.ts';
export { botNamed, isRepeatable } from './names.ts';
