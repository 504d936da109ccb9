/** What is asked openly around one screen. */
import { DECISION_KINDS, type DecisionKind } from '../answers.ts';
import { veilOf } from '../knowledge/veil.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';

const SECRET: readonly DecisionKind[] = ['side', 'bid', 'plot', 'grenadier', 'papers', 'orders'];
const OPEN: readonly DecisionKind[] = DECISION_KINDS.filter((kind) => !SECRET.includes(kind));
const NOTHING: readonly DecisionKind[] = [];

/** Where people hide who they are, or there is fog, the offered answers would give something away, so nothing is asked without a curtain. */
export function openKinds(view: View): readonly DecisionKind[] {
  return veilOf(view).any || scenarioOf(view).papers || view.sight !== null ? NOTHING : OPEN;
}
