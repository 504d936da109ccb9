/**
 * Chance for real play. The host commits to a secret before it learns the seats' nonces; each entry draws from its own
 * stream, HMAC-SHA256 of the secret over (match id, nonces, entry, block); after the end anyone can check every result.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChanceSource } from './chance.ts';
import type { Chance, Seat } from './game.ts';

const WORDS_A_BLOCK = 8;
const TWO_32 = 4294967296;
const BOT_NONCE_DIGITS = 32;
const SECRET = /^[0-9a-f]{64}$/;

/** What is published of a match's chance: the secret itself only once the match is over. */
export interface Fairness {
  /** SHA-256 of the secret, published before the nonces are collected. */
  readonly commitment: string;
  /** One per seat: chosen by a person, or derived from the secret for a bot. */
  readonly nonces: readonly string[];
  /** The seats that bots had when the match began; records of older hosts do not say. */
  readonly bots?: readonly Seat[];
  readonly secret?: string;
}

/** 256 bits in lower-case hex. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * A bot's nonce. The commitment fixes it before any person's nonce is known: a host that could choose it later could try
 * nonces until it likes the dice.
 */
export function botNonce(secret: string, match: string, seat: Seat): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify(['bot', match, seat])))).slice(
    0,
    BOT_NONCE_DIGITS,
  );
}

export function fairSource(secret: string, match: string, nonces: readonly string[]): ChanceSource {
  if (!isSecret(secret)) throw new Error('A match secret is 64 hexadecimal digits.');
  const key = hexToBytes(secret);
  const own = [...nonces];
  return (entry) => new FairChance(key, match, own, entry);
}

class FairChance implements Chance {
  private readonly key: Uint8Array;
  private readonly match: string;
  private readonly nonces: readonly string[];
  private readonly entry: number;
  private block = 0;
  private word = WORDS_A_BLOCK;
  private words = new DataView(new ArrayBuffer(0));

  constructor(key: Uint8Array, match: string, nonces: readonly string[], entry: number) {
    this.key = key;
    this.match = match;
    this.nonces = nonces;
    this.entry = entry;
  }

  /** Words at or above the largest multiple of n are rejected, so that all results are equally likely. */
  int(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= TWO_32)) throw new Error(`Chance has no result in a range of ${n}.`);
    const limit = TWO_32 - (TWO_32 % n);
    let word = this.next();
    while (word >= limit) word = this.next();
    return word % n;
  }

  private next(): number {
    if (this.word === WORDS_A_BLOCK) {
      const message = JSON.stringify([this.match, this.nonces, this.entry, this.block++]);
      const bytes = hmac(sha256, this.key, utf8ToBytes(message));
      this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.word = 0;
    }
    return this.words.getUint32(4 * this.word++);
  }
}
