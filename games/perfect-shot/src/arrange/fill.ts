/** Puts tiles into albums as the search has chosen. Where the points do not decide, tiles go where they suit (PS-6.7). */
import { livesIn } from '../albums.ts';
import { noPhotos, total } from '../tiles.ts';
import { ENVIRONMENTS, LEFT_HALF, type Photo, type Photos, RIGHT_HALF } from '../types.ts';
import { type Need, YETI } from './need.ts';
import { type Choice, takeLargest, UNMET } from './search.ts';

/** What is left, and what each need has so far. */
interface Filling {
  readonly needs: readonly Need[];
  readonly choice: Choice;
  readonly left: number[];
  readonly got: number[][];
}

/** By need, how many tiles of each kind. */
export function filled(needs: readonly Need[], choice: Choice, photos: Photos): readonly Photos[] {
  const filling: Filling = { needs, choice, left: photos.slice(), got: needs.map(noPhotos) };
  fillSpecies(filling);
  fillEnvironments(filling);
  fillDifferent(filling);
  fillPairs(filling);
  fillSingles(filling);
  fillSuiting(filling);
  fillRest(filling);
  return filling.got;
}

function put({ left, got }: Filling, i: number, photo: Photo, count = 1): void {
  const counts = got[i] as number[];
  left[photo] = (left[photo] as number) - count;
  counts[photo] = (counts[photo] as number) + count;
}

function room({ needs, got }: Filling, i: number): number {
  return (needs[i] as Need).slots - total(got[i] as number[]);
}

function isUnmet({ choice }: Filling, i: number): boolean {
  return choice.met[i] === UNMET;
}

/** Whether the need is met by yetis alone. */
function isYetis({ needs, choice }: Filling, i: number): boolean {
  const { kind } = needs[i] as Need;
  return (kind === 'species' || kind === 'same') && choice.met[i] === YETI;
}

function fillSpecies(filling: Filling): void {
  for (const [i, { kind, slots }] of filling.needs.entries()) {
    const species = filling.choice.met[i] as number;
    if ((kind === 'species' || kind === 'same') && species !== UNMET && species !== YETI)
      put(filling, i, species, slots);
  }
}

function fillEnvironments(filling: Filling): void {
  for (const [i, { kind, of, slots }] of filling.needs.entries()) {
    if (kind !== 'environment' || isUnmet(filling, i)) continue;
    const counts = filling.got[i] as number[];
    for (let slot = 0; slot < slots; slot++) {
      const species = takeLargest(filling.left, of);
      counts[species] = (counts[species] as number) + 1;
    }
  }
}

/** The largest albums leave a slot for a yeti; each takes the species with most tiles left. */
function fillDifferent(filling: Filling): void {
  const { needs, choice, left } = filling;
  const albums = needs
    .map((need, i) => ({ i, slots: need.slots }))
    .filter(({ i }) => needs[i]?.kind === 'different' && !isUnmet(filling, i))
    .sort((a, b) => b.slots - a.slots);
  for (const [n, { i, slots }] of albums.entries()) {
    const wanted = slots - (n < choice.yetisAmongDifferent ? 1 : 0);
    const species = left.slice(0, YETI).map((count, index) => ({ count, index }));
    species.sort((a, b) => b.count - a.count || a.index - b.index);
    for (const { index } of species.slice(0, wanted)) put(filling, i, index);
  }
}

/** Albums of yetis first, because their slots have no other use. */
function fillPairs(filling: Filling): void {
  let pairs = filling.choice.pairs;
  for (const test of [isYetis, isUnmet]) {
    for (const i of filling.needs.keys()) {
      if (!test(filling, i)) continue;
      for (; pairs > 0 && room(filling, i) > 1; pairs--) {
        put(filling, i, LEFT_HALF);
        put(filling, i, RIGHT_HALF);
      }
    }
  }
}

/** Halves without a partner go where one is needed, then wherever there is room. */
function fillSingles(filling: Filling): void {
  const isWaiting = (_: Filling, i: number) => !isUnmet(filling, i);
  for (const test of [isWaiting, isUnmet]) {
    for (const i of filling.needs.keys()) {
      if (!test(filling, i)) continue;
      while (room(filling, i) > 0 && yetisLeft(filling) > 0) put(filling, i, anyHalf(filling));
    }
  }
}

function yetisLeft({ left }: Filling): number {
  return (left[LEFT_HALF] as number) + (left[RIGHT_HALF] as number);
}

function anyHalf({ left }: Filling): Photo {
  return (left[LEFT_HALF] as number) > 0 ? LEFT_HALF : RIGHT_HALF;
}

function fillSuiting(filling: Filling): void {
  for (const [i, need] of filling.needs.entries()) {
    for (let photo = 0; photo < LEFT_HALF; photo++)
      while (isUnmet(filling, i) && room(filling, i) > 0 && hasLeft(filling, photo) && suits(filling, i, need, photo))
        put(filling, i, photo);
  }
}

function hasLeft({ left }: Filling, photo: Photo): boolean {
  return (left[photo] as number) > 0;
}

/** Whether a tile helps the need, which may be met later in the game. */
function suits({ left, got }: Filling, i: number, { kind, of }: Need, photo: Photo): boolean {
  const counts = got[i] as number[];
  switch (kind) {
    case 'species':
      return photo === of;
    case 'environment':
      return livesIn(photo, ENVIRONMENTS[of] as (typeof ENVIRONMENTS)[number]);
    case 'different':
      return counts[photo] === 0;
    case 'same': {
      const first = counts.findIndex((count) => count > 0);
      return first === UNMET ? left[photo] === Math.max(...left.slice(0, LEFT_HALF)) : first === photo;
    }
  }
}

function fillRest(filling: Filling): void {
  for (const i of filling.needs.keys())
    for (let photo = 0; photo < LEFT_HALF; photo++)
      while (room(filling, i) > 0 && hasLeft(filling, photo)) put(filling, i, photo);
}
