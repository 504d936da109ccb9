/** Scenarios from untrusted JSON: in our own shape, or with a sentence that says what is wrong. */
import { type Decoded, isRecord } from '@shutterbox/kernel';
import { MOST_PEOPLE } from '../actions.ts';
import { ARMORS } from '../data/armors.ts';
import { AMMO } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { FLOOR_KINDS } from '../plan/types.ts';
import { COMMON } from './common.ts';
import { isVictory, rebuiltVictory } from './decode-victory.ts';
import {
  type Fits,
  isBoolean,
  isLabel,
  isName,
  isSide,
  isTurn,
  listOf,
  MOST_TURNS,
  oneOf,
  only,
  optional,
} from './fields.ts';
import {
  ALARMS,
  ARMS,
  AT_LIMIT,
  type CastRow,
  DIE_ARMOR,
  MOUNTED,
  type Mount,
  OUTSIDES,
  type Place,
  ROLES,
  type Role,
  SCENARIO_OPTIONS,
  type Scenario,
  SHIPS,
} from './types.ts';

export function decodeScenario(json: unknown): Decoded<Scenario> {
  if (!isRecord(json)) return refuse('A scenario is an object.');
  const wrong = FIELDS.find(([key, fits]) => !fits(json[key]));
  if (wrong !== undefined) return refuse(`'${wrong[0]}' ${wrong[2]}.`);
  const scenario = rebuilt(json as unknown as Scenario);
  const problem = castProblem(scenario) ?? plotProblem(scenario);
  return problem === undefined ? { ok: true, value: scenario } : refuse(problem);
}

/** What fits field by field, without anything else that came with it. */
function rebuilt(json: Scenario): Scenario {
  const { sides, cast, plot, alarm, victory, mounts } = { ...COMMON, ...json };
  const { weightless, ...fields }: Scenario = { ...COMMON, ...only(json, KEYS) };
  const [first, second, third] = sides;
  return {
    ...fields,
    sides: third === undefined ? [first, second] : [first, second, third],
    cast: cast.map(rebuiltRow),
    // Once written as yes or no.
    alarm: typeof alarm === 'boolean' ? (alarm ? ['sighted'] : []) : [...alarm],
    victory: victory.map(rebuiltVictory),
    plot: plot === null ? null : only(plot, ['role', 'count']),
    mounts: mounts.map(rebuiltMount),
    ...(weightless === true && { weightless }),
  };
}

function rebuiltMount(mount: Mount): Mount {
  return { ...only(mount, ['weapon', 'ammo', 'place']), place: only(mount.place, PLACE_KEYS) };
}

const ROW_KEYS: readonly (keyof CastRow)[] = ['role', 'side', 'option', 'places', 'armor', 'arms', 'issued'];
const PLACE_KEYS: readonly (keyof Place)[] = ['room', 'number', 'name', 'ship', 'from', 'to'];

function rebuiltRow(row: CastRow): CastRow {
  return { ...only(row, ROW_KEYS), places: row.places.map((place) => only(place, PLACE_KEYS)) };
}

/** What each field must be. What later scenarios brought may be left out. */
const FIELDS: readonly (readonly [key: keyof Scenario, fits: Fits, must: string])[] = [
  ['id', isName, 'must be a short name'],
  ['name', isName, 'must be a short name'],
  ['ship', oneOf(...SHIPS), 'must be a ship'],
  ['sides', isSides, 'must be the names of two sides'],
  ['cast', listOf(isCastRow), 'must be rows of a role, a side, an option and places'],
  ['placement', oneOf('rooms', 'anywhere'), "must be 'rooms' or 'anywhere'"],
  ['portals', oneOf('open', 'shut'), "must be 'open' or 'shut'"],
  ['cargoDoor', optional(oneOf('open', 'shut')), "must be 'open' or 'shut'"],
  ['weapons', oneOf('locker', 'kept'), "must be 'locker' or 'kept'"],
  ['alarm', isAlarm, 'must be true or false, or a list of what raises it'],
  ['alarmAfter', isTurn, `must be a turn up to ${MOST_TURNS}`],
  ['jump', optional(isTurn), `must be a turn up to ${MOST_TURNS}`],
  ['limit', isTurn, `must be a turn up to ${MOST_TURNS}`],
  ['atLimit', oneOf(...AT_LIMIT), `must be one of ${AT_LIMIT.join(', ')}`],
  ['victory', optional(listOf(isVictory)), 'must be a list of conditions'],
  ['plot', optional(isPlot), 'must be a role and a count, or null'],
  ['papers', optional(isBoolean), 'must be true or false'],
  ['stronger', optional(isSide), 'must be a side'],
  ['outside', optional(oneOf(...OUTSIDES)), "must be 'vacuum', 'breathable' or 'jumpspace'"],
  ['military', optional(listOf(isSide)), 'must be a list of sides'],
  ['mounts', optional(listOf(isMount)), 'must be rows of a weapon, its rounds and a place'],
  ['weightless', optional(isBoolean), 'must be true or false'],
];
const KEYS = FIELDS.map(([key]) => key);

