/** Characters that move the cursor, end a line or reverse the text direction. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Makes text of unknown origin safe to show on a terminal. */
export function plain(text: string): string {
  return text.replaceAll(CONTROL, '');
}

/** Whether escape codes work there: a pipe and a dumb terminal would print them. */
export function isTerminal(stream: { readonly isTTY?: boolean }): boolean {
  return stream.isTTY === true && process.env.TERM !== 'dumb';
}
