/** The words that sentences are made of. */
import { capital, count, list, ordinal } from '@shutterbox/kernel';
import { AWARD_PLACES, animalOf, DIFFICULTY, GENERALIST } from '../cards.ts';
import { type Award, type Card, HABITATS, type Habitat } from '../types.ts';

export function habitatName(habitat: Habitat): string {
  return capital(HABITATS[habitat] ?? 'nowhere');
}

/** "on the Mountain", but "in the Savannah". */
export function inHabitat(habitat: Habitat): string {
  return inNamed(HABITATS[habitat] ?? 'nowhere');
}

export function inNamed(habitat: string): string {
  return `${OPEN_GROUND.has(habitat) ? 'on' : 'in'} the ${capital(habitat)}`;
}

const OPEN_GROUND = new Set(['shoreline', 'mountain']);

/** First words that keep their capital within a sentence: they come from places and people. */
const PROPER = new Set(['African', 'American', 'Andean', 'Atlantic', 'Gouldian', 'Japanese', 'Nile', 'South']);

/** "white rhino", but "Nile crocodile". */
function inSentence(name: string): string {
  const [first = ''] = name.split(' ');
  return first.endsWith("'s") || PROPER.has(first) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** "the white rhino", but "Coquerel's sifaka". */
export function theNamed(name: string): string {
  return name.includes("'s ") ? name : `the ${inSentence(name)}`;
}

export function the(card: Card): string {
  return theNamed(animalOf(card).name);
}

/** With its difficulty: "white rhino (9)". */
export function cardName(card: Card): string {
  return `${inSentence(animalOf(card).name)} (${DIFFICULTY[card]})`;
}

export function theCard(card: Card): string {
  return `${the(card)} (${DIFFICULTY[card]})`;
}

export function theAll(cards: readonly Card[]): string {
  return list(cards.map(the));
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
  return `${title}, ${ordinal(1 + (award % AWARD_PLACES))} place`;
}

/** "the white rhino is lost". */
export function loss(cards: readonly Card[], how: 'lost' | 'gone'): string {
  return cards.length === 0 ? 'no animal is lost' : `${theAll(cards)} ${cards.length === 1 ? 'is' : 'are'} ${how}`;
}

/** ", and 4 tokens come back". */
export function comeBack(tokens: number): string {
  return tokens === 0 ? '' : `, and ${count(tokens, 'token')} ${tokens === 1 ? 'comes' : 'come'} back`;
}
