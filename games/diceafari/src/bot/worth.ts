/** What photos are worth to a collection that will grow: points after a number of further random photos. */
import { pointsOfOneAnimal, TOURIST_POINTS } from '../score.ts';
import { ANIMALS, type Animal, type Collection } from '../types.ts';

/** Higher counts are treated as this one; nobody gets there. */
const MOST = 9;
const SIDE = MOST + 1;
/** Looks at most this many photos ahead. */
export const FARTHEST = 6;
const STEP: readonly number[] = ANIMALS.map((_, animal) => SIDE ** animal);
const SIZE = SIDE ** ANIMALS.length;

/** By photos to come, then by collection. */
const tables: readonly Float64Array[] = makeTables();

function makeTables(): Float64Array[] {
  const made = [Float64Array.from({ length: SIZE }, (_, code) => pointsNow(countsOf(code)))];
  while (made.length <= FARTHEST) made.push(oneLater(made.at(-1) as Float64Array));
  return made;
}

/** DA-7.4, by trying every number of tourist sets. */
function pointsNow(counts: readonly number[]): number {
  let best = 0;
  for (let tourist = 0; tourist <= Math.min(...counts); tourist++) {
    const points = counts.reduce((sum, count) => sum + pointsOfOneAnimal(count - tourist), TOURIST_POINTS * tourist);
    best = Math.max(best, points);
  }
  return best;
}

function oneLater(table: Float64Array): Float64Array<ArrayBuffer> {
  return Float64Array.from(table, (_, code) => {
    const counts = countsOf(code);
    const sum = STEP.reduce(
      (total, step, animal) => total + (table[(counts[animal] as number) < MOST ? code + step : code] as number),
      0,
    );
    return sum / STEP.length;
  });
}

function countsOf(code: number): number[] {
  return STEP.map((step) => Math.floor(code / step) % SIDE);
}

function codeOf(photos: Collection): number {
  let code = 0;
  for (let animal = 0; animal < STEP.length; animal++)
    code += Math.min(photos[animal] as number, MOST) * (STEP[animal] as number);
  return code;
}

/** The points that a collection can expect with this many more photos. */
export function pointsOf(photos: Collection, later: number): number {
  return (tables[later] as Float64Array)[codeOf(photos)] as number;
}

/** What one more photo of an animal adds. */
export function worthOf(photos: Collection, animal: Animal, later: number): number {
  if ((photos[animal] as number) >= MOST) return 0;
  const table = tables[later] as Float64Array;
  const code = codeOf(photos);
  return (table[code + (STEP[animal] as number)] as number) - (table[code] as number);
}
