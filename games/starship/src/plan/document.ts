/** Plans as documents: text that is one of ours or has been decoded. */
import { faultSentence, isFault } from './fault.ts';
import { parsePlan } from './parse.ts';
import type { PlanDocument, PlanDrawing } from './types.ts';

export function drawingOf(document: PlanDocument): PlanDrawing {
  const drawing = parsePlan(document);
  if (isFault(drawing)) throw new Error(`${document.name}: ${faultSentence(drawing)}`);
  return drawing;
}
