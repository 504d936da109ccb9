/** The most bytes a character takes. */
const MOST_BYTES = 4;

/** Undefined if the file is too large or not JSON. */
export async function readJson(file: Blob, maxLength: number): Promise<unknown> {
  if (file.size > maxLength * MOST_BYTES) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
