/** The options, with everything that reads and checks what players made themselves. */

import { ADRIFT, DUEL } from './data/duel.ts';
import { OPTION_WORDS } from './data/option-words.ts';
import { PRESETS } from './data/presets.ts';
import { INTREPID } from './data/ships/intrepid.ts';
import { optionsWith } from './options.ts';
import { applies } from './options-apply.ts';
import { optionProblem } from './options-check.ts';
import { decodePlan } from './plan/decode.ts';
import { decodeScenario } from './scenario/decode.ts';
import { fitProblem } from './scenario/fit.ts';
import { scenarioOf, shipOf } from './scenario/scenario.ts';
import { decodePeople } from './setup/people-document.ts';

export const OPTIONS = optionsWith({
  scenario: (json) => (json === null ? { ok: true, value: null } : decodeScenario(json)),
  plan: (json) => (json === null ? { ok: true, value: null } : decodePlan(json)),
  people: decodePeople,
  samples: {
    scenario: { samples: [DUEL, ADRIFT] },
    plan: { samples: [{ ...INTREPID, name: 'Sister ship' }] },
    people: {
      samples: [
        {
          first: ['789A87 cutlass-1 autopistol-2 / cutlass, revolver / mesh / 7 5 9', 'CCC777 brawling-2'],
          second: [],
        },
      ],
    },
  },
  words: OPTION_WORDS,
  presets: PRESETS,
  applies,
  check: (options) => optionProblem(options) ?? fitProblem(scenarioOf({ options }), shipOf(options)),
});
