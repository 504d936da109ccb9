/** Words that the board needs besides the game's texts. */
import { capital, count, list } from '@shutterbox/kernel';
import { animalOf } from '../cards.ts';
import { diceAndTokens } from '../text/words.ts';
import { type Card, type CardSymbol, HABITATS, type Habitat, type HabitatName, type View } from '../types.ts';
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

export function habitatKey(habitat: Habitat): HabitatName {
  return HABITATS[habitat] ?? 'shoreline';
}

/** "Lives 21 to 30 years", "Herbivore". */
export function symbolWords(symbol: CardSymbol): string {
  return symbol.endsWith('years') ? `lives ${symbol.replace('-', ' to ')}` : symbol;
}

/** "2 symbols: 4 prestige", in a chart with this many symbols reached. */
export function chartWords(chart: readonly number[], symbols: number, reached: number): string {
  const last = symbols === chart.length - 1;
  const words = `${last ? `${symbols} symbols or more` : count(symbols, 'symbol')}: ${chart[symbols]} prestige`;
  return symbols === reached ? `${words}, reached` : words;
}

type Promises = Pick<View, 'committed' | 'turn' | 'observer'>;

/** Everything printed on a card except its name, and which of it the observer looks for. */
export function factWords(card: Card, wanted: Wanted, promised = false): string {
  const { difficulty, prestige, symbols } = animalOf(card);
  const cover = wanted.cover.includes(card) ? ['on the cover of your assignment'] : [];
  const marks = symbols.map((symbol) =>
    wanted.symbols.includes(symbol) ? `${symbolWords(symbol)} (on your assignment)` : symbolWords(symbol),
  );
  const parts = [`difficulty ${difficulty}`, `${prestige} prestige`, ...marks, ...cover];
  return promised ? `${parts.join(', ')}, promised this turn` : parts.join(', ');
}

/** W-3.8: what the tape on a card means; empty for a card without one. */
export function promisedWords(card: Card, { committed, turn, observer }: Promises): string {
  if (!committed.includes(card)) return '';
  return turn === observer
    ? 'You promised it: you must try to photograph it this turn.'
    : 'Promised: the player on turn must try to photograph it.';
}

/** A card in its habitat, and what lies on it. */
export function cardWords(card: Card, view: View, promised: boolean, wanted: Wanted): string {
  const dice = view.animalDice[card] ?? 0;
  const tokens = view.animalTokens[card] ?? 0;
  const gear = dice + tokens === 0 ? '' : `, with ${diceAndTokens(dice, tokens)}`;
  return `${animalOf(card).name}, ${factWords(card, wanted, promised)}${gear}`;
}

/** A card outside the habitats: otherwise only a colour tells its habitat. */
export function printWords(card: Card, wanted: Wanted): string {
  const { name, habitat } = animalOf(card);
  const home = habitat === 'any' ? 'anywhere' : `the ${capital(habitat)}`;
  return `${name} from ${home}, ${factWords(card, wanted)}`;
}

/** "Three photographs: puffin, hare and condor." */
export function namesOf(cards: readonly Card[]): string {
  return list(cards.map((card) => animalOf(card).name));
}
