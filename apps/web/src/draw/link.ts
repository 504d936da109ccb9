/** A document in an address: after the `#`, where no server sees it. */
import type { Decoded, DocumentField } from '@shutterbox/kernel';

const KEY = '#m=';

export function linkTo(game: string, document: unknown): string {
  return `/draw/${game}${KEY}${packed(document)}`;
}

/** The option that takes it. */
type Taker = Pick<DocumentField<unknown>, 'decode' | 'default' | 'maxLength'>;

/** Undefined: the address has none in it. */
export function documentIn(hash: string, taker: Taker): Decoded<unknown> | undefined {
  if (!hash.startsWith(KEY)) return undefined;
  const json = parsed(textIn(hash.slice(KEY.length)), taker.maxLength);
  const document = json === undefined ? undefined : taker.decode(json);
  // The option may do without a document; a link is for one.
  const none = document?.ok === true && JSON.stringify(document.value) === JSON.stringify(taker.default);
  return document === undefined || none ? BROKEN : document;
}

const BROKEN = { ok: false, problem: 'It is cut off or has a slip in it.' } as const;

function packed(document: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function textIn(packedText: string): string | undefined {
  try {
    const letters = atob(packedText.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function parsed(text: string | undefined, maxLength: number): unknown {
  if (text === undefined || text.length > maxLength) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
