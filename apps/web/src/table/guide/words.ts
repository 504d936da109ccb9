/** The words of a lesson. In those of a step `{1}` is a pin. */
export const LEARN = 'Learn in five minutes';

const PIN = /\{(\d)\}/;

/** Words and numbers of pins, in turn. */
export function partsOf(text: string): readonly (string | number)[] {
  return text.split(PIN).map((part, at) => (at % 2 === 1 ? Number(part) : part));
}

/** For screen readers, and where there are no pins. */
export function withoutPins(text: string): string {
  return text.replaceAll(/ ?\{\d\}/g, '');
}
