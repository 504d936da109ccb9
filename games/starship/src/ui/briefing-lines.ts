/** What a match is about, in a few lines made from its scenario: the aim, the clock, who starts where, the alarm, the secrets, the weapons. */
import { count, list } from '@shutterbox/kernel';
import { NONE } from '../plan/types.ts';
import { castOf, scenarioOf } from '../scenario/scenario.ts';
import type { Arms, CastRow, Role, Victory } from '../scenario/types.ts';
import { alarmLine, clockLine, isPlural, roomName } from '../text/clock.ts';
import { sideName } from '../text/names.ts';
import type { Side, Table } from '../types.ts';

type OfOptions = Pick<Table, 'options'>;

/** `side` is NONE where it is still to be chosen. */
export function briefingLines(view: Table, side: Side): readonly string[] {
  const lines = [
    `${aimLine(view, side)} ${clockLine(view)}`,
    alarmLine(view),
    secretLine(view, side),
    weaponsLine(view),
    startLine(view, side),
  ];
  return lines.filter((line) => line !== '');
}

function aimLine(view: Table, side: Side): string {
  if (side === NONE) return 'A side with nobody left standing loses.';
  const { victory, papers } = scenarioOf(view);
  if (papers) return papersLine(view, side);
  const aims = victory
    .filter((each) => winnerOf(each) === side && isPossible(view, each))
    .map((each) => aimOf(view, each));
  const lost = victory.filter((each) => winnerOf(each) === 1 - side && each.is !== 'out');
  const enemy = sideName(view, 1 - side);
  const fall = lost.length === 0 ? '' : ` The ${enemy} ${isPlural(enemy) ? 'try' : 'tries'} to ${ways(view, lost)}.`;
  const passengers = side === 0 && view.options.passengers ? ', and keep a passenger standing' : '';
  return `You play the ${sideName(view, side)}: ${join(aims)}${passengers}.${fall}`;
}

/** S-14.30: what wins depends on what the customs men are. */
function papersLine(view: Table, side: Side): string {
  const caught = 'with a gun in hand or a weapon too large to wear';
  const { victory } = scenarioOf(view);
  const fight = ways(
    view,
    victory.filter((each) => each.is !== 'antagonized' && winnerOf(each) === side),
  );
  return side === 0
    ? `You play the ${sideName(view, side)}: hold out until time is up. If the customs men are what they say, they win as soon as you attack one, or one sees you ${caught}.${fight === '' ? '' : ` If they are pirates, you can also ${fight}.`}`
    : `You play the ${sideName(view, side)}. As customs men, you win as soon as a trader attacks you, or you see one ${caught}.${fight === '' ? '' : ` As pirates, you have to ${fight}.`}`;
}

/** People who are not there cannot be lost. */
function isPossible(view: Table, condition: Victory): boolean {
  return condition.is !== 'out' || number(view, condition.lost, condition.roles) > 0;
}

function ways(view: Table, conditions: readonly Victory[]): string {
  return join(conditions.map((each) => aimOf(view, each)));
}

/** A side wins by any one of these. */
function join(aims: readonly string[]): string {
  return [...new Set(aims)].join(', or ');
}

function winnerOf(condition: Victory): Side {
  return 'winner' in condition ? condition.winner : 1 - condition.lost;
}

/** What the side that wins by it has to do. */
function aimOf(view: Table, condition: Victory): string {
  switch (condition.is) {
    case 'out':
      return `put ${everyone(view, condition.lost, condition.roles)} out of action`;
    case 'losses':
      return `put ${condition.count} of the ${plural(condition.roles)} out of action`;
    case 'bridge':
      return `hold the bridge alone at the end of a turn, before the ship jumps after turn ${scenarioOf(view).jump}`;
    case 'brought':
      return `bring ${count(condition.count, 'hostage')} aboard the scout`;
    case 'aboard':
      return 'get everyone outside aboard and shut the cargo door';
    case 'wrecked':
      return `spend ${condition.ap} AP on the bridge or in the drive room`;
    case 'antagonized':
      return 'catch a trader with a gun in hand or a weapon too large to wear, or be attacked (which wins nothing for pirates)';
  }
}

/** "all 6 animals", "the berserker". */
function everyone(view: Table, side: Side, roles: readonly Role[]): string {
  const people = number(view, side, roles);
  const name = roles.length === 1 ? plural(roles) : peopleName(view, side);
  if (people === 1) return `the ${name}`;
  return people === 2 ? `both ${name}` : `all ${people} ${name}`;
}

/** People whose loss does not count for their side. */
const NEVER: readonly Role[] = ['mascot', 'sleeper', 'hostage'];

function number(view: Table, side: Side, roles: readonly Role[]): number {
  const { plot } = scenarioOf(view);
  const all = castOf(view.options).filter(
    (row) => row.side === side && !NEVER.includes(row.role) && (roles.length === 0 || roles.includes(row.role)),
  );
  return side === 1 && plot !== null ? plot.count : all.flatMap(({ places }) => places).length;
}

