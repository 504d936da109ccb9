/** What moves the cursor, ends a line or turns the writing round. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Text of unknown origin as it may be shown on a terminal. */
export function plain(text: string): string {
  return text.replaceAll(CONTROL, '');
}

/** Whether escape codes do there what they should: a pipe and a dumb terminal would show them. */
export function isTerminal(stream: { readonly isTTY?: boolean }): boolean {
  return stream.isTTY === true && process.env.TERM !== 'dumb';
}
