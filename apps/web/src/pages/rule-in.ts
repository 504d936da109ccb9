/** The rule named in an address's hash, if any. People may type anything there, so what cannot be decoded counts as none. */
export function ruleIn(hash: string): string | undefined {
  try {
    const rule = decodeURIComponent(hash.slice(1));
    return rule === '' ? undefined : rule;
  } catch {
    return undefined;
  }
}
