/** S-14.9: a side with nobody left has lost, but that is judged at the end of the turn. */
import { assumed } from '../assumed.ts';
import { sheetOf } from '../people.ts';
import { verdict } from '../score.ts';
import type { View, Who } from '../types.ts';

export function hasWon(view: View, who: Who): boolean {
  const found = verdict(assumed(view));
  const early = found?.reason === 'eliminated' || found?.reason === 'passengers';
  return early && found?.winner === sheetOf(view, who).side;
}
