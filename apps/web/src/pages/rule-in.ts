/** The rule that the hash of an address names, if any. Nobody can know what people type there: what cannot be decoded names none. */
export function ruleIn(hash: string): string | undefined {
  try {
    const rule = decodeURIComponent(hash.slice(1));
    return rule === '' ? undefined : rule;
  } catch {
    return undefined;
  }
}
