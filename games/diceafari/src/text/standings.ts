/** DA-7: scores and places in words. */
import { count, joined, list, placeWords, type Seat, say, victory, type Words, who } from '@shutterbox/kernel';
import { EXCLUSIVE_POINTS, pointsOfOneAnimal, RESEARCHER_SIZE, ranking, TOURIST_POINTS } from '../score.ts';
import type { ScoreSheet, View } from '../types.ts';
import { animalName, terrainName } from './words.ts';

/** DA-7.7: "Player 2 wins on the longer wait since the last turn". */
export function tieBreak(): string {
  return 'the longer wait since the last turn';
}

/** "You win: first you with 41, second Player 2 with 36." */
export function standings(sheets: readonly ScoreSheet[], view: View): Words {
  const score = sheets.map(({ total }) => total);
  const ranked = { rank: ranking(score, view), score };
  const order = placeWords(ranked, (seat) => ` with ${score[seat]}`);
  return say`${victory(ranked, view, tieBreak)}: ${joined(order, ', ')}.`;
}

/** "Player 2: 1 tourist set 10, 4 lions 8, 1 single photo 1, 7 travel tokens 7: 26 in all." */
export function sheetText(sheet: ScoreSheet, seat: Seat): Words {
  return say`${who(seat)}: ${list(sheetParts(sheet))}: ${sheet.total} in all.`;
}

function sheetParts({ partition, travel, exclusive }: ScoreSheet): string[] {
  const { tourist, left } = partition;
  const sets = left.flatMap((photos, animal) =>
    photos < RESEARCHER_SIZE ? [] : [`${photos} ${animalName(animal)}s ${pointsOfOneAnimal(photos)}`],
  );
  const singles = left.reduce((sum, photos) => sum + (photos < RESEARCHER_SIZE ? photos : 0), 0);
  return [
    ...(tourist === 0 ? [] : [`${count(tourist, 'tourist set')} ${TOURIST_POINTS * tourist}`]),
    ...sets,
    ...(singles === 0 ? [] : [`${count(singles, 'single photo')} ${singles}`]),
    `${count(travel, 'travel token')} ${travel}`,
    ...exclusive.map((terrain) => `all ${terrainName(terrain)} ${EXCLUSIVE_POINTS}`),
  ];
}
