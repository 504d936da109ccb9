/** What is on the player's screen. A terminal shows one picture at a time, a pipe all of them in a row. */
import { isTerminal } from './plain.ts';
import { columnsOf, rowsOf } from './window.ts';

/** Clears the window; what scrolled out of it stays. */
const CLEAR = '\u001b[2J\u001b[H';
/** Clears what scrolled out of it, too. */
const FORGET = '\u001b[3J';
/** Back to the start of the line, and clears it. */
const FRESH_LINE = '\r\u001b[K';

/** Draws itself for a window with this many columns and, if it can, rows. */
export type Picture = (columns: number, rows: number) => readonly string[];

export class Screen {
  private readonly stream: NodeJS.WriteStream;
  private readonly terminal: boolean;
  private picture: Picture = () => [];
  private readonly redraw: () => void;

  /** `onRedraw` restores the text below the picture. */
  constructor(stream: NodeJS.WriteStream, onRedraw: () => void) {
    this.stream = stream;
    this.terminal = isTerminal(stream);
    this.redraw = () => {
      this.show(this.picture);
      onRedraw();
    };
    if (this.terminal) stream.on('resize', this.redraw);
  }

  /** A new picture in place of the old one. */
  show(picture: Picture): void {
    this.picture = picture;
    if (this.terminal) this.stream.write(CLEAR);
    this.add(picture);
  }

  /** A new picture, after which nobody can scroll back to the old ones. */
  cover(picture: Picture): void {
    this.show(picture);
    if (this.terminal) this.stream.write(FORGET);
  }

  /** More text below the picture; gone when the window is resized. */
  add(picture: Picture): void {
    if (this.terminal) this.stream.write(FRESH_LINE);
    this.stream.write(
      picture(columnsOf(this.stream), this.rows)
        .map((line) => `${line}\n`)
        .join(''),
    );
  }

  private get rows(): number {
    return this.terminal ? rowsOf(this.stream) : Number.POSITIVE_INFINITY;
  }

  /** A new picture, only if a person is waiting. */
  showMeanwhile(picture: Picture): void {
    if (this.terminal) this.show(picture);
  }

  /** Only if a person is waiting, and only until the next thing is shown. */
  passing(line: string): void {
    if (this.terminal) this.stream.write(`${FRESH_LINE}${line}`);
  }

  close(): void {
    this.stream.off('resize', this.redraw);
  }
}
