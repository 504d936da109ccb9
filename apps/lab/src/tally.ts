/** Sums over the rows of a series, taken in the order of the games: the same on any number of threads. */
import { rowLength, VICTORY } from './series.ts';

export interface Estimate {
  readonly mean: number;
  /** Null where one game tells nothing about the spread. */
  readonly stderr: number | null;
}

/** Sums of one bot's scores: over games, and over the rotations that share a deal. */
interface ScoreSums {
  sum: number;
  squares: number;
  /** Of the rotation under way. */
  part: number;
  /** Of rotation sums s with n games each: s * s, and s * n. */
  partSquares: number;
  partTimesGames: number;
}

export class Tally {
  games = 0;
  actions = 0;
  private readonly bots: number;
  private readonly rotation: number;
  private readonly victories: number[];
  private readonly scores: ScoreSums[];
  private rotations = 0;
  /** Of the rotations' numbers of games. */
  private gamesSquared = 0;

  constructor(bots: number, rotation: number) {
    this.bots = bots;
    this.rotation = rotation;
    this.victories = Array.from({ length: bots }, () => 0);
    this.scores = this.victories.map(() => ({ sum: 0, squares: 0, part: 0, partSquares: 0, partTimesGames: 0 }));
  }

  add(rows: Float64Array): void {
    const width = rowLength(this.bots);
    for (let at = 0; at < rows.length; at += width) {
      this.games++;
      this.actions += rows[at] as number;
      for (let bot = 0; bot < this.bots; bot++) {
        this.victories[bot] = (this.victories[bot] as number) + (rows[at + 1 + bot] as number);
        const score = rows[at + 1 + this.bots + bot] as number;
        const sums = this.scores[bot] as ScoreSums;
        sums.sum += score;
        sums.squares += score * score;
        sums.part += score;
      }
      if (this.games % this.rotation === 0) this.closeRotation(this.rotation);
    }
  }

  private closeRotation(games: number): void {
    this.rotations++;
    this.gamesSquared += games * games;
    for (const sums of this.scores) {
      sums.partSquares += sums.part * sums.part;
      sums.partTimesGames += sums.part * games;
      sums.part = 0;
    }
  }

  /** Of each bot, ties shared. */
  get wins(): number[] {
    return this.victories.map((sum) => sum / VICTORY);
  }

  /** Closes the series. */
  finish(): Estimate[] {
    const rest = this.games % this.rotation;
    if (rest > 0) this.closeRotation(rest);
    return this.scores.map((sums) => this.estimate(sums));
  }

  /**
   * Games of one deal are not independent, so the error comes from the spread between rotations (the usual estimate for
   * clustered samples); with a single rotation, from that between games.
   */
  private estimate({ sum, squares, partSquares, partTimesGames }: ScoreSums): Estimate {
    const { games, rotations } = this;
    const mean = sum / games;
    const clustered = rotations > 1;
    const groups = clustered ? rotations : games;
    if (groups < 2) return { mean, stderr: null };
    const spread = clustered
      ? partSquares - 2 * mean * partTimesGames + mean * mean * this.gamesSquared
      : squares - mean * sum;
    return { mean, stderr: Math.sqrt((Math.max(0, spread) * groups) / (groups - 1)) / games };
  }
}
