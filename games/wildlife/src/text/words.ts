/** The words that all sentences are made of. Seats are "You" or "Player 2"; a host that knows names puts them in. */
import type { Seat } from '@shutterbox/kernel';
import { AWARD_PLACES, animalOf, DIFFICULTY, GENERALIST } from '../cards.ts';
import { type Award, type Card, HABITATS, type Habitat, type View } from '../types.ts';

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** At the start of a sentence. */
export function who(seat: Seat, view: View): string {
  return capital(whom(seat, view));
}

/** Within a sentence. */
export function whom(seat: Seat, view: View): string {
  return seat === view.observer ? 'you' : `Player ${seat + 1}`;
}

/** "You draw", "Player 2 draws". */
export function does(seat: Seat, view: View, verb: string): string {
  return `${who(seat, view)} ${verbOf(seat, view, verb)}`;
}

/** "draw" of the observer, "draws" of anybody else. */
export function verbOf(seat: Seat, view: View, verb: string): string {
  return seat === view.observer ? verb : third(verb);
}

function third(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(s|sh|ch|x)$/.test(verb)) return `${verb}es`;
  return /[^aeou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

export function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export function habitatName(habitat: Habitat): string {
  return capital(HABITATS[habitat] ?? 'nowhere');
}

/** "the White rhino", but "Coquerel's sifaka". */
export function theNamed(name: string): string {
  return name.includes("'s ") ? name : `the ${name}`;
}

export function the(card: Card): string {
  return theNamed(animalOf(card).name);
}

/** With its difficulty. */
export function cardName(card: Card): string {
  return `${animalOf(card).name} (${DIFFICULTY[card]})`;
}

export function theCard(card: Card): string {
  return theNamed(cardName(card));
}

export function theAll(cards: readonly Card[]): string {
  return list(cards.map(the));
}

export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function dice(n: number): string {
  return count(n, 'die', 'dice');
}

/** "2 dice and 1 token", "2 dice". */
export function diceAndTokens(n: number, tokens: number): string {
  return tokens === 0 ? dice(n) : `${dice(n)} and ${count(tokens, 'token')}`;
}

export function awardName(award: Award): string {
  const category = Math.floor(award / AWARD_PLACES);
  const title = category === GENERALIST ? 'Generalist' : `${habitatName(category)} Specialist`;
  return `${title}, ${ORDINALS[award % AWARD_PLACES]} place`;
}

/** "the White rhino is lost". */
export function loss(cards: readonly Card[], how: 'lost' | 'gone'): string {
  return cards.length === 0 ? 'no animal is lost' : `${theAll(cards)} ${cards.length === 1 ? 'is' : 'are'} ${how}`;
}

/** ", 4 tokens come back". */
export function comeBack(tokens: number): string {
  return tokens === 0 ? '' : `, ${count(tokens, 'token')} ${tokens === 1 ? 'comes' : 'come'} back`;
}
