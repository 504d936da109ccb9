/** Ends with one sentence for the person at the terminal, instead of a stack trace. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
