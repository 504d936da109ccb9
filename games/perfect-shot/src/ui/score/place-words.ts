import { ordinal, type Seat } from '@shutterbox/kernel';
import type { ScoreSheet } from '../../types.ts';

/** "third, by yetis" if points alone did not decide (PS-8.5). */
export function placeWords(rank: number, sheets: readonly ScoreSheet[], seat: Seat): string {
  const mine = sheets[seat];
  const level = sheets.some((other) => other.total === mine?.total && other.yetiTiles !== mine.yetiTiles);
  return level ? `${ordinal(rank)}, by yetis` : ordinal(rank);
}
