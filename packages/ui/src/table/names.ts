/** The texts of a game say "Player 2"; people have names. */
import type { Sitter } from '../room.ts';

const PLAYER = /\bPlayer (\d+)\b/g;

/** In one pass, so that somebody called "Player 1" does no harm. */
export function withNames(words: string, sitters: readonly Pick<Sitter, 'seat' | 'name'>[]): string {
  return words.replace(PLAYER, (whole, number: string) => {
    const name = sitters.find(({ seat }) => seat === Number(number) - 1)?.name;
    return name === undefined || name === '' ? whole : name;
  });
}
