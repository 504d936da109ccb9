/** PS-8: scores and places in words. */
import { does, type Seat, say, victory, type Words } from '@shutterbox/kernel';
import { POINTS_A_HIT, ranking, scoreSheet } from '../score.ts';
import type { ScoreSheet, View } from '../types.ts';

/** PS-8.5: "yeti tiles in albums, 5 to 3". */
export function tieBreak(view: View, ahead: Seat, behind: Seat): string {
  return yetiTiles(scoreSheet(view, ahead), scoreSheet(view, behind));
}

function yetiTiles(ahead?: ScoreSheet, behind?: ScoreSheet): string {
  return `yeti tiles in albums, ${ahead?.yetiTiles ?? 0} to ${behind?.yetiTiles ?? 0}`;
}

/** "You score 14: 8 for tiles in albums, 4 for bonuses, 2 for perfect shots." */
export function sheetText(sheet: ScoreSheet, seat: Seat, view: View): Words {
  const parts = sheetParts(sheet);
  const all = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  return say`${does(seat, view, 'score')} ${sheet.total}${all}.`;
}

function sheetParts({ bonuses, placed, hits, yetis }: ScoreSheet): string[] {
  const bonus = bonuses.reduce((sum, each) => sum + each, 0);
  return [
    [placed, 'tiles in albums'],
    [bonus, 'bonuses'],
    [POINTS_A_HIT * hits, 'perfect shots'],
    [yetis, 'complete yetis'],
  ].flatMap(([points, what]) => (points === 0 ? [] : [`${points} for ${what}`]));
}

/** "You win." "Ansel wins the tie: yeti tiles in albums, 5 to 3." "You and Ansel share the victory." */
export function standings(sheets: readonly ScoreSheet[], view: View): Words {
  const ranked = { rank: ranking(sheets), score: sheets.map(({ total }) => total) };
  return say`${victory(ranked, view, (ahead, behind) => yetiTiles(sheets[ahead], sheets[behind]))}.`;
}
