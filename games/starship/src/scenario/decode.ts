/** Scenarios from untrusted JSON: in our own shape, or with a sentence that says what is wrong. */
import { type Decoded, isRecord } from '@shutterbox/kernel';
import { FLOOR_KINDS } from '../plan/types.ts';
import { planOfShip, type ShipId } from '../ships.ts';
import { type CastRow, type Place, ROLES, SCENARIO_OPTIONS, type Scenario, SHIPS } from './types.ts';

const MOST_CHARACTERS = 24;
const MOST_TURNS = 200;
const LONGEST_NAME = 60;

type Fields = Readonly<Record<string, unknown>>;

export function decodeScenario(json: unknown): Decoded<Scenario> {
  if (!isRecord(json)) return refuse('A scenario is an object.');
  const wrong = FIELDS.find(([key, fits]) => !fits(json[key]));
  if (wrong !== undefined) return refuse(`'${wrong[0]}' ${wrong[2]}.`);
  const scenario = json as unknown as Scenario;
  const problem = castProblem(scenario);
  return problem === undefined ? { ok: true, value: scenario } : refuse(problem);
}

/** What each field must be. */
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

function isCastRow(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { role, side, option, places }: Fields = json;
  const known = oneOf(...ROLES)(role) && oneOf(...SCENARIO_OPTIONS)(option) && (side === 0 || side === 1);
  return known && Array.isArray(places) && places.length > 0 && places.every(isPlace);
}

function isPlace(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { room, number, name }: Fields = json;
  return oneOf(...FLOOR_KINDS)(room) && isTurn(number) && typeof name === 'string' && name.length <= LONGEST_NAME;
}

/** Somebody on each side, not too many, and a square for everybody. */
function castProblem({ ship, cast, placement }: Scenario): string | undefined {
  const characters = cast.flatMap(({ side, places }) => places.map(() => side));
  if (characters.length > MOST_CHARACTERS) return `There are more than ${MOST_CHARACTERS} characters.`;
  if (!characters.includes(0) || !characters.includes(1)) return 'A side has nobody.';
  if (placement === 'anywhere') return undefined;
  const missing = cast.flatMap(({ places }: CastRow) => places).find((place) => roomFor(ship, place) < 1);
  return missing === undefined ? undefined : `There is no room '${missing.room}' for somebody.`;
}

function roomFor(ship: ShipId, { room, number, name }: Place): number {
  return planOfShip(ship)
    .rooms.filter(
      (each) => each.kind === room && (number === 0 || each.number === number) && (name === '' || each.name === name),
    )
    .reduce((sum, { squares }) => sum + squares.length, 0);
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
