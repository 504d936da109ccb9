export { answerQuestion, type BotMessage } from './message.ts';
export { BotPool } from './pool.ts';
