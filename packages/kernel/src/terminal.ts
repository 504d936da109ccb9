/** A board in characters (a game's `./terminal` entry): lines of spans that a host colours. */
export type Tone = 'dim' | 'bold' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

export interface Span {
  readonly text: string;
  readonly tone?: Tone;
}

export type Line = readonly Span[];

/** `board` draws a view within so many columns; narrow ones are part of the deal. */
export type TerminalBoard<V> = (view: V, columns: number) => readonly Line[];
