/**
 * A confidence sequence for shares without luck. They have no bounds, so the bets of `interval.ts` do not fit; this one holds in
 * the limit of many values instead (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and
 * asymptotic confidence sequences", 2024, theorem 2.2). It says nothing before it has seen a few values.
 */
const FEWEST = 20;
/** Where it is narrowest. */
const USUAL = 100;

export class LuckSequence {
  count = 0;
  mean = 0.5;
  low = 0;
  high = 1;
  private readonly alpha: number;
  /** How much the present is weighed against the future. */
  private readonly rho: number;
  private squares = 0;

  constructor(confidence: number) {
    this.alpha = 1 - confidence;
    const doubt = -2 * Math.log(this.alpha);
    this.rho = Math.sqrt((doubt + Math.log(doubt + 1)) / USUAL);
  }

  add(value: number): void {
    const before = this.count === 0 ? 0 : this.mean;
    this.count++;
    this.mean = before + (value - before) / this.count;
    this.squares += (value - before) * (value - this.mean);
    if (this.count < FEWEST) return;
    const radius = this.radius();
    // All its intervals hold at once, so what one of them leaves out stays out.
    this.low = Math.min(1, Math.max(this.low, this.mean - radius));
    this.high = Math.max(0, Math.min(this.high, this.mean + radius));
  }

  private radius(): number {
    const spread = Math.sqrt(this.squares / (this.count - 1));
    const weighed = this.count * this.rho ** 2 + 1;
    const doubt = Math.log(Math.sqrt(weighed) / this.alpha);
    return (spread * Math.sqrt(2 * weighed * doubt)) / (this.count * this.rho);
  }
}
