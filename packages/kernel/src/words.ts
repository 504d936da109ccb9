/**
 * Sentences as parts. A game never writes a player's name: it says which seat is meant, and the host that shows the sentence
 * knows the names. A sentence that names no seat is a plain string.
 */
import type { Observer, Seat } from './game.ts';

/** How a seat stands in its sentence: at the start, within it, or as an owner. */
export type SeatForm = 'You' | 'you' | 'Your' | 'your' | 'yours';

export interface SeatPart {
  readonly seat: Seat;
  readonly as: SeatForm;
}

export type Part = string | SeatPart;
export type Words = string | readonly Part[];

/** At the start of a sentence: "You", "Ansel". */
export function who(seat: Seat): SeatPart {
  return { seat, as: 'You' };
}

/** Within a sentence: "you", "Ansel". */
export function whom(seat: Seat): SeatPart {
  return { seat, as: 'you' };
}

/** "your", "Ansel's". */
export function whose(seat: Seat): SeatPart {
  return { seat, as: 'your' };
}

/** At the start of a sentence: "Your", "Ansel's". */
export function Whose(seat: Seat): SeatPart {
  return { seat, as: 'Your' };
}

/** What belongs to a seat: "yours", "Ansel's". */
export function ownedBy(seat: Seat): SeatPart {
  return { seat, as: 'yours' };
}

/** "draw" for the observer, "draws" for anyone else. An irregular verb gives both forms. */
export function verb(
  seat: Seat,
  { observer }: { readonly observer: Observer },
  own: string,
  others = third(own),
): string {
  return seat === observer ? own : others;
}

/** "You draw", "Ansel draws". */
export function does(seat: Seat, view: { readonly observer: Observer }, own: string, others?: string): Words {
  return say`${who(seat)} ${verb(seat, view, own, others)}`;
}

function third(own: string): string {
  if (own === 'have') return 'has';
  if (own === 'are') return 'is';
  if (/(s|sh|ch|x|o)$/.test(own)) return `${own}es`;
  return /[^aeou]y$/.test(own) ? `${own.slice(0, -1)}ies` : `${own}s`;
}

/** A template tag: strings and seats become one sentence; neighbouring strings are joined. */
export function say(strings: TemplateStringsArray, ...values: readonly (Words | SeatPart | number)[]): Words {
  const words: Words[] = [];
  for (const [i, text] of strings.entries()) {
    words.push(text);
    const value = values[i];
    if (value !== undefined)
      words.push(typeof value === 'number' ? String(value) : isSeatPart(value) ? [value] : value);
  }
  return joined(words);
}

/** Words one after the other. A string where no seat is named. */
export function joined(words: readonly Words[], between = ''): Words {
  const parts: Part[] = [];
  for (const [i, each] of words.entries()) {
    if (i > 0) add(parts, between);
    for (const part of partsOf(each)) add(parts, part);
  }
  const [only = '', ...more] = parts;
  return more.length === 0 && typeof only === 'string' ? only : parts;
}

export function partsOf(words: Words): readonly Part[] {
  return typeof words === 'string' ? [words] : words;
}

function add(parts: Part[], part: Part): void {
  if (part === '') return;
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
}

export function isSeatPart(value: unknown): value is SeatPart {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'seat' in value;
}

/** "a", "a and b", "a, b and c". A string if all are strings. */
export function list(items: readonly string[], last?: string): string;
export function list(items: readonly (Words | SeatPart)[], last?: string): Words;
export function list(items: readonly (Words | SeatPart)[], last = 'and'): Words {
  const words = items.map((item) => (isSeatPart(item) ? [item] : item));
  const end = words.at(-1);
  if (end === undefined) return '';
  return words.length === 1 ? end : joined([joined(words.slice(0, -1), ', '), ` ${last} `, end]);
}

/** "1 token", "3 tokens". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Who reads a sentence, and what the seats are called. */
export interface Reader {
  readonly observer: Observer;
  /** By seat; "Player 2" where there is none. */
  readonly names?: readonly string[];
}

/** Plain text. A name is put in as it is: never searched for, never capitalised. */
export function render(words: Words, reader: Reader): string {
  return partsOf(words)
    .map((part) => (typeof part === 'string' ? part : seatText(part, reader)))
    .join('');
}

export function seatText({ seat, as }: SeatPart, { observer, names }: Reader): string {
  if (seat === observer) return as;
  const name = nameOf(seat, names);
  return as === 'You' || as === 'you' ? name : `${name}'s`;
}

export function nameOf(seat: Seat, names: readonly string[] = []): string {
  return names[seat] || `Player ${seat + 1}`;
}

/** A name for each seat that no other has: "Player 2" for none, "Ansel 2" for the second Ansel. */
export function ownNames(names: readonly string[]): readonly string[] {
  const own: string[] = [];
  for (const [seat] of names.entries()) {
    const name = nameOf(seat, names);
    let count = 1;
    let told = name;
    while (own.includes(told)) told = `${name} ${++count}`;
    own.push(told);
  }
  return own;
}
