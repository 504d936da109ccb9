/** Text by what a reader takes for one character. Rules know no locale, so there is no Intl.Segmenter here. */

/** Between letters and emoji: a joiner makes one picture of several, a non-joiner keeps two letters apart. */
const JOINERS = /[\u200c\u200d]/gu;
/** A flag; or anything with the marks and skin tones on it and whatever is joined to it. */
const CHARACTER = /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}\u200c]|\u200d.)*/gsu;

export function charactersOf(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}

/** Control characters, writing turned round, halves of characters: what must not be in a name. Joiners between characters may. */
export function hasUnseen(text: string): boolean {
  return /\p{C}/u.test(text.replaceAll(JOINERS, ''));
}
