/** What a scenario needs to find on a plan. */
import { squaresWith } from './compile.ts';
import type { PlanProblem } from './problem.ts';
import { kindWords } from './signs.ts';
import type { Feature, FloorKind, Plan, PortalKind } from './types.ts';

export type Need =
  /** How many rooms of a kind, and how many squares in each. */
  | { readonly need: 'room'; readonly kind: FloorKind; readonly count: number; readonly squares: number }
  | { readonly need: 'feature'; readonly kind: Feature; readonly count: number }
  | { readonly need: 'portal'; readonly kind: PortalKind; readonly count: number; readonly outer: boolean }
  | { readonly need: 'lift'; readonly count: number };

export function missingOn(plan: Plan, needs: readonly Need[]): readonly PlanProblem[] {
  return needs.flatMap((need): readonly PlanProblem[] => {
    const found = countOf(plan, need);
    if (found >= need.count) return [];
    const sentence = `The scenario needs ${need.count} of these: ${wordsOf(need)}. The plan has ${found}.`;
    return [{ code: 'missing', severity: 'error', sentence, places: [] }];
  });
}

function countOf(plan: Plan, need: Need): number {
  switch (need.need) {
    case 'room':
      return plan.rooms.filter(({ kind, squares }) => kind === need.kind && squares.length >= need.squares).length;
    case 'feature':
      return squaresWith(plan, need.kind).length;
    case 'portal':
      return plan.portals.filter(({ kind, outer }) => kind === need.kind && outer === need.outer).length;
    case 'lift':
      return plan.lifts.length;
  }
}

function wordsOf(need: Need): string {
  switch (need.need) {
    case 'room':
      return `${kindWords(need.kind)} with ${need.squares} or more squares`;
    case 'feature':
      return kindWords(need.kind);
    case 'portal':
      return `${need.outer ? 'outer' : 'inner'} ${kindWords(need.kind)} portal`;
    case 'lift':
      return 'lift';
  }
}
