/** Small values on the wire: ids, nonces, tokens, and untrusted JSON. */
import './jitless.ts';
import { z } from 'zod';

export const MOST_SEATS = 16;
export const MOST_ACTIONS = 64;
export const ACTION_CHARACTERS = 4 * 1024;
export const OPTIONS_CHARACTERS = 256 * 1024;
export const MOST_STANDING = 64;
/** The limit for all of them together: they are sent again with every change of the table. */
export const STANDING_CHARACTERS = 10 * 1024;
/** Entry and decision numbers: far beyond any match, far below where numbers stop being exact. */
const MOST = 1_000_000_000_000;

export const matchId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'is no match id');
export const clientId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -')
  .meta({ description: 'Identifies the answer: if you send it again, it is done only once.' });
export const nonce = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/, 'must be 16 to 64 letters, digits, _ or -')
  .meta({ description: "The seat's own part in the chance of the match." });
export const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'is no token');
export const seatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const decisionId = z.int().min(0).max(MOST);
export const entryNumber = z.int().min(-1).max(MOST);

/** JSON that a game decodes later: any shape, but not any size. */
export function json(characters: number) {
  return z.unknown().refine((value) => value !== undefined && isWithin(value, characters), {
    error: `must be given, as JSON of at most ${characters} characters`,
  });
}

/** Anything nested too deeply to be written is too large. */
export function isWithin(value: unknown, characters: number): boolean {
  try {
    return JSON.stringify(value).length <= characters;
  } catch {
    return false;
  }
}
