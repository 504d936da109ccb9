/** Text for use in an address: deflated or plain. */

/** The most bytes a character takes. */
const MOST_BYTES = 4;

/** Undefined for text that was not packed completely. */
type Unpacked = string | 'too long' | undefined;

export function canPack(): boolean {
  return typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  return lettersOf(bytes ?? new Uint8Array());
}

/** Stops reading once the text exceeds `maxLength` characters: a few packed letters can unpack to a mountain. */
export async function unpacked(letters: string, maxLength: number): Promise<Unpacked> {
  const bytes = bytesOf(letters);
  if (bytes === undefined) return undefined;
  try {
    const text = await through(new DecompressionStream('deflate-raw'), bytes, maxLength * MOST_BYTES);
    return text === undefined ? 'too long' : textOf(text, maxLength);
  } catch {
    return undefined;
  }
}

export function plainly(text: string): string {
  return lettersOf(new TextEncoder().encode(text));
}

export function unpackedPlainly(letters: string, maxLength: number): Unpacked {
  const bytes = bytesOf(letters);
  return bytes === undefined ? undefined : textOf(bytes, maxLength);
}

/** Undefined if more than `most` bytes come out. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    size += read.value.length;
    if (size <= most) continue;
    await reader.cancel();
    return undefined;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function textOf(bytes: Uint8Array, maxLength: number): Unpacked {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length > maxLength ? 'too long' : text;
  } catch {
    return undefined;
  }
}

function lettersOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
