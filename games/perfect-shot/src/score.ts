/** PS-8: what a table of albums is worth, and who wins. */
import type { Outcome, Seat } from '@shutterbox/kernel';
import { albumOf, bonusOf, completeYetis } from './albums.ts';
import { layoutOf } from './layout.ts';
import { isYeti, total } from './tiles.ts';
import type { AlbumId, Layout, Photos, ScoreSheet, State, View } from './types.ts';

/** PS-8.1, PS-8.2, PS-8.3. */
const POINTS_A_TILE = 1;
export const POINTS_A_HIT = 2;
const POINTS_A_YETI = 1;

/** What a score depends on, with the layouts to be scored. */
export type Scored = Pick<View, 'photos' | 'albums' | 'layouts' | 'hits'>;

/** A state as it would be scored now. */
export function scoredNow(state: State): Scored {
  const { photos, albums, hits } = state;
  return { photos, albums, hits, layouts: state.layouts.map((_, seat) => layoutOf(state, seat)) };
}

export function sheetsOf(table: Scored): readonly ScoreSheet[] {
  return table.photos.map((_, seat) => scoreSheet(table, seat));
}

export function scoreSheet({ photos, albums, layouts, hits: all }: Scored, seat: Seat): ScoreSheet {
  const layout = layouts[seat] as Layout;
  const bonuses = layout.map((row, place) =>
    bonusOf(albumOf((albums[seat] as readonly AlbumId[])[place] as AlbumId), row),
  );
  const placed = sum(layout, (row) => row.length);
  const hits = all[seat] as number;
  const yetis = sum(layout, completeYetis);
  const yetiTiles = sum(layout, (row) => row.filter(isYeti).length);
  const points = POINTS_A_TILE * placed + POINTS_A_HIT * hits + POINTS_A_YETI * yetis;
  const loose = total(photos[seat] as Photos) - placed;
  return { bonuses, placed, loose, hits, yetis, yetiTiles, total: points + sum(bonuses, (bonus) => bonus) };
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((so, item) => so + value(item), 0);
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const sheets = sheetsOf(scoredNow(state));
  return { rank: ranking(sheets), score: sheets.map((sheet) => sheet.total), reason: 'turns' };
}

/** PS-8.5. */
export function ranking(sheets: readonly ScoreSheet[]): number[] {
  return sheets.map((mine) => 1 + sheets.filter((other) => beats(other, mine)).length);
}

function beats(a: ScoreSheet, b: ScoreSheet): boolean {
  return a.total > b.total || (a.total === b.total && a.yetiTiles > b.yetiTiles);
}
