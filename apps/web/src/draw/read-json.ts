/** So many bytes at most for a character. */
const MOST_BYTES = 4;

/** Undefined: it is no JSON, or more than there can be. */
export async function readJson(file: Blob, maxLength: number): Promise<unknown> {
  if (file.size > maxLength * MOST_BYTES) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
