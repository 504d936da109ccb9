/** Lines from a terminal or a pipe, one at a time; the end of them is part of the game. */
import { createInterface, type Interface } from 'node:readline';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class Keyboard {
  /** Once the player wants to leave at once: Ctrl-C, Ctrl-D at a terminal, or a signal. */
  readonly left: Promise<undefined>;
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private readonly terminal: boolean;
  private readonly leave: () => void;
  private waiting: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.terminal = input.isTTY === true && output.isTTY === true;
    this.reader = createInterface({ input, output, terminal: this.terminal, prompt: '> ' });
    let leave = () => {};
    this.left = new Promise((resolve) => {
      leave = () => resolve(undefined);
    });
    this.leave = () => {
      this.lines.length = 0;
      this.ended = true;
      leave();
      this.hand(undefined);
    };
    this.reader.on('line', (line) => this.hand(line));
    this.reader.on('SIGINT', this.leave);
    this.reader.on('close', () => this.end());
    for (const signal of SIGNALS) process.once(signal, this.leave);
  }

  /** The next line, or nothing when there are no more. */
  next(): Promise<string | undefined> {
    const line = this.lines.shift();
    if (line !== undefined || this.ended) return Promise.resolve(line);
    if (this.terminal) this.reader.prompt();
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  /** Shows the prompt again below what was drawn, with what is typed so far. */
  again(): void {
    if (this.terminal && this.waiting !== undefined) this.reader.prompt(true);
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.leave);
    this.reader.close();
  }

  /** A pipe ends long before its lines are used up; a terminal ends when the player says so. */
  private end(): void {
    if (this.terminal) this.leave();
    this.ended = true;
    if (this.waiting !== undefined) this.hand(undefined);
  }

  private hand(line: string | undefined): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) this.lines.push(line);
  }
}
