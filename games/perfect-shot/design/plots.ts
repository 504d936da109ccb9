/** The plots of the page about the cards. */
import { ALBUMS } from '../src/data/albums.ts';
import { animalName } from '../src/text/words.ts';
import { SPECIES } from '../src/types.ts';
import { EASY, HARD, shareMet } from './draws.ts';
import type { Measures } from './measure.ts';
import type { Played } from './played.ts';
import { barPlot } from './plot.ts';

const DRAWS = 20_000;

/** By file. */
export function plotsOf(measures: Measures, games: Played): Readonly<Record<string, string>> {
  return {
    'docs/plots/perfect-shot-species.svg': speciesPlot(measures, games),
    'docs/plots/perfect-shot-tiles.svg': tilesPlot(measures),
    'docs/plots/perfect-shot-albums.svg': albumsPlot(games),
  };
}

function speciesPlot(measures: Measures, games: Played): string {
  return barPlot({
    title: 'Tiles in 100 photos, by species',
    series: ['random placements', 'greedy players'],
    rows: SPECIES.map((species) => ({
      label: animalName(species),
      values: [measures.species[species] ?? 0, games.species[species]],
    })),
    most: 36,
    shown: (value) => value.toFixed(1),
    marks: [],
  });
}

function tilesPlot({ counts, photos }: Measures): string {
  return barPlot({
    title: 'Random placements: how many tiles a photo brings',
    series: ['share of photos'],
    rows: counts.map((count, tiles) => ({ label: `${tiles}`, values: [count / photos] })),
    most: 0.4,
    shown: percent,
    marks: [],
  });
}

/** From the easiest to the hardest. */
function albumsPlot({ albums }: Played): string {
  const shares = shareMet(DRAWS, 1);
  const rows = ALBUMS.map(({ name, slots, bonus }, id) => {
    const { taken, met } = albums[id] ?? { taken: 0, met: 0 };
    const values = [shares[id] ?? 0, met / Math.max(1, taken)];
    return { label: `${name}, ${slots} slots, +${bonus}`, values };
  });
  rows.sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
  return barPlot({
    title: 'Albums: how often their condition is met',
    series: ['by nine tiles drawn at random', 'by greedy players who took it'],
    rows,
    most: 1,
    shown: percent,
    marks: [EASY, HARD],
  });
}

function percent(value: number): string {
  return `${(100 * value).toFixed(value > 0 && value < 0.01 ? 1 : 0)}%`;
}
