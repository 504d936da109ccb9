/** Follows news: one run handles all pending news, another run what arrived meanwhile, never two at once. */
export class Follower {
  private readonly work: () => Promise<void>;
  private readonly failed: (error: unknown) => void;
  private readonly atOnce: () => boolean;
  private running: Promise<void> | undefined;
  private again = false;
  private ended = false;

  /** `atOnce` may do the work without waiting, and says whether it did. */
  constructor(work: () => Promise<void>, failed: (error: unknown) => void, atOnce = () => false) {
    this.work = work;
    this.failed = failed;
    this.atOnce = atOnce;
  }

  nudge(): void {
    if (this.ended) return;
    if (this.running !== undefined) {
      this.again = true;
      return;
    }
    if (this.isDoneAtOnce()) return;
    this.running = this.work()
      .catch(this.failed)
      .then(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.nudge();
      });
  }

  /** Starts nothing new; resolves when the current run is done. */
  async stop(): Promise<void> {
    this.ended = true;
    await this.running;
  }

  /** A follower that fails must not harm the sender of the news. */
  private isDoneAtOnce(): boolean {
    try {
      return this.atOnce();
    } catch (error) {
      this.failed(error);
      return true;
    }
  }
}
