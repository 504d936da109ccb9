/** Why a number is what it is: a list of reasons that add up to it, read alike by rules, log, tooltip, odds and tests. */

/** One part of a number that dice are thrown against: a stable code, what it adds, and the rule that says so. */
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
