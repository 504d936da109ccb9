/** The level of a bot as it is stored: text, which a later or earlier version may have written. */
import { LEVELS } from '@shutterbox/kernel';
import type { BotLevel } from '@shutterbox/protocol';

export const STAND_IN_LEVEL: BotLevel = 'normal';

/** Also the bot's name, as `@shutterbox/bots` knows it. */
export function levelOf(text: string): BotLevel {
  return LEVELS.find((level) => level === text) ?? STAND_IN_LEVEL;
}
