/** Lines from a terminal or a pipe, one at a time; their end is part of the game. */
import { createInterface, type Interface } from 'node:readline';
import { isTerminal } from './plain.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

export class Keyboard {
  /** Resolves when the player wants to leave at once: Ctrl-C, Ctrl-D at a terminal, a signal, or a word between questions. */
  readonly left: Promise<undefined>;
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private readonly terminal: boolean;
  /** A person types and sees the questions; a pipe sends all its lines at once. */
  private readonly typed: boolean;
  private readonly isGoodbye: (line: string) => boolean;
  private readonly leave: () => void;
  private waiting: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(input: Input, output: Output, isGoodbye: (line: string) => boolean) {
    this.typed = input.isTTY === true;
    this.terminal = this.typed && isTerminal(output);
    this.isGoodbye = isGoodbye;
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

  /** The next line, or undefined if there are no more. */
  next(): Promise<string | undefined> {
    const line = this.lines.shift();
    if (line !== undefined || this.ended) return Promise.resolve(line);
    if (this.terminal) this.reader.prompt();
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  /** Text half typed before a question appeared is not part of the answer. */
  forget(): void {
    if (this.terminal && !this.ended) this.reader.write(null, { ctrl: true, name: 'u' });
  }

  /** Shows the prompt again below the picture, with the text typed so far. */
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

  /** Lines typed between questions answer nothing, except a goodbye. */
  private hand(line: string | undefined): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line === undefined) return;
    else if (!this.typed) this.lines.push(line);
    else if (this.isGoodbye(line)) this.leave();
  }
}
