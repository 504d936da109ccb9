/** Everyone's chances to win in a state. */
import { type GameDefinition, type Heuristics, type Seat, type Side, victoryOf } from '@shutterbox/kernel';

/** No side is given up before the end, whatever the evaluation says. */
const LEAST = 0.005;

/** Reads a state for each side, by its first seat. */
export class Eye<O, S, A, E, V> {
  private readonly game: GameDefinition<O, S, A, E, V>;
  private readonly heuristics: Heuristics<S, A>;
  private readonly slope: number;
  /** The first seat of each side. */
  private readonly first: readonly Seat[];

  constructor(
    game: GameDefinition<O, S, A, E, V>,
    heuristics: Heuristics<S, A>,
    sides: readonly Side[],
    slope: number,
  ) {
    this.game = game;
    this.heuristics = heuristics;
    this.slope = slope;
    this.first = firstSeats(sides);
  }

  get sides(): number {
    return this.first.length;
  }

  /** The evaluation of each side, as a logarithm; undefined once the match is over. */
  evaluations(state: S): number[] | undefined {
    if (this.game.outcome(state) !== undefined) return undefined;
    return this.first.map((seat) => {
      const share = this.heuristics.evaluate(state, seat);
      return Math.log(Math.min(1 - LEAST, Math.max(LEAST, share)));
    });
  }

  /** They sum to 1, and are the result itself once the match is over. */
  chances(state: S): number[] {
    const outcome = this.game.outcome(state);
    if (outcome !== undefined) return this.first.map((seat) => victoryOf(outcome, seat));
    return calibrated(this.evaluations(state) ?? [], this.slope);
  }
}

/** The seat that stands for each side, in the order in which the sides first appear. */
function firstSeats(sides: readonly Side[]): readonly Seat[] {
  return [...new Set(sides)].map((side) => sides.indexOf(side));
}

/** The place of a seat's side in every list by side. */
export function placeOf(seat: number, sides: readonly Side[]): number {
  return firstSeats(sides).findIndex((first) => sides[first] === sides[seat]);
}

/**
 * An evaluation need not sum to 1 over the sides, nor be as sure as it should be. With two sides this is a straight line
 * through the logarithm of the odds.
 */
export function calibrated(evaluations: readonly number[], slope: number): number[] {
  const most = Math.max(...evaluations);
  const weights = evaluations.map((value) => Math.exp(slope * (value - most)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
