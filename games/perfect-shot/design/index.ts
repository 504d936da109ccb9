/** The design of the cards, from the seed to the frozen file: npm run design -- perfect-shot [SHEET.svg] */
import { judge } from '../src/cards/judge.ts';
import { CARDS } from '../src/data/cards.ts';
import { SEED } from './inputs.ts';
import { measure } from './measure.ts';
import { cardsSource, countsTable, speciesTable, table } from './print.ts';
import { designedSet } from './search.ts';
import { contactSheet } from './sheet.ts';

/** Games that the finished set is measured in, of two, three and four seats in turn. */
const GAMES = 3000;

/** The source text of the cards, by the file it belongs in. */
export function design(say: (line: string) => void): Readonly<Record<string, string>> {
  const cards = designedSet((round, cost, measures) =>
    say(`round ${round + 1}: cost ${cost.toFixed(2)}\n${table(measures)}\n`),
  );
  return { 'src/data/cards.ts': cardsSource(cards) };
}

/** What the frozen set measures, as the page about the cards shows it; other games than those of the search. */
export function report(): string {
  const measures = measure(judge, CARDS.length, GAMES, SEED + 1_000_000);
  const size = `${measures.photos} photos in ${measures.turns} turns of ${GAMES} games`;
  return [size, table(measures), speciesTable(measures), countsTable(measures)].join('\n\n');
}

export function sheet(): string {
  return contactSheet(CARDS);
}