function isSides(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(isName);
}

function isAlarm(value: unknown): boolean {
  return isBoolean(value) || listOf(oneOf(...ALARMS))(value);
}

function isPlot(json: unknown): boolean {
  return json === null || (isRecord(json) && oneOf(...ROLES)(json.role) && isTurn(json.count));
}

/** By field, what a row's must be. */
const ROW: Readonly<Record<keyof CastRow, Fits>> = {
  role: oneOf(...ROLES),
  side: isSide,
  option: oneOf(...SCENARIO_OPTIONS),
  places: listOf(isPlace, 1),
  armor: optional(oneOf(DIE_ARMOR, ...ARMORS.map(({ id }) => id))),
  arms: optional(oneOf(...ARMS)),
  issued: optional(listOf(oneOf(...WEAPONS.map(({ id }) => id)))),
};

/** S-19.10: with rounds that it takes. */
function isMount(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { weapon, ammo, place } = json;
  const known = WEAPONS.find(({ id }) => id === weapon && oneOf(...MOUNTED)(id));
  return known?.modes.some((mode) => AMMO[mode.ammo] === ammo) === true && isPlace(place);
}

function isCastRow(json: unknown): boolean {
  return isRecord(json) && Object.entries(ROW).every(([key, fits]) => fits(json[key]));
}

const PLACE: Readonly<Record<keyof Place, Fits>> = {
  room: oneOf('any', ...FLOOR_KINDS),
  number: isTurn,
  name: isLabel,
  ship: optional(isSide),
  from: optional(isTurn),
  to: optional(isTurn),
};

function isPlace(json: unknown): boolean {
  return isRecord(json) && Object.entries(PLACE).every(([key, fits]) => fits(json[key]));
}

/** Someone on each side whatever the options, and not too many with all of them. */
function castProblem({ cast }: Scenario): string | undefined {
  const characters = cast.flatMap(({ places }) => places).length;
  if (characters > MOST_PEOPLE) return `There are more than ${MOST_PEOPLE} characters.`;
  const sides = cast.flatMap(({ side, option, role }) =>
    option === 'always' && !NO_FIGHTERS.includes(role) ? [side] : [],
  );
  return sides.includes(0) && sides.includes(1) ? undefined : 'A side has no characters.';
}

/** People who do not count for their side (S-14.7, S-14.15, S-14.32). */
const NO_FIGHTERS: readonly Role[] = ['sleeper', 'mascot', 'hostage'];

/** An answer names those in a plot by six bits. */
const MOST_SUSPECTS = 6;

/** S-14.22: some of the second side's are in it, and some are not. */
function plotProblem({ cast, plot }: Scenario): string | undefined {
  if (plot === null) return undefined;
  const rows = cast.filter(({ role }) => role === plot.role);
  const all = rows.flatMap(({ places }) => places).length;
  if (plot.count < 1 || plot.count >= all || all > MOST_SUSPECTS)
    return `Of at most ${MOST_SUSPECTS} who may be in the plot, some are and some are not.`;
  return rows.every(({ side, option }) => side === 1 && option === 'always')
    ? undefined
    : 'Those who may be in the plot belong to the second side.';
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
