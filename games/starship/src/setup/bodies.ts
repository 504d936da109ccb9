/** Characters as they come aboard. */
import { sheetWith } from '../clone.ts';
import { NONE } from '../plan/types.ts';
import type { Scenario } from '../scenario/types.ts';
import type { Body, Options, Sheet } from '../types.ts';
import { STEADY } from '../zero-g/poise.ts';
import { isArmored } from './stages.ts';

/** S-14.8: armor is dealt only under its option. */
export function unarmored({ scenario, ownScenario, armor }: Options, sheet: Sheet): Sheet {
  return scenario === 'loose' && ownScenario === null && armor && isArmored(sheet)
    ? sheetWith(sheet, { armor: NONE })
    : sheet;
}

/** S-14.3: animals are caged where seeing one raises the alarm. */
export function isCaging({ alarm }: Scenario): boolean {
  return alarm.includes('sighted');
}

export function newBody({ role, str, dex, end, pool, deathPool, natural, left }: Sheet, caging: boolean): Body {
  const beast = natural !== NONE;
  const [nowStr = str, nowDex = dex, nowEnd = end] = left;
  return {
    at: NONE,
    facing: 0,
    ap: 0,
    total: 0,
    load: 0,
    acted: false,
    status: role === 'sleeper' ? 'asleep' : 'active',
    caged: caging && role === 'animal',
    held: role === 'hostage',
    ladder: false,
    riding: NONE,
    arrives: 0,
    str: beast ? pool : nowStr,
    dex: beast ? deathPool : nowDex,
    end: beast ? 0 : nowEnd,
    hurt: nowStr + nowDex + nowEnd < str + dex + end,
    wakes: 0,
    ready: NONE,
    swings: 0,
    evading: false,
    cover: NONE,
    mark: NONE,
    engaged: 0,
    debt: 0,
    gas: 0,
    reloading: 0,
    serving: NONE,
    piked: 0,
    ablated: 0,
    pierced: 0,
    poise: STEADY,
  };
}
