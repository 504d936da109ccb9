/** Explains a number by reasons that add up to it, for rules, log, tooltips, odds and tests alike. */

/** One part of a number to roll against: a stable code, its value, and the rule behind it. */
export interface Reason {
  readonly code: string;
  readonly value: number;
  readonly rule: string;
}

/** The number that the reasons add up to. */
export function total(reasons: readonly Reason[]): number {
  let sum = 0;
  for (let i = 0; i < reasons.length; i++) sum += (reasons[i] as Reason).value;
  return sum;
}
