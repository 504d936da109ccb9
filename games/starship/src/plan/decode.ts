/** Plans as documents: read from untrusted JSON. */
import { type Decoded, isRecord } from '@shutterbox/kernel';
import { planProblems } from './check.ts';
import { faultSentence, isFault } from './fault.ts';
import { MOST_COLUMNS, MOST_LINES, MOST_NAME_LETTERS } from './limits.ts';
import { nameProblem } from './name.ts';
import { parsePlan } from './parse.ts';
import { printPlan } from './print.ts';
import { SQUARE_WIDTH } from './signs.ts';
import type { PlanDocument } from './types.ts';

/** The longest line: a row of squares, or a hull. */
const MOST_CHARACTERS = (MOST_COLUMNS + 1) * SQUARE_WIDTH;

/** In one form for all equal plans, or with a sentence that says what is wrong. */
export function decodePlan(json: unknown): Decoded<PlanDocument> {
  if (!isRecord(json)) return refuse("A plan is an object with a 'name' and 'lines'.");
  const { name, lines } = json;
  if (typeof name !== 'string' || nameProblem(name) !== undefined)
    return refuse(`The name of a plan has 1 to ${MOST_NAME_LETTERS} characters, none of them a control character.`);
  if (!isText(lines))
    return refuse(`The lines of a plan are at most ${MOST_LINES} strings of at most ${MOST_CHARACTERS} characters.`);
  const drawing = parsePlan({ name, lines });
  if (isFault(drawing)) return refuse(faultSentence(drawing));
  const error = planProblems(drawing).find(({ severity }) => severity === 'error');
  return error === undefined ? { ok: true, value: printPlan(drawing) } : refuse(error.sentence);
}

function isText(json: unknown): json is readonly string[] {
  return (
    Array.isArray(json) &&
    json.length <= MOST_LINES &&
    json.every((line) => typeof line === 'string' && line.length <= MOST_CHARACTERS)
  );
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
