/** The mean of lists of numbers of the same length, with its uncertainty. */
export class Mean {
  readonly values: number[];
  private readonly squares: number[];
  private weight = 0;
  private samples = 0;
  /** All results were counted, each with its probability: there is nothing left to chance. */
  readonly exact: boolean;

  constructor(length: number, exact: boolean) {
    this.values = Array.from({ length }, () => 0);
    this.squares = Array.from({ length }, () => 0);
    this.exact = exact;
  }

  get count(): number {
    return this.samples;
  }

  add(values: readonly number[], weight = 1): void {
    this.weight += weight;
    this.samples++;
    for (let i = 0; i < values.length; i++) {
      const before = (values[i] as number) - (this.values[i] as number);
      this.values[i] = (this.values[i] as number) + (before * weight) / this.weight;
      this.squares[i] =
        (this.squares[i] as number) + weight * before * ((values[i] as number) - (this.values[i] as number));
    }
  }

  /** The largest of the standard deviations. */
  get spread(): number {
    if (this.exact || this.samples < 2) return 0;
    return Math.sqrt(Math.max(0, ...this.squares) / (this.samples - 1));
  }

  /** The largest of the standard errors. */
  get error(): number {
    return this.spread / Math.sqrt(Math.max(1, this.samples));
  }
}