/** A side whose name cannot be counted is called by what its people are. */
function peopleName(view: OfOptions, side: Side): string {
  if (side === 0 && scenarioOf(view).papers) return 'traders';
  const roles = new Set(castOf(view.options).flatMap((row) => (row.side === side ? [row.role] : [])));
  if (roles.has('customs')) return 'customs men';
  return roles.has('local') ? 'locals' : (scenarioOf(view).sides[side] ?? '');
}

const PLURALS: Readonly<Partial<Record<Role, string>>> = {
  returning: 'returning',
  crew: 'crew',
  passenger: 'passengers',
  hostage: 'hostages',
  rescuer: 'rescuers',
  pirate: 'pirates',
};

export function plural([role]: readonly Role[]): string {
  return role === undefined ? 'people' : (PLURALS[role] ?? `${role}s`);
}

/** S-14.22, S-14.29, S-14.32. */
function secretLine(view: OfOptions, side: Side): string {
  const { plot, papers, sides } = scenarioOf(view);
  const held = castOf(view.options).some(({ role }) => role === 'hostage');
  if (plot !== null)
    return side === 0
      ? `${plot.count} of the passengers are ${sides[1]}. You learn who they are when they act.`
      : `${plot.count} of the passengers are ${sides[1]}: you choose who. The ${sides[0]} learn it when they act.`;
  if (papers)
    return side === 0
      ? 'The customs men may be pirates. Only they know it: let no customs man see a gun in your hand until you are sure.'
      : 'You are customs men or pirates, as you choose in secret. Customs men may not attack first.';
  return held ? 'Next to a hostage, a rescuer frees them for 1 AP. Then they act for the rescuers.' : '';
}

const CARRIED: Readonly<Record<Exclude<Arms, 'scenario'>, string>> = {
  smuggled: 'have hidden weapons, which nobody sees before they are drawn',
  discreet: 'wear blades and pistols, and keep the rest in the locker',
  worn: 'carry their weapons',
  issued: 'carry their weapons',
  none: '',
};

function weaponsLine(view: OfOptions): string {
  const { weapons } = scenarioOf(view);
  const rows = castOf(view.options);
  const worn = rows.flatMap(({ arms = 'scenario', side }) =>
    arms === 'scenario' || arms === 'none' ? [] : [{ side, what: CARRIED[arms] }],
  );
  const carried = worn.map(({ side, what }) => {
    const isShared = worn.some((each) => each.side !== side && each.what === what);
    return `${isShared ? 'Both sides' : `The ${peopleName(view, side)}`} ${what}.`;
  });
  const lying = rows.some(({ arms = 'scenario', role }) => arms === 'scenario' && !BEASTS.includes(role));
  const rest = !lying
    ? ''
    : weapons === 'locker'
      ? 'Weapons lie in the ship’s locker: fetch them there. Bars on the plan are clubs.'
      : 'Blades are worn. Other weapons lie where their owners keep them.';
  return [...new Set(carried), rest].filter((line) => line !== '').join(' ');
}

const BEASTS: readonly Role[] = ['animal', 'mascot', 'berserker'];

function startLine(view: Table, side: Side): string {
  if (scenarioOf(view).placement === 'anywhere') return 'Both sides take turns to place their people.';
  if (side === NONE) return '';
  const hostages = castOf(view.options).filter(isHeld);
  const held = hostages.length === 0 ? '' : ` The hostages: ${roomsOf(view, hostages)}.`;
  return `You start in: ${roomsOf(view, free(view, side))}. The ${sideName(view, 1 - side)}: ${roomsOf(view, free(view, 1 - side))}.${held}`;
}

function isHeld({ role }: CastRow): boolean {
  return role === 'hostage';
}

function free(view: Table, side: Side): readonly CastRow[] {
  return castOf(view.options).filter((row) => row.side === side && !isHeld(row));
}

/** "Bridge (2), Drive room and Stateroom 4". */
function roomsOf(view: Table, rows: readonly CastRow[]): string {
  const places = rows.flatMap((row) => row.places);
  const rooms = new Map<string, number>();
  for (const place of places) rooms.set(roomName(view, place), (rooms.get(roomName(view, place)) ?? 0) + 1);
  return list(inRows([...rooms].map(([name, people]) => (people === 1 ? name : `${name} (${people})`))));
}

/** "Staterooms 1 to 6", where only the number differs. */
function inRows(names: readonly string[]): readonly string[] {
  const kinds = new Set(names.map((name) => name.replace(/ \d+$/, '')));
  return [...kinds].flatMap((kind) => {
    const alike = names.filter((name) => name.replace(/ \d+$/, '') === kind);
    const [first = '', last = ''] = [alike.at(0), alike.at(-1)].map((name) => name?.slice(kind.length + 1));
    return alike.length < MANY_ROOMS ? alike : [`${kind}s ${first} to ${last}`];
  });
}

const MANY_ROOMS = 3;
