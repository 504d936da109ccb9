/** Tokens that are shown only once, and the hashes that we keep of them. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
