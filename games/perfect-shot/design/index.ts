/** The design of the cards, from the seed to the frozen file: `npm run design` lists its commands. */
import { judge } from '../src/cards/judge.ts';
import { CARDS } from '../src/data/cards.ts';
import { SEED } from './inputs.ts';
import { type Measures, measure } from './measure.ts';
import { played } from './played.ts';
import { plotsOf } from './plots.ts';
import { cardsSource, countsTable, playedTable, speciesTable, table } from './print.ts';
import { designedSet } from './search.ts';
import { contactSheet } from './sheet.ts';

/** Games in which the finished set is measured, with two, three and four seats in turn. */
const GAMES = 3000;
/** Games of greedy players that the plots are made from. */
const PLAYED = 600;

/** The source text of the cards, by the file it belongs in. */
export function design(say: (line: string) => void): Readonly<Record<string, string>> {
  const cards = designedSet((round, cost, measures) =>
    say(`round ${round + 1}: cost ${cost.toFixed(2)}\n${table(measures)}\n`),
  );
  return { 'src/data/cards.ts': cardsSource(cards) };
}

/** Different games from those of the search. */
function measured(): Measures {
  return measure(judge, CARDS.length, GAMES, SEED + 1_000_000);
}

/** What the frozen set measures, for the page about the cards. */
export function report(): string {
  const measures = measured();
  const size = `${measures.photos} photos in ${measures.turns} turns of ${GAMES} games`;
  return [size, table(measures), speciesTable(measures), countsTable(measures)].join('\n\n');
}

/** How greedy players do with the set, over this many games. */
export function playedReport(games = PLAYED): string {
  const all = played(games, SEED);
  return playedTable(all);
}

/** The plots of the page about the cards, by file. */
export function plots(): Readonly<Record<string, string>> {
  return plotsOf(measured(), played(PLAYED, SEED));
}

export function sheet(): string {
  return contactSheet(CARDS);
}
