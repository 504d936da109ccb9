/**
 * PS-6.7: which albums to meet, and how, for the most points. Exact: every set of albums that could still be better is tried.
 *
 * Any tile fits any free slot, so the number of tiles placed is always the same; only the bonuses and the complete yetis
 * differ. Environments take from the species with most tiles left, because that leaves the most for the albums of different
 * species (whose condition for a given choice is that of Gale and Ryser).
 */
import { SPECIES_AN_ENVIRONMENT, total } from '../tiles.ts';
import { ENVIRONMENTS, LEFT_HALF, type Photos, RIGHT_HALF } from '../types.ts';
import { type Need, SPECIES_COUNT, YETI } from './need.ts';

/** Points first, then yeti tiles in albums, in one number: nobody has this many yeti tiles. */
const POINT = 64;
/** Not met. */
export const UNMET = -1;

/** The result of the search: how each need is met, and how many albums of different species take a yeti. */
export interface Choice {
  /** By need: UNMET, or the species that fills it (0 where the condition leaves no choice). */
  readonly met: readonly number[];
  readonly yetisAmongDifferent: number;
  readonly pairs: number;
}

export function bestChoice(needs: readonly Need[], photos: Photos): Choice {
  return new Search(needs, photos).run();
}

class Search {
  private readonly needs: readonly Need[];
  private readonly left: number[];
  private readonly lefts: number;
  private readonly rights: number;
  /** The most bonus that this need and all later ones can give, by the tiles left for them. */
  private readonly rest: readonly (readonly number[])[];
  /** For each need, the previous one if it is exactly alike, otherwise itself. */
  private readonly twin: readonly number[];
  private readonly met: number[];
  /** Slots wanted from each environment so far. */
  private readonly demand: number[] = ENVIRONMENTS.map(() => 0);
  private readonly most: number;
  /** Tiles not yet spoken for. */
  private tiles: number;
  private best = -1;
  private choice: Choice;

  constructor(needs: readonly Need[], photos: Photos) {
    this.needs = needs;
    this.lefts = photos[LEFT_HALF] as number;
    this.rights = photos[RIGHT_HALF] as number;
    this.left = photos.slice(0, SPECIES_COUNT);
    this.left[YETI] = this.lefts + this.rights;
    this.met = needs.map(() => UNMET);
    this.tiles = total(photos);
    this.rest = restOf(needs, this.tiles);
    this.twin = needs.map((need, i) => (i > 0 && isAlike(need, needs[i - 1] as Need) ? i - 1 : i));
    const slots = needs.reduce((sum, need) => sum + need.slots, 0);
    const pairs = needs.reduce((sum, need) => sum + (need.slots >> 1), 0);
    this.most = POINT * Math.min(this.lefts, this.rights, pairs) + Math.min(this.lefts + this.rights, slots);
    this.choice = { met: this.met, yetisAmongDifferent: 0, pairs: 0 };
  }

  run(): Choice {
    this.from(0, 0);
    return this.choice;
  }

  /** Tries everything for the needs from the i-th on, met before unmet. */
  private from(i: number, bonus: number): void {
    const rest = this.rest[i]?.[this.tiles] as number;
    if (POINT * (bonus + rest) + this.most <= this.best) return;
    const need = this.needs[i];
    if (need === undefined) return this.weigh(bonus);
    if (this.twin[i] === i || this.met[i - 1] !== UNMET) this.meet(i, need, bonus);
    this.met[i] = UNMET;
    this.from(i + 1, bonus);
  }

  private meet(i: number, need: Need, bonus: number): void {
    if (need.slots > this.tiles) return;
    this.tiles -= need.slots;
    switch (need.kind) {
      case 'species':
        this.fill(i, need, need.of, bonus);
        break;
      case 'same':
        // Of two albums that are alike, the later one never takes an earlier species: that would be the same choice again.
        for (let species = this.twin[i] === i ? 0 : (this.met[i - 1] as number); species < SPECIES_COUNT; species++)
          this.fill(i, need, species, bonus);
        break;
      case 'environment':
        this.meetEnvironment(i, need, bonus);
        break;
      case 'different':
        this.met[i] = 0;
        if (this.isFeasible(this.mostYetisAmongDifferent())) this.from(i + 1, bonus + need.bonus);
        break;
    }
    this.tiles += need.slots;
  }

  private fill(i: number, need: Need, species: number, bonus: number): void {
    const { left } = this;
    if ((left[species] as number) < need.slots) return;
    left[species] = (left[species] as number) - need.slots;
    this.met[i] = species;
    this.from(i + 1, bonus + need.bonus);
    left[species] = (left[species] as number) + need.slots;
  }

