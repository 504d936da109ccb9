/** Whom to count. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Asker } from '../identity/asker.ts';

/** Enough that no two are ever the same by chance. */
const HASH_CHARACTERS = 16;

/** A visitor, however many tabs he has. Whoever has no cookie is known by his address and browser, of which a hash will do. */
export function whoOf({ visitor, address }: Asker, { headers }: IncomingMessage): string {
  if (visitor !== '') return visitor;
  const looks = `${address}\n${headers['user-agent'] ?? ''}`;
  // No visitor's id begins like this.
  return `?${createHash('sha256').update(looks).digest('base64url').slice(0, HASH_CHARACTERS)}`;
}
