/** W-7.7: the ranking in words. */
import { count, does, isTieBroken, joined, placeWords, type Seat, say, victory, type Words } from '@shutterbox/kernel';
import { ranking } from '../score.ts';
import type { ScoreSheet, View } from '../types.ts';

/** What breaks a tie: "tracking tokens, 5 to 3". */
export function tieBreak({ tokens }: Pick<View, 'tokens'>, ahead: Seat, behind: Seat): string {
  return `tracking tokens, ${tokens[ahead]} to ${tokens[behind]}`;
}

/** "Player 2 wins the tie: tracking tokens, 5 to 3. Prestige: Player 2 first with 31 (5 tokens), Player 1 second with 31 (3 tokens)." */
export function standings(totals: readonly number[], view: View): Words {
  const ranked = { rank: ranking(totals, view.tokens), score: totals };
  const tokens = (seat: Seat): string =>
    isTieBroken(ranked, seat) ? ` (${count(view.tokens[seat] ?? 0, 'token')})` : '';
  const won = victory(ranked, view, (ahead, behind) => tieBreak(view, ahead, behind));
  const order = placeWords(ranked, (seat) => ` with ${totals[seat]}${tokens(seat)}`);
  return say`${won}. Prestige: ${joined(order, ', ')}.`;
}

/** "You score 31: 18 for photographs, 5 for the cover photo, 8 for the feature article." */
export function sheetText(sheet: ScoreSheet, seat: Seat, view: View): Words {
  const { animals, awards, cover, feature, total } = sheet;
  const parts = [
    [animals, 'photographs'],
    [awards, 'awards'],
    [cover, 'the cover photo'],
    [feature, 'the feature article'],
  ].flatMap(([points, what]) => (points === 0 ? [] : [`${points} for ${what}`]));
  return say`${does(seat, view, 'score')} ${total}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
}
