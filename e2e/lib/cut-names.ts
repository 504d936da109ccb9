/** Runs in the page: words of a name that are on two lines. */
export function brokenWords(name: Element): readonly string[] {
  const text = name.firstChild;
  if (text === null) return [];
  return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(([word], at, all) => {
    const start = all.slice(0, at).reduce((sum, before) => sum + before.length + 1, 0);
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

/** Runs in the page: names of which some is cut off. */
export function cutNames(names: readonly Element[]): readonly string[] {
  return names
    .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.textContent ?? '');
}
