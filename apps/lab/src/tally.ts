/** Sums over the rows of a series, in the order of the games, so that they are the same on any number of threads. */
import { luckColumn, rowLength, sideColumn, VICTORY } from './series.ts';

export interface Estimate {
  readonly mean: number;
  /** The standard error; null if there is only one deal, which says nothing about the spread. */
  readonly stderr: number | null;
}

/** By bot, but for the sides. */
interface Estimates {
  /** Share of the victories, with ties shared. */
  readonly share: readonly Estimate[];
  readonly score: readonly Estimate[];
  /** Share of the victories by side, no matter which bot played it. */
  readonly sides: readonly Estimate[];
  /** In parts of a victory, and the share without it; only where luck is counted. */
  readonly luck?: readonly Estimate[];
  readonly adjusted?: readonly Estimate[];
}

export class Tally {
  games = 0;
  actions = 0;
  private readonly bots: number;
  private readonly sides: number;
  private readonly rotation: number;
  private readonly victories: Clustered[];
  private readonly scores: Clustered[];
  private readonly lucks: Clustered[];
  private readonly adjusted: Clustered[];
  private readonly bySide: Clustered[];
  private readonly factor: number | undefined;

  /** The factor says how much of the luck is taken away; without it the rows have none. */
  constructor(bots: number, sides: number, rotation: number, factor?: number) {
    this.bots = bots;
    this.sides = sides;
    this.factor = factor;
    this.rotation = rotation;
    this.victories = Array.from({ length: bots }, () => new Clustered());
    this.scores = Array.from({ length: bots }, () => new Clustered());
    this.lucks = Array.from({ length: bots }, () => new Clustered());
    this.adjusted = Array.from({ length: bots }, () => new Clustered());
    this.bySide = Array.from({ length: sides }, () => new Clustered());
  }

  add(rows: Float64Array): void {
    const width = rowLength(this.bots, this.sides);
    for (let at = 0; at < rows.length; at += width) {
      this.games++;
      this.actions += rows[at] as number;
      for (let bot = 0; bot < this.bots; bot++) {
        (this.victories[bot] as Clustered).add(rows[at + 1 + bot] as number);
        (this.scores[bot] as Clustered).add(rows[at + 1 + this.bots + bot] as number);
        const luck = rows[at + luckColumn(this.bots) + bot] as number;
        (this.lucks[bot] as Clustered).add(luck);
        (this.adjusted[bot] as Clustered).add((rows[at + 1 + bot] as number) / VICTORY - (this.factor ?? 0) * luck);
      }
      for (let side = 0; side < this.sides; side++)
        (this.bySide[side] as Clustered).add(rows[at + sideColumn(this.bots) + side] as number);
      if (this.games % this.rotation === 0) this.closeRotation();
    }
  }

  private closeRotation(): void {
    for (const sums of [...this.victories, ...this.scores, ...this.lucks, ...this.adjusted, ...this.bySide])
      sums.closeCluster();
  }

  /** By bot, with ties shared. */
  get wins(): number[] {
    return this.victories.map(({ sum }) => sum / VICTORY);
  }

  /** Closes the series. */
  finish(): Estimates {
    if (this.games % this.rotation > 0) this.closeRotation();
    return {
      share: this.victories.map((sums) => sums.estimate(VICTORY)),
      score: this.scores.map((sums) => sums.estimate(1)),
      sides: this.bySide.map((sums) => sums.estimate(VICTORY)),
      ...(this.factor === undefined
        ? {}
        : {
            luck: this.lucks.map((sums) => sums.estimate(1)),
            adjusted: this.adjusted.map((sums) => sums.estimate(1)),
          }),
    };
  }
}

/**
 * Games of one deal are not independent samples: what one bot gains from the deal, the next one gains when they swap seats. So
 * error comes from the spread between deals, not between games (the usual estimate for clustered samples).
 */
class Clustered {
  sum = 0;
  private count = 0;
  private clusters = 0;
  /** For the present cluster. */
  private part = 0;
  private size = 0;
  /** Over clusters with sum s and n values: s * s, s * n and n * n. */
  private partSquares = 0;
  private partTimesSize = 0;
  private sizeSquares = 0;

  add(value: number): void {
    this.sum += value;
    this.count++;
    this.part += value;
    this.size++;
  }

  closeCluster(): void {
    this.clusters++;
    this.partSquares += this.part * this.part;
    this.partTimesSize += this.part * this.size;
    this.sizeSquares += this.size * this.size;
    this.part = 0;
    this.size = 0;
  }

  /** `unit`: the value that counts as 1. */
  estimate(unit: number): Estimate {
    const { clusters, count } = this;
    const mean = this.sum / count;
    if (clusters < 2) return { mean: mean / unit, stderr: null };
    const spread = this.partSquares - 2 * mean * this.partTimesSize + mean * mean * this.sizeSquares;
    const stderr = Math.sqrt((Math.max(0, spread) * clusters) / (clusters - 1)) / count;
    return { mean: mean / unit, stderr: stderr / unit };
  }
}
