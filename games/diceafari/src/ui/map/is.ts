/** What the style sheets and the keys of the board go by. */
export function isOf(can: boolean, chosen: boolean): string | undefined {
  return [...(can ? ['can'] : []), ...(chosen ? ['chosen'] : [])].join(' ') || undefined;
}
