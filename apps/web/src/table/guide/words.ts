/** The words of a lesson. In those of a step `{1}` is a pin. */
export const LEARN = 'Learn in five minutes';

/** With the full stop or comma after it. */
const PIN = /\{(\d)\}([.,:;]?)/;

interface Part {
  readonly words: string;
  /** What follows the words; nothing at the end of the text. */
  readonly pin?: number;
  readonly stop?: string;
}

/** Words, each with the pin that follows them. */
export function partsOf(text: string): readonly Part[] {
  const pieces = text.split(PIN);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [words = '', pin, stop = ''] = pieces.slice(at, at + 3);
    if (pin !== undefined) parts.push({ words, pin: Number(pin), stop });
    else if (words !== '') parts.push({ words });
  }
  return parts;
}

/** For screen readers, and where there are no pins. */
export function withoutPins(text: string): string {
  return text.replaceAll(/ ?\{\d\}/g, '');
}
