/** What is wrong or odd about a drawn plan, and what a scenario misses on it. */

import { airProblems, lockProblems, reachProblems, sizeProblems, wayProblems } from './check-rooms.ts';
import { hullProblems, portalProblems } from './check-sides.ts';
import { compilePlan } from './compile.ts';
import type { PlanProblem } from './problem.ts';
import type { PlanDrawing } from './types.ts';

/** The worst first. */
export function planProblems(drawing: PlanDrawing): readonly PlanProblem[] {
  const plan = compilePlan(drawing);
  const problems = [
    ...sizeProblems(plan),
    ...portalProblems(drawing),
    ...hullProblems(drawing),
    ...wayProblems(plan),
    ...lockProblems(plan),
    ...reachProblems(plan),
    ...airProblems(plan),
  ];
  return [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity === 'warning'),
  ];
}
