/** DA-7: scores and places in words. */
import { count, does, joined, placeWords, type Seat, say, victory, type Words } from '@shutterbox/kernel';
import { EXCLUSIVE_POINTS, pointsOfOneAnimal, RESEARCHER_SIZE, ranking, TOURIST_POINTS } from '../score.ts';
import type { ScoreSheet, View } from '../types.ts';
import { animalName, terrainName } from './words.ts';

/** DA-7.7: "Player 2 wins the tie: their last turn was longer ago". */
export function tieBreak({ observer }: Pick<View, 'observer'>, ahead: Seat): string {
  return `${ahead === observer ? 'your' : 'their'} last turn was longer ago`;
}

/** "You win. Points: you first with 41, Player 2 second with 36." */
export function standings(sheets: readonly ScoreSheet[], view: View): Words {
  const score = sheets.map(({ total }) => total);
  const ranked = { rank: ranking(score, view), score };
  const order = placeWords(ranked, (seat) => ` with ${score[seat]}`);
  return say`${victory(ranked, view, (ahead) => tieBreak(view, ahead))}. Points: ${joined(order, ', ')}.`;
}

/** "Player 2 scores 26: 10 for 1 tourist set, 8 for 4 lions, 1 for 1 single photo, 7 for 7 tiles." */
export function sheetText(sheet: ScoreSheet, seat: Seat, view: View): Words {
  const parts = sheetParts(sheet).map(([points, what]) => `${points} for ${what}`);
  return say`${does(seat, view, 'score')} ${sheet.total}: ${parts.join(', ')}.`;
}

type Part = readonly [points: number, what: string];

function sheetParts({ partition, travel, exclusive }: ScoreSheet): readonly Part[] {
  const { tourist, left } = partition;
  const sets = left.flatMap((photos, animal): Part[] =>
    photos < RESEARCHER_SIZE ? [] : [[pointsOfOneAnimal(photos), `${photos} ${animalName(animal)}s`]],
  );
  const singles = left.reduce((sum, photos) => sum + (photos < RESEARCHER_SIZE ? photos : 0), 0);
  const all: readonly Part[] = [
    [TOURIST_POINTS * tourist, count(tourist, 'tourist set')],
    ...sets,
    [singles, count(singles, 'single photo')],
    [travel, count(travel, 'tile')],
    ...exclusive.map((terrain): Part => [EXCLUSIVE_POINTS, `all ${terrainName(terrain)}`]),
  ];
  return all.filter(([points]) => points > 0);
}
