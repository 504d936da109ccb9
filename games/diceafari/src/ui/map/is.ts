/** The states that the style sheets and the board's keys look for. */
export function isOf(can: boolean, chosen: boolean): string | undefined {
  return [...(can ? ['can'] : []), ...(chosen ? ['chosen'] : [])].join(' ') || undefined;
}
