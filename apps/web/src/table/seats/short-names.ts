/** Names in a row with little space: shortened, and still told apart. */

/** Letters of the beginning that are kept where the difference comes later. */
const HEAD = 4;

/** Each with at most so many letters. */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const cut = names.map((name) => shortened(name, most));
  return names.map((name, at) => {
    const like = names.filter((other, index) => other !== name && cut[index] === cut[at]);
    return like.length === 0 ? (cut[at] ?? name) : shortenedFrom(name, firstDifference(name, like), most);
  });
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

/** The beginning, and what the name is told apart by. */
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
