/** What is wrong with the text of a plan, and where. */

export interface Fault {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  /** Without the place and the full stop. */
  readonly says: string;
}

/** What was read, or what is wrong with it. */
export function isFault<T extends object, F extends Pick<Fault, 'says'>>(result: T | F): result is F {
  return 'says' in result;
}

export function faultSentence({ line, column, says }: Fault): string {
  return `Line ${line}, column ${column}: ${says}.`;
}
