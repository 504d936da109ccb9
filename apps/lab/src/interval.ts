/**
 * A confidence sequence for the mean of values in 0 … 1: intervals that all hold at once with the given confidence, so that
 * you may look after every value and stop whenever you like. Method: hedged betting with a predictable plug-in bet
 * (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024, sections 3 and 4). For every
 * mean m on a grid, one gambler bets that the truth is higher, another that it is lower. If m were the truth, half the sum of
 * their money would be a martingale that starts at 1 and reaches 1 / alpha with probability alpha at most. If it does, m is out.
 */
const STEPS = 1000;
/** A bet risks at most this share of a gambler's money, so that nobody ever goes broke. */
const BOLDEST = 0.5;

export class ConfidenceSequence {
  count = 0;
  low = 0;
  high = 1;
  private readonly alpha: number;
  private sum = 0;
  /** Squared distances from the means before. */
  private squares = 0;
  private readonly wealthIfHigher = new Float64Array(STEPS + 1);
  private readonly wealthIfLower = new Float64Array(STEPS + 1);

  constructor(confidence: number) {
    this.alpha = 1 - confidence;
  }

  get mean(): number {
    return this.count === 0 ? 0.5 : this.sum / this.count;
  }

  add(value: number): void {
    const bet = this.nextBet();
    const limit = Math.log(2 / this.alpha);
    for (let step = Math.round(this.low * STEPS); step <= Math.round(this.high * STEPS); step++) {
      const mean = step / STEPS;
      const higher = Math.min(bet, BOLDEST / mean);
      const lower = Math.min(bet, BOLDEST / (1 - mean));
      this.wealthIfHigher[step] = (this.wealthIfHigher[step] as number) + Math.log1p(higher * (value - mean));
      this.wealthIfLower[step] = (this.wealthIfLower[step] as number) + Math.log1p(-lower * (value - mean));
    }
    this.count++;
    this.sum += value;
    this.squares += (value - this.guess()) ** 2;
    this.narrow(limit);
  }

  /** The mean so far, with half a game of bias towards the middle. */
  private guess(): number {
    return (0.5 + this.sum) / (this.count + 1);
  }

  /** Uses only the values before this one, which makes the bet fair. */
  private nextBet(): number {
    const turn = this.count + 1;
    const variance = (0.25 + this.squares) / turn;
    return Math.sqrt((2 * Math.log(2 / this.alpha)) / (variance * turn * Math.log(turn + 1)));
  }

  /** The bounds are the outermost means that are out, so the grid never makes the interval too narrow. */
  private narrow(limit: number): void {
    let low = Math.round(this.low * STEPS);
    let high = Math.round(this.high * STEPS);
    while (low < high && (this.wealthIfHigher[low + 1] as number) >= limit) low++;
    while (high > low && (this.wealthIfLower[high - 1] as number) >= limit) high--;
    this.low = low / STEPS;
    this.high = high / STEPS;
  }
}
