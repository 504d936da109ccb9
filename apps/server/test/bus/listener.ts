/** Counts its calls, and can wait for them. */
export class Listener {
  count = 0;
  readonly texts: string[] = [];
  private waiting: { readonly calls: number; readonly resolve: () => void }[] = [];

  readonly call = (text = ''): void => {
    this.texts.push(text);
    this.count += 1;
    for (const { calls, resolve } of this.waiting) if (this.count >= calls) resolve();
  };

  /** Resolves once it has been called this many times since the last reset. */
  calls(calls: number): Promise<void> {
    if (this.count >= calls) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ calls, resolve }));
  }

  reset(): void {
    this.count = 0;
    this.texts.length = 0;
    this.waiting = [];
  }
}
