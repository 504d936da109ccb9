/** A match has at most one rematch: its id follows from the match, so that a second request finds it. */
import { commitmentTo } from '@shutterbox/kernel';
import type { MatchHead } from './storage.ts';

const ID_LETTERS = 24;

/** Made from the secret, not from its commitment, so that nobody knows the id before the match is over. */
export function rematchIdOf({ secret }: Pick<MatchHead, 'secret'>, idPrefix: string): string {
  return idPrefix + commitmentTo([...secret].reverse().join('')).slice(0, ID_LETTERS);
}
