/** Runs in the page: words of a name that break across two lines. */
export function brokenWords(name: Element): readonly string[] {
  const text = name.firstChild;
  if (text === null) return [];
  return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [word] : [];
  });
}

/** Runs in the page: names that are partly cut off. */
export function cutNames(names: readonly Element[]): readonly string[] {
  return names
    .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.textContent ?? '');
}
