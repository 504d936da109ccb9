/** Scenarios from untrusted JSON: in our own shape, or with a sentence that says what is wrong. */
import { type Decoded, isRecord } from '@shutterbox/kernel';
import { MOST_PEOPLE } from '../actions.ts';
import { AMMO } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { FLOOR_KINDS } from '../plan/types.ts';
import { MOUNTED, OUTSIDES, type Place, ROLES, type Role, SCENARIO_OPTIONS, type Scenario, SHIPS } from './types.ts';

const MOST_TURNS = 200;
const LONGEST_NAME = 60;

type Fields = Readonly<Record<string, unknown>>;

export function decodeScenario(json: unknown): Decoded<Scenario> {
  if (!isRecord(json)) return refuse('A scenario is an object.');
  const wrong = FIELDS.find(([key, fits]) => !fits(json[key]));
  if (wrong !== undefined) return refuse(`'${wrong[0]}' ${wrong[2]}.`);
  const scenario = rebuilt(json as unknown as Scenario);
  const problem = castProblem(scenario);
  return problem === undefined ? { ok: true, value: scenario } : refuse(problem);
}

/** What fits field by field, without anything else that came with it. */
function rebuilt({ cast, sides, ...fields }: Scenario): Scenario {
  const { id, name, ship, placement, portals, weapons, alarm, alarmAfter, limit, atLimit, weightless } = fields;
  const { outside = 'jumpspace', military = [], mounts = [] } = fields;
  return {
    id,
    name,
    ship,
    sides: [sides[0], sides[1]],
    cast: cast.map(({ role, side, option, places }) => ({
      role,
      side,
      option,
      places: places.map(rebuiltPlace),
    })),
    placement,
    portals,
    weapons,
    alarm,
    alarmAfter,
    limit,
    atLimit,
    outside,
    military: [...military],
    mounts: mounts.map(({ weapon, ammo, place }) => ({ weapon, ammo, place: rebuiltPlace(place) })),
    ...(weightless === true && { weightless }),
  };
}

function rebuiltPlace({ room, number, name }: Place): Place {
  return { room, number, name };
}

/** What each field must be; the last three may be left out. */
const FIELDS: readonly (readonly [key: string, fits: (value: unknown) => boolean, must: string])[] = [
  ['id', isName, 'must be a short name'],
  ['name', isName, 'must be a short name'],
  ['ship', oneOf(...SHIPS), 'must be a ship'],
  ['sides', isPair, 'must be the names of two sides'],
  [
    'cast',
    (value) => Array.isArray(value) && value.every(isCastRow),
    'must be rows of a role, a side, an option and places',
  ],
  ['placement', oneOf('rooms', 'anywhere'), "must be 'rooms' or 'anywhere'"],
  ['portals', oneOf('open', 'shut'), "must be 'open' or 'shut'"],
  ['weapons', oneOf('locker', 'kept'), "must be 'locker' or 'kept'"],
  ['alarm', (value) => typeof value === 'boolean', 'must be true or false'],
  ['alarmAfter', isTurn, `must be a turn up to ${MOST_TURNS}`],
  ['limit', isTurn, `must be a turn up to ${MOST_TURNS}`],
  ['atLimit', oneOf('share', 'bridge'), "must be 'share' or 'bridge'"],
  ['outside', maybe(oneOf(...OUTSIDES)), "must be 'vacuum', 'breathable' or 'jumpspace'"],
  ['military', maybe(isListOf(isSide)), 'must be a list of sides'],
  ['mounts', maybe(isListOf(isMount)), 'must be rows of a weapon, its rounds and a place'],
  ['weightless', maybe((value) => typeof value === 'boolean'), 'must be true or false'],
];

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isName);
}

function isTurn(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_TURNS;
}

function oneOf(...values: readonly string[]): (value: unknown) => boolean {
  return (value) => values.some((each) => each === value);
}

function maybe(fits: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || fits(value);
}

function isListOf(fits: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.length <= MOST_PEOPLE && value.every(fits);
}

function isSide(value: unknown): boolean {
  return value === 0 || value === 1;
}

/** S-19.10: with rounds that it takes. */
function isMount(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { weapon, ammo, place }: Fields = json;
  const known = WEAPONS.find(({ id }) => id === weapon && oneOf(...MOUNTED)(id));
  return known?.modes.some((mode) => AMMO[mode.ammo] === ammo) === true && isPlace(place);
}

function isCastRow(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { role, side, option, places }: Fields = json;
  const known = oneOf(...ROLES)(role) && oneOf(...SCENARIO_OPTIONS)(option) && isSide(side);
  return known && Array.isArray(places) && places.length > 0 && places.every(isPlace);
}

function isPlace(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { room, number, name }: Fields = json;
  return oneOf(...FLOOR_KINDS)(room) && isTurn(number) && typeof name === 'string' && name.length <= LONGEST_NAME;
}

/** Someone on each side whatever the options, and not too many with all of them. */
function castProblem({ cast }: Scenario): string | undefined {
  const characters = cast.flatMap(({ places }) => places).length;
  if (characters > MOST_PEOPLE) return `There are more than ${MOST_PEOPLE} characters.`;
  const sides = cast.flatMap(({ side, option, role }) =>
    option === 'always' && FIGHTERS.includes(role) ? [side] : [],
  );
  return sides.includes(0) && sides.includes(1) ? undefined : 'A side has no characters.';
}

/** People who count for their side (S-14.7, S-14.15). */
const FIGHTERS: readonly Role[] = ['crew', 'captain', 'passenger', 'animal'];

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
