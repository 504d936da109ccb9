/** The options with all that reads and checks what players made themselves. */

import { optionsWith } from './options.ts';
import { decodePlan } from './plan/decode.ts';
import { decodeScenario } from './scenario/decode.ts';
import { fitProblem } from './scenario/fit.ts';
import { planOf, scenarioOf } from './scenario/scenario.ts';
import { decodePeople } from './setup/people-document.ts';

export const OPTIONS = optionsWith({
  scenario: (json) => (json === null ? { ok: true, value: null } : decodeScenario(json)),
  plan: (json) => (json === null ? { ok: true, value: null } : decodePlan(json)),
  people: decodePeople,
  check: (options) => fitProblem(scenarioOf({ options }), planOf({ options })),
});
