/** Names in a row with little space: shortened, and still told apart. */

/** Letters of the beginning that are kept where the difference comes later. */
const HEAD = 4;

/** Each in two lines of this many letters, which break between words. */
export function shortNames(names: readonly string[], line: number): readonly string[] {
  const cut = names.map((name) => inTwoLines(name, line));
  return names.map((name, at) => {
    const like = names.filter((other, index) => other !== name && cut[index] === cut[at]);
    return like.length === 0 ? (cut[at] ?? name) : shortenedFrom(name, firstDifference(name, like), 2 * line);
  });
}

/** The words that fit the first line, and what fits the second of the others. */
function inTwoLines(name: string, line: number): string {
  const [first = '', ...words] = name.split(' ');
  const upper = [shortened(first, line)];
  while (words[0] !== undefined && [...upper, words[0]].join(' ').length <= line) upper.push(words.shift() ?? '');
  return [...upper, ...(words.length === 0 ? [] : [shortened(words.join(' '), line)])].join(' ');
}

function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** The beginning of the name, and the part that tells it apart. */
function shortenedFrom(name: string, difference: number, most: number): string {
  const letters = [...name];
  const left = most - HEAD - 1;
  const from = Math.max(HEAD, Math.min(difference, letters.length - left));
  return `${letters.slice(0, HEAD).join('').trimEnd()}…${shortened(letters.slice(from).join('').trimStart(), left)}`;
}

function firstDifference(name: string, others: readonly string[]): number {
  const letters = [...name];
  const differences = others.map((other) => {
    const theirs = [...other];
    const at = letters.findIndex((letter, index) => letter !== theirs[index]);
    return at < 0 ? letters.length : at;
  });
  return Math.min(...differences);
}
