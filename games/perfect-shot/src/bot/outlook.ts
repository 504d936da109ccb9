/** What a seat can expect to score in the end: a cheap estimate, because the exact best arrangement would cost too much. */
import type { Seat } from '@shutterbox/kernel';
import { albumOf } from '../albums.ts';
import { POINTS_A_HIT } from '../score.ts';
import { callsLeft } from '../table.ts';
import { PHOTO_OF, SPECIES_AN_ENVIRONMENT } from '../tiles.ts';
import { type Album, type AlbumId, ENVIRONMENTS, LEFT_HALF, type Photos, RIGHT_HALF, type State } from '../types.ts';

/** The share of turns that are photos; what a photo and an album bring, and the bonus of an album to come. */
const PHOTO_SHARE = 0.6;
const TILES_A_PHOTO = 2.6;
const SLOTS_AN_ALBUM = 3.06;
const BONUS_TO_COME = 0.9;
/** The least number of turns after the deck is empty. */
const LAST_TURNS = 1.5;
/** What a half without a partner is worth, and an unused call for each turn left. */
const HALF_ALONE = 0.15;
const CALL_A_TURN = 0.2;
const MOST_FOR_CALL = 1.1;
/** Suitable tiles per photo for an album that wants them. */
const SUITING_A_PHOTO = { species: 0.35, same: 0.45, environment: 0.9, different: 1.2 } as const;

/** The turns that a seat has left, as far as can be told. */
export function turnsLeft(state: State, seat: Seat): number {
  if (state.phase !== 'turns') return 0;
  if (state.rounds > 0) return state.rounds - (state.turns[seat] as number);
  return state.deck / (PHOTO_SHARE * state.seats) + LAST_TURNS;
}

export function outlook(state: State, seat: Seat): number {
  const turns = turnsLeft(state, seat);
  const photos = state.photos[seat] as Photos;
  const albums = state.albums[seat] as AlbumId[];
  let [tiles, slots] = [0, 0];
  for (let i = 0; i < photos.length; i++) tiles += photos[i] as number;
  for (let i = 0; i < albums.length; i++) slots += albumOf(albums[i] as AlbumId).slots;
  // The best split of the remaining turns fills as many slots as there are tiles for them.
  const split = (tiles - slots + TILES_A_PHOTO * turns) / (SLOTS_AN_ALBUM + TILES_A_PHOTO);
  const toCome = Math.max(0, Math.min(turns, split));
  const filled = Math.min(slots + SLOTS_AN_ALBUM * toCome, tiles + TILES_A_PHOTO * (turns - toCome));
  const calls = callsLeft(state, seat) * Math.min(MOST_FOR_CALL, CALL_A_TURN * turns);
  return (
    filled +
    BONUS_TO_COME * toCome +
    bonuses(albums, photos, turns - toCome) +
    yetis(photos, slots) +
    POINTS_A_HIT * (state.hits[seat] as number) +
    calls
  );
}

function yetis(photos: Photos, slots: number): number {
  const [left, right] = [photos[LEFT_HALF] as number, photos[RIGHT_HALF] as number];
  return Math.min(left, right, slots >> 1) + HALF_ALONE * Math.abs(left - right);
}

/** By species; both halves of the yeti are one. */
const left: number[] = [];

const KINDS = ['species', 'same', 'environment', 'different'] as const;

/** The albums in the order in which they use tiles up, each with what is left for it. */
function bonuses(albums: readonly AlbumId[], photos: Photos, photosToCome: number): number {
  for (let species = 0; species <= LEFT_HALF; species++) left[species] = photos[species] as number;
  left[LEFT_HALF] = (photos[LEFT_HALF] as number) + (photos[RIGHT_HALF] as number);
  let sum = 0;
  for (let k = 0; k < KINDS.length; k++) {
    const kind = KINDS[k] as (typeof KINDS)[number];
    for (let i = 0; i < albums.length; i++) {
      const album = albumOf(albums[i] as AlbumId);
      if (album.condition.kind !== kind) continue;
      const missing = album.slots - spendOn(album);
      const gain = SUITING_A_PHOTO[kind] * photosToCome;
      sum += missing === 0 ? album.bonus : (album.bonus * gain) / (gain + missing * missing);
    }
  }
  return sum;
}

/** Uses up the tiles that suit an album; returns how many of its slots they fill. */
function spendOn({ condition, slots }: Album): number {
  switch (condition.kind) {
    case 'species':
      return spend(PHOTO_OF[condition.species], slots);
    case 'same':
      return spend(mostOf(0, LEFT_HALF + 1), slots);
    case 'environment':
      return spendEnvironment(ENVIRONMENTS.indexOf(condition.environment), slots);
    case 'different':
      return spendDifferent(slots);
  }
}

function spend(species: number, most: number): number {
  const used = Math.min(left[species] as number, most);
  left[species] = (left[species] as number) - used;
  return used;
}

function mostOf(from: number, to: number): number {
  let most = from;
  for (let species = from + 1; species < to; species++)
    if ((left[species] as number) > (left[most] as number)) most = species;
  return most;
}

function spendEnvironment(environment: number, slots: number): number {
  const from = environment * SPECIES_AN_ENVIRONMENT;
  let used = 0;
  while (used < slots && spend(mostOf(from, from + SPECIES_AN_ENVIRONMENT), 1) === 1) used++;
  return used;
}

function spendDifferent(slots: number): number {
  let used = 0;
  for (let species = 0; species <= LEFT_HALF && used < slots; species++) used += spend(species, 1);
  return used;
}
