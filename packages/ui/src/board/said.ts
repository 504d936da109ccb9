/** What is read out when a press has done something that is only seen so far. */
import { count, list } from '@shutterbox/kernel';
import type { Offer } from './types.ts';

export const NOTHING_CHOSEN = 'Nothing chosen.';

export function chosenWords({ words, told, doubt }: Pick<Offer<unknown>, 'words' | 'told' | 'doubt'>): string {
  return sentences(told ?? `Chosen: ${words}`, doubt);
}

/** More names than this do not help a listener. */
const MOST_NAMES = 8;

/** `names`: of the places where it may go, which others see marked. */
export function liftWords(held: string, names: readonly string[]): string {
  const where = names.length > MOST_NAMES ? `${names.length} places` : list(names, 'or');
  return sentences(`In your hand: ${held}`, `It may go to ${where}`, 'Escape puts it back');
}

export function putBackWords(held: string): string {
  return sentences(`Put back: ${held}`);
}

export function menuWords(n: number): string {
  return `${count(n, 'thing')} to choose from.`;
}

export function turnWords(words: string): string {
  return sentences(words, 'Turn with the arrow keys, then press again');
}

export function pickUpWords(held: readonly string[]): string {
  return sentences(`Pick up ${list(held, 'or')} first`);
}

/** "Walk to B2, chosen: B2, marsh": what may be done comes first. A name that the deed says in full is not said again. */
export function placeLabel(name: string, deeds: readonly string[], chosen: boolean): string {
  const [only, ...more] = deeds;
  if (only === undefined) return chosen ? `${name}, chosen` : name;
  const deed = more.length === 0 ? only : `${count(deeds.length, 'thing')} to do`;
  return `${deed}${chosen ? ', chosen' : ''}${deed.includes(name) ? '' : `: ${name}`}`;
}

/** "Pick up Red 1: Red 1 at C4". */
export function pieceLabel(held: string, name: string, inHand: boolean): string {
  return `${inHand ? 'Put back' : 'Pick up'} ${held}: ${name}`;
}

/** What it does, and what it costs if the words do not say so. */
export function deedWords({ words, price }: Pick<Offer<unknown>, 'words' | 'price'>): string {
  return price === undefined || words.includes(` ${amount(price)}`) ? words : `${words}, ${amount(price)}`;
}

/** "1 point", "3 points"; an abbreviation has no plural: "8 AP". */
export function amount({ n, of }: NonNullable<Offer<unknown>['price']>): string {
  return /^\p{Lu}+$/u.test(of) ? `${n} ${of}` : count(n, of);
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
