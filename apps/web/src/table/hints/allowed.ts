/** Whether a player may ask for a hint: alone against bots, where it is unfair to nobody. */
import type { Sitter } from '@shutterbox/ui';

export function mayAskForHints(sitters: readonly Pick<Sitter, 'mine' | 'kind'>[]): boolean {
  return sitters.filter(({ mine }) => mine).length === 1 && sitters.every(({ mine, kind }) => mine || kind === 'bot');
}
