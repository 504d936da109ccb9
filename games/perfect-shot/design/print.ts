/** What the design prints and writes: the measures as a table, and the cards as source text to be frozen. */
import type { Animal, Landscape } from '../src/cards/types.ts';
import { SPECIES } from '../src/types.ts';
import { checksum } from './checksum.ts';
import { SEED } from './inputs.ts';
import { AIMS, type Measures } from './measure.ts';
import type { Played } from './played.ts';

export function cardsSource(cards: readonly Landscape[]): string {
  return `/**
 * The forty landscape cards. Invented for this edition: \`npm run design -- perfect-shot\` makes them from seed ${SEED} and
 * writes this file, which nobody edits by hand. docs/perfect-shot-cards.md tells how.
 */
import type { Landscape } from '../cards/types.ts';

/** Of what the cards were made from; a test says when they are out of date. */
export const DESIGNED_FROM = '${checksum()}';

export const CARDS: readonly Landscape[] = [
${cards.map(cardSource).join('\n')}
];
`;
}

function cardSource(card: Landscape): string {
  const lenses = card.lenses.map(({ x, y, radius }) => `      { x: ${x}, y: ${y}, radius: ${radius} },`);
  return `  {
    name: '${card.name}',
    environment: '${card.environment}',
    scene: '${card.scene}',
    mirrored: ${card.mirrored},
    animals: [
${card.animals.map(animalSource).join('\n')}
    ],
    lenses: [
${lenses.join('\n')}
    ],
  },`;
}

function animalSource({ species, pose, x, y, size, mirrored }: Animal): string {
  return `      { species: '${species}', pose: ${pose}, x: ${x}, y: ${y}, size: ${size}, mirrored: ${mirrored} },`;
}

/** The aims in the order and words of the table. */
const ROWS: readonly (readonly [keyof typeof AIMS, string])[] = [
  ['tiles', 'tiles a photo'],
  ['none', 'photos without a tile'],
  ['yeti', 'photos with a yeti'],
  ['glimpse', 'photos with a glimpse'],
  ['perfect', 'turns with a perfect shot possible'],
  ['near', 'turns with a near miss possible'],
  ['spread', 'commonest species against rarest'],
];

export function table(measures: Measures): string {
  const lines = ROWS.map(([key, words]) => {
    const [low, high] = AIMS[key];
    return `| ${words} | ${shown(key, measures[key])} | ${shown(key, low)} to ${shown(key, high)} | ${isMet(measures, key) ? 'yes' : 'no'} |`;
  });
  return ['| measure | set | aim | met |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

export function speciesTable({ species }: Measures): string {
  const lines = Object.entries(species).map(([name, tiles]) => `| ${name} | ${tiles.toFixed(1)} |`);
  return ['| species | tiles in 100 photos |', '| --- | --- |', ...lines].join('\n');
}

/** How many photos bring how many tiles. */
export function countsTable({ counts, photos }: Measures): string {
  const lines = counts.map((count, size) => {
    const share = (100 * count) / photos;
    return `| ${size} | ${share.toFixed(1)}% | ${'#'.repeat(Math.round(share))} |`;
  });
  return ['| tiles | photos | |', '| --- | --- | --- |', ...lines].join('\n');
}

/** How greedy players do with the set. */
export function playedTable(games: Played): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const lines = SPECIES.map((one) => `| ${one} | ${games.species[one].toFixed(1)} | ${percent(games.ranOut[one])} |`);
  return [
    `${games.games} games, ${games.photos} photos, ${games.calls} calls of which ${percent(games.hits / games.calls)} succeeded.`,
    `At most ${games.mostAlbums} albums and ${games.mostTiles} tiles a player; arranging took ${games.slowestArranging.toFixed(2)} ms at most.`,
    ['| species | tiles in 100 photos | games in which all are taken |', '| --- | --- | --- |', ...lines].join('\n'),
  ].join('\n\n');
}

/** The aims that the set misses, in the words of the table. */
export function missedAims(measures: Measures): readonly string[] {
  return ROWS.flatMap(([key, words]) => (isMet(measures, key) ? [] : [words]));
}

function isMet(measures: Measures, key: keyof typeof AIMS): boolean {
  const [low, high] = AIMS[key];
  return measures[key] >= low && measures[key] <= high;
}

function shown(key: keyof typeof AIMS, value: number): string {
  return key === 'tiles' || key === 'spread' ? value.toFixed(2) : `${(100 * value).toFixed(1)}%`;
}
