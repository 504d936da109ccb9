/** Words that the board needs beside those of the game's texts. */
import type { Seat } from '@shutterbox/kernel';
import { animalOf } from '../cards.ts';
import { diceAndTokens, list } from '../text/words.ts';
import { type Card, type CardSymbol, HABITATS, type Habitat, type HabitatName, type View } from '../types.ts';
import type { WildRoom } from './kit.ts';
import type { Wanted } from './wanted.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

export function countWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** "Ines", or "you". */
export function nameOf(room: WildRoom, seat: Seat): string {
  if (seat === room.observer) return 'you';
  return room.sitters.find((sitter) => sitter.seat === seat)?.name || `Player ${seat + 1}`;
}

export function habitatKey(habitat: Habitat): HabitatName {
  return HABITATS[habitat] ?? 'shoreline';
}

/** "Lives 21 to 30 years", "Herbivore". */
export function symbolWords(symbol: CardSymbol): string {
  return symbol.endsWith('years') ? `lives ${symbol.replace('-', ' to ')}` : symbol;
}

/** Everything printed on a card, and what lies on it. */
export function cardWords(card: Card, view: View, promised: boolean, wanted: Wanted): string {
  const { name, difficulty, prestige, symbols } = animalOf(card);
  const dice = view.animalDice[card] ?? 0;
  const tokens = view.animalTokens[card] ?? 0;
  const gear = dice + tokens === 0 ? [] : [`with ${diceAndTokens(dice, tokens)}`];
  const cover = wanted.cover.includes(card) ? ['on the cover of your assignment'] : [];
  const marks = symbols.map((symbol) =>
    wanted.symbols.includes(symbol) ? `${symbolWords(symbol)} (on your assignment)` : symbolWords(symbol),
  );
  const parts = [name, `difficulty ${difficulty}`, `${prestige} prestige`, ...marks, ...cover, ...gear];
  return promised ? `${parts.join(', ')}, promised this turn` : parts.join(', ');
}

/** What is seen comes first in what is heard: whoever speaks to the page says what is written there. */
export function heard(seen: string, words: string): string {
  return words.startsWith(seen) ? words : `${seen}: ${words}`;
}

/** "Three photographs: puffin, hare and condor." */
export function namesOf(cards: readonly Card[]): string {
  return list(cards.map((card) => animalOf(card).name));
}
