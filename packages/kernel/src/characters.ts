/** Splits text into visible characters. Rules know no locale, so Intl.Segmenter is not available here. */

/** Between letters and emoji: a joiner makes one picture of several, a non-joiner keeps two letters apart. */
const JOINERS = /[\u200c\u200d]/gu;
/** A flag; or anything with the marks and skin tones on it and whatever is joined to it. */
const CHARACTER = /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}\u200c]|\u200d.)*/gsu;

export function charactersOf(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}

/** Characters that must not be in a name: controls, direction changes, lone surrogates. Joiners between characters are allowed. */
export function hasUnseen(text: string): boolean {
  return /\p{C}/u.test(text.replaceAll(JOINERS, ''));
}
