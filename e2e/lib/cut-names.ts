/** Runs in the page: names of which some is cut off. */
export function cutNames(names: readonly Element[]): readonly string[] {
  return names
    .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.textContent ?? '');
}
