/** What makes a set of cards fun, measured in random play, and the aims that the set has to meet. */
import { type Chance, SeededChance, shuffle } from '@shutterbox/kernel';
import { bestLens, type Judge, type Sight, type Verdict } from '../src/cards/judge.ts';
import type { Placed } from '../src/cards/types.ts';
import { SPECIES, type Species } from '../src/types.ts';

export interface Measures {
  readonly photos: number;
  readonly turns: number;
  /** Tiles per photo, before any run out. */
  readonly tiles: number;
  /** Shares of photos: without a tile, with a yeti, with a glimpse that brings no tile. */
  readonly none: number;
  readonly yeti: number;
  readonly glimpse: number;
  /** Shares of turns in which some card of the hand, either way up, gives a perfect shot or a near miss. */
  readonly perfect: number;
  readonly near: number;
  /** Tiles per hundred photos. */
  readonly species: Readonly<Record<string, number>>;
  /** The commonest of the nine species against the rarest: 1.1 is ten percent more. */
  readonly spread: number;
  /** Photos by number of tiles. */
  readonly counts: readonly number[];
}

/** The set is good if it is within these. */
export const AIMS = {
  tiles: [1.5, 2.5],
  none: [0.1, 0.2],
  yeti: [0.08, 0.15],
  glimpse: [0, 0.05],
  perfect: [0.3, 0.5],
  near: [0.3, 0.5],
  spread: [1, 1.2],
} as const;

const NATIVES = SPECIES.filter((one) => one !== 'yeti');
/** Cards played in a game of two, three and four seats. */
const GAME_SIZES = [20, 30, 40];
const HAND = 3;
/** A near miss shows this share of an animal in one lens, in percent. */
const NEAR = [90, 98] as const;

/** Plays random games: judges every placement of a hand of three, and makes one of them. */
export function measure(judge: Judge, cards: number, games: number, seed: number): Measures {
  const tally = new Tally();
  for (let game = 0; game < games; game++) {
    const chance = new SeededChance(seed, game);
    const size = GAME_SIZES[game % GAME_SIZES.length] ?? cards;
    const deck = [...Array(cards).keys()];
    shuffle(deck, chance);
    play(judge, deck.slice(0, size), chance, tally);
  }
  return tally.measures();
}

function play(judge: Judge, deck: readonly number[], chance: Chance, tally: Tally): void {
  const hand = deck.slice(0, HAND);
  const stack: Placed[] = [];
  for (let next = HAND; hand.length === HAND; next++) {
    tally.turn(hand.flatMap((card) => [false, true].map((turned) => judge(stack, { card, turned }))));
    const [card] = hand.splice(chance.int(HAND), 1);
    if (card !== undefined) stack.push({ card, turned: chance.int(2) === 1 });
    const drawn = deck[next];
    if (drawn !== undefined) hand.push(drawn);
  }
}

/**
 * The commonest of the nine species against the rarest on the card right below, over all pairs of cards. Random games give
 * the same, but the few that a search can afford are not exact enough.
 */
export function unevenness(judge: Judge, cards: number): number {
  const tiles = new Map<Species, number>(NATIVES.map((species) => [species, 0]));
  for (let below = 0; below < cards; below++) {
    for (let placed = 0; placed < 2 * cards; placed++) {
      const card = placed >> 1;
      if (card === below) continue;
      for (const { layer, species } of judge([{ card: below, turned: false }], { card, turned: placed % 2 === 1 })
        .seen) {
        if (layer === 0 && species !== 'yeti') tiles.set(species, (tiles.get(species) ?? 0) + 1);
      }
    }
  }
  return Math.max(...tiles.values()) / Math.max(1, Math.min(...tiles.values()));
}

class Tally {
  private photos = 0;
  private turns = 0;
  private glimpses = 0;
  private yetis = 0;
  private perfect = 0;
  private near = 0;
  private readonly counts: number[] = [];
  private readonly species = new Map<Species, number>();

  turn(verdicts: readonly Verdict[]): void {
    this.turns++;
    if (verdicts.some((verdict) => verdict.perfect.length > 0)) this.perfect++;
    if (verdicts.some((verdict) => verdict.seen.some(isNear))) this.near++;
    for (const verdict of verdicts) this.photo(verdict);
  }

  private photo({ seen, glimpses }: Verdict): void {
    this.photos++;
    this.counts[seen.length] = (this.counts[seen.length] ?? 0) + 1;
    if (glimpses.length > 0) this.glimpses++;
    if (seen.some(({ species }) => species === 'yeti')) this.yetis++;
    for (const { species } of seen) this.species.set(species, (this.species.get(species) ?? 0) + 1);
  }

  measures(): Measures {
    const counts = Array.from(this.counts, (count) => count ?? 0);
    const tiles = counts.reduce((sum, count, size) => sum + count * size, 0);
    const species = Object.fromEntries(SPECIES.map((one) => [one, ((this.species.get(one) ?? 0) * 100) / this.photos]));
    const nine = NATIVES.map((one) => species[one] ?? 0);
    return {
      photos: this.photos,
      turns: this.turns,
      tiles: tiles / this.photos,
      none: (counts[0] ?? 0) / this.photos,
      yeti: this.yetis / this.photos,
      glimpse: this.glimpses / this.photos,
      perfect: this.perfect / this.turns,
      near: this.near / this.turns,
      species,
      spread: Math.max(...nine) / Math.max(0.01, Math.min(...nine)),
      counts,
    };
  }
}

function isNear(sight: Sight): boolean {
  const best = 100 * bestLens(sight);
  return best >= NEAR[0] * sight.of && best <= NEAR[1] * sight.of;
}
