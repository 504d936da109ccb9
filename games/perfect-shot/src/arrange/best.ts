/** PS-6.7: the best arrangement of a seat's tiles: most points, then most yeti tiles in albums, then a fixed order. */
import { rowOf } from '../tiles.ts';
import type { AlbumId, Layout, Photos, Row } from '../types.ts';
import { filled } from './fill.ts';
import { needsOf } from './need.ts';
import { bestChoice } from './search.ts';

export function bestLayout(albums: readonly AlbumId[], photos: Photos): Layout {
  const needs = needsOf(albums);
  const counts = filled(needs, bestChoice(needs, photos), photos);
  const rows: Row[] = albums.map(() => []);
  for (const [i, { place }] of needs.entries()) rows[place] = rowOf(counts[i] as Photos);
  return rows;
}
