/** Unguessable values, on a server and in a browser alike. */

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

function randomHex(count: number): string {
  return Array.from(bytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const NONCE_BYTES = 16;

export function newNonce(): string {
  return randomHex(NONCE_BYTES);
}

const SECRET_BYTES = 32;

/** What the dice of a match come from. */
export function newSecret(): string {
  return randomHex(SECRET_BYTES);
}

/** 12 bytes as 16 letters, so that nobody can guess an unlisted match. */
const ID_BYTES = 12;

export function newMatchId(): string {
  return letters(bytes(ID_BYTES));
}

/** base64url; the number of bytes must be a multiple of three. */
function letters(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
