/** Chance streams: a fast seeded one for simulation, and what records and scripts need. Real play has fair.ts. */
import type { Chance } from './game.ts';

const GOLDEN = 0x9e3779b9;
const TWO_32 = 4294967296;

/** A 32-bit hash of a word; mixes well enough that neighbouring seeds give unrelated streams. */
function mix(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) | 0;
}

/** sfc32, seeded from up to three words: the same seed gives the same stream on every machine. */
export class SeededChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, stream = 0, substream = 0) {
    this.a = mix(seed + GOLDEN);
    this.b = mix(stream ^ mix(Math.floor(seed / TWO_32) + 2 * GOLDEN));
    this.c = mix(substream ^ mix(this.a ^ this.b));
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }

  int(n: number): number {
    return Math.floor((this.next() * n) / TWO_32);
  }
}

/** Reads results from a list; throws if the rules ask for more or for something else. */
export class ScriptedChance implements Chance {
  private next = 0;
  private readonly results: readonly number[];

  constructor(results: readonly number[]) {
    this.results = results;
  }

  int(n: number): number {
    const result = this.results[this.next];
    if (result === undefined)
      throw new Error(`Chance ran out: result ${this.next + 1} of ${this.results.length} was asked for.`);
    if (!(Number.isInteger(result) && result >= 0 && result < n))
      throw new Error(`Chance result ${result} does not lie in 0 to ${n - 1}.`);
    this.next++;
    return result;
  }

  get unused(): number {
    return this.results.length - this.next;
  }
}

/** Passes another stream through and records its results. */
export class RecordingChance implements Chance {
  readonly results: number[] = [];
  private readonly source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  int(n: number): number {
    const result = this.source.int(n);
    this.results.push(result);
    return result;
  }
}

/** The stream of each entry of a match; set-up is entry 0. */
export type ChanceSource = (entry: number) => Chance;

export function seededSource(seed: number): ChanceSource {
  return (entry) => new SeededChance(seed, entry, 1);
}

/** A fixed deal for the entries up to `last`, as a lesson has it; everything after that is from another source. */
export function arrangedSource(seed: number, last: number, then: ChanceSource): ChanceSource {
  const arranged = seededSource(seed);
  return (entry) => (entry <= last ? arranged(entry) : then(entry));
}

export function shuffle<T>(items: T[], chance: Chance): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
}
