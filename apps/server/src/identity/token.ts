/** A visitor's token: their id and our signature. It is the cookie's value, and what a program sends as bearer. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const TOKEN = /^(?<id>[A-Za-z0-9_-]{22})\.(?<signature>[A-Za-z0-9_-]{43})$/;
/** So that a signature for one purpose is worth nothing for another. */
const PURPOSE = 'shutterbox visitor';

export function newVisitorId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

export class Signer {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  tokenOf(id: string): string {
    return `${id}.${this.signature(id).toString('base64url')}`;
  }

  /** The visitor's id, if we signed it. */
  idOf(token: string): string | undefined {
    const { id, signature } = TOKEN.exec(token)?.groups ?? {};
    if (id === undefined || signature === undefined) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const right = this.signature(id);
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }

  private signature(id: string): Buffer {
    return createHmac('sha256', this.key).update(`${PURPOSE}\n${id}`).digest();
  }
}