  private meetEnvironment(i: number, need: Need, bonus: number): void {
    const { demand } = this;
    const before = demand[need.of] as number;
    if (before + need.slots > inEnvironment(this.left, need.of)) return;
    demand[need.of] = before + need.slots;
    this.met[i] = 0;
    this.from(i + 1, bonus + need.bonus);
    demand[need.of] = before;
  }

  private mostYetisAmongDifferent(): number {
    let albums = 0;
    for (let i = 0; i < this.needs.length; i++) if (this.isMet(i, 'different')) albums++;
    return Math.min(albums, this.left[YETI] as number);
  }

  private isMet(i: number, kind: Need['kind']): boolean {
    return this.met[i] !== UNMET && (this.needs[i] as Need).kind === kind;
  }

  /** Whether the chosen albums of different species can all be met, with this many yetis among them. */
  private isFeasible(yetis: number): boolean {
    const wanted: number[] = [];
    for (let i = 0; i < this.needs.length; i++)
      if (this.isMet(i, 'different')) wanted.push((this.needs[i] as Need).slots);
    if (wanted.length === 0) return true;
    wanted.sort(descending);
    for (let i = 0; i < yetis; i++) wanted[i] = (wanted[i] as number) - 1;
    wanted.sort(descending);
    const counts = this.left.slice(0, YETI);
    for (let environment = 0; environment < this.demand.length; environment++)
      for (let i = 0; i < (this.demand[environment] as number); i++) takeLargest(counts, environment);
    let sum = 0;
    for (let albums = 1; albums <= wanted.length; albums++) {
      sum += wanted[albums - 1] as number;
      let held = 0;
      for (let species = 0; species < YETI; species++) held += Math.min(counts[species] as number, albums);
      if (sum > held) return false;
    }
    return true;
  }

  /** Everything is decided except the yetis among different species, and which halves are joined. */
  private weigh(bonus: number): void {
    const most = this.mostYetisAmongDifferent();
    for (let yetis = 0; yetis <= most; yetis++) {
      if (!this.isFeasible(yetis)) continue;
      const { pairs, placed } = this.yetis(yetis);
      const value = POINT * (bonus + pairs) + placed;
      if (value <= this.best) continue;
      this.best = value;
      this.choice = { met: this.met.slice(), yetisAmongDifferent: yetis, pairs };
    }
  }

  /** The most complete yetis, and the yeti tiles that are then in albums. */
  private yetis(amongDifferent: number): { readonly pairs: number; readonly placed: number } {
    let [met, pairsMet, free, pairsFree] = [amongDifferent, 0, 0, 0];
    for (let i = 0; i < this.needs.length; i++) {
      const { kind, slots } = this.needs[i] as Need;
      if (this.met[i] === UNMET) {
        free += slots;
        pairsFree += slots >> 1;
      } else if (this.met[i] === YETI && kind !== 'different') {
        met += slots;
        pairsMet += slots >> 1;
      }
    }
    const over = this.lefts + this.rights - met;
    const pairs = Math.min(this.lefts, this.rights, pairsMet + Math.min(pairsFree, over >> 1));
    return { pairs, placed: met + Math.min(free, over) };
  }
}

/** What albums would give if only the number of tiles mattered: by need, then by tiles. */
function restOf(needs: readonly Need[], tiles: number): readonly (readonly number[])[] {
  const none = Array.from({ length: tiles + 1 }, () => 0);
  const rest = [none];
  for (const { slots, bonus } of needs.toReversed()) {
    const [after = none] = rest;
    rest.unshift(
      after.map((without, left) => Math.max(without, left < slots ? 0 : (after[left - slots] as number) + bonus)),
    );
  }
  return rest;
}

function isAlike(a: Need, b: Need): boolean {
  return a.kind === b.kind && a.of === b.of && a.slots === b.slots && a.bonus === b.bonus;
}

function inEnvironment(counts: readonly number[], environment: number): number {
  let sum = 0;
  const from = environment * SPECIES_AN_ENVIRONMENT;
  for (let species = from; species < from + SPECIES_AN_ENVIRONMENT; species++) sum += counts[species] as number;
  return sum;
}

/** Takes one of the environment's species with most tiles left; returns which. */
export function takeLargest(counts: number[], environment: number): number {
  const from = environment * SPECIES_AN_ENVIRONMENT;
  let largest = from;
  for (let species = from + 1; species < from + SPECIES_AN_ENVIRONMENT; species++)
    if ((counts[species] as number) > (counts[largest] as number)) largest = species;
  counts[largest] = (counts[largest] as number) - 1;
  return largest;
}

function descending(a: number, b: number): number {
  return b - a;
}
