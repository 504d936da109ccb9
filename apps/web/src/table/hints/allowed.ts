/** Whether a player may ask for a hint: alone against bots, where it is unfair to nobody, and where the table was made with hints for everyone. */
import type { Sitter } from '@shutterbox/ui';

export function mayAskForHints(sitters: readonly Pick<Sitter, 'mine' | 'kind'>[], forEveryone: boolean): boolean {
  const mine = sitters.filter((sitter) => sitter.mine).length;
  if (forEveryone) return mine > 0;
  return mine === 1 && sitters.every((sitter) => sitter.mine || sitter.kind === 'bot');
}
