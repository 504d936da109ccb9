/** What is sent to a client within one turn of the event loop leaves in one write: an answer's `done` with its update. */
import type { Duplex } from 'node:stream';

export class Outbox {
  private held: Duplex[] = [];

  /** The stream is held back until everything that can be done at once is done; whatever else is written to it keeps its place. */
  send(stream: Duplex, frame: Buffer): void {
    if (stream.writableCorked === 0) this.hold(stream);
    stream.write(frame);
  }

  private hold(stream: Duplex): void {
    stream.cork();
    if (this.held.push(stream) === 1) process.nextTick(this.release);
  }

  private readonly release = (): void => {
    const { held } = this;
    this.held = [];
    for (const stream of held) stream.uncork();
  };
}
