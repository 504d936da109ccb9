/** What people, places and things are called. */
import { BUTT, meansOf } from '../combat/means.ts';
import type { Armor } from '../data/armors.ts';
import { skillName } from '../data/skills.ts';
import { AMMO, type Weapon } from '../data/weapon.ts';
import { HANDS, WEAPONS } from '../data/weapons.ts';
import { edgeKind } from '../grid/step.ts';
import { bodyOf, isAnimal, itemOf, sheetOf } from '../people.ts';
import { isPortal } from '../plan/signs.ts';
import { type CompartmentId, type EdgeId, type Facing, NONE, type Portal, type Square } from '../plan/types.ts';
import { planOf, scenarioOf, shipOf } from '../scenario/scenario.ts';
import type { Role } from '../scenario/types.ts';
import type { ItemId, Sheet, Side, SkillId, Table, View, Who } from '../types.ts';

const ROLES: Readonly<Record<Role, string>> = {
  crew: 'Crew',
  captain: 'Captain',
  passenger: 'Passenger',
  /** A passenger who may be in a plot. */
  traveller: 'Passenger',
  sleeper: 'Sleeper',
  animal: 'Animal',
  mascot: 'Mascot',
  customs: 'Customs',
  rescuer: 'Rescuer',
  pirate: 'Pirate',
  hostage: 'Hostage',
  returning: 'Straggler',
  local: 'Local',
  berserker: 'Berserker',
};

/** "Crew 2", "Captain": numbered where there are several. */
export function personName(view: Table, who: Who): string {
  const { role } = sheetOf(view, who);
  const alike = view.sheets.flatMap((sheet, other) => (sheet.role === role ? [other] : []));
  return alike.length === 1 ? ROLES[role] : `${ROLES[role]} ${alike.indexOf(who) + 1}`;
}

/** With the natural weapon, which tells animals apart. */
export function longName(view: Table, who: Who): string {
  const { natural } = sheetOf(view, who);
  return isAnimal(view, who) ? `${personName(view, who)} (${weaponName(natural)})` : personName(view, who);
}

/** "PGMP-12" and "4cm RAM grenade launcher" keep their capitals. */
function lower(name: string): string {
  return name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

export function weaponName(weapon: number): string {
  return weapon === HANDS ? 'bare hands' : lower((WEAPONS[weapon] as Weapon).name);
}

/** "cloth", "no armor". */
export function armorName({ id, name }: Armor): string {
  return id === 'nothing' ? 'no armor' : name.toLowerCase();
}

/** "cutlass", "club 2": numbered where several are in one place. */
export function itemName(view: Table, item: ItemId): string {
  const { weapon } = itemOf(view, item);
  const place = placeOf(view, item);
  const alike = view.items.flatMap((other, id) => (other.weapon === weapon && placeOf(view, id) === place ? [id] : []));
  return alike.length === 1 ? weaponName(weapon) : `${weaponName(weapon)} ${alike.indexOf(item) + 1}`;
}

/** "revolver", "revolver 2": one of those that someone has hidden. */
export function hiddenName({ plot }: View, who: Who, place: number): string {
  const own = plot.hidden[who] ?? [];
  const { weapon } = own[place] ?? { weapon: NONE };
  if (weapon === NONE) return 'weapon';
  const alike = own.flatMap((item, i) => (item.weapon === weapon ? [i] : []));
  return alike.length === 1 ? weaponName(weapon) : `${weaponName(weapon)} ${alike.indexOf(place) + 1}`;
}

/** Who has it, or the square where it can be picked up (S-7.6, S-7.9). */
function placeOf(view: Table, item: ItemId): string {
  const { holder, at } = itemOf(view, item);
  if (holder === NONE) return `at ${at}`;
  const body = bodyOf(view, holder);
  return body.status === 'active' ? `by ${holder}` : `at ${body.at}`;
}

/** What someone attacks with: "the carbine", "its claws", "bare hands", "the gun as a club". */
export function armsName(view: Table, who: Who, weapon: number, how: number): string {
  if (isAnimal(view, who)) return `its ${weaponName(weapon)}`;
  if (weapon === HANDS) return weaponName(weapon);
  return meansOf(how) === BUTT ? `the gun as a ${weaponName(weapon)}` : `the ${weaponName(weapon)}`;
}

const AMMO_NAMES: Readonly<Record<(typeof AMMO)[number], string>> = {
  ball: 'ball',
  tranq: 'tranquilizer',
  gas: 'gas',
  he: 'HE',
  heap: 'HEAP',
  sabot: 'discarding sabot',
  flechette: 'flechette',
};

export function ammoName(ammo: number): string {
  const kind = AMMO[ammo];
  return kind === undefined ? 'rounds' : AMMO_NAMES[kind];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** "Bridge C4": the room, the column and the row. */
export function squareName(view: Table, square: Square): string {
  const plan = planOf(view);
  if (square === NONE) return 'nowhere';
  return `${plan.rooms[plan.room[square] as number]?.name ?? 'outside'} ${coordinates(view, square)}`;
}

function coordinates(view: Table, square: Square): string {
  const plan = planOf(view);
  const column = plan.x[square] as number;
  const before = column < LETTERS.length ? '' : LETTERS.charAt(Math.floor(column / LETTERS.length) - 1);
  return `${before}${LETTERS.charAt(column % LETTERS.length)}${(plan.y[square] as number) + 1}`;
}

const PORTALS: Readonly<Record<Portal['kind'], string>> = {
  door: 'sliding door',
  hatch: 'hatch',
  iris: 'iris valve',
  cargo: 'cargo door',
  lift: 'lift door',
  plate: 'access plate',
  bulkheadPlate: 'access plate',
};

/** "iris valve". */
export function portalKind(kind: string): string {
  const names: Readonly<Record<string, string>> = PORTALS;
  return names[kind] ?? 'portal';
}

/** "the iris valve between Bridge F8 and Corridor G8". */
export function portalName(view: Table, portal: number): string {
  const { kind, beside, outer } = planOf(view).portals[portal] as Portal;
  // A cargo door beside several squares of one room leads out of it.
  if (outer && kind === 'cargo') return `the ${PORTALS[kind]} at ${squareName(view, beside[0] as Square)}`;
  const places = beside.slice(0, 2).map((square) => squareName(view, square));
  return `the ${PORTALS[kind]} ${places.length === 1 ? 'at' : 'between'} ${places.join(' and ')}`;
}

/** "the bulkhead between Bridge F8 and Corridor G8", "the hull at Bridge C4"; as it was drawn. */
export function wallName(view: Table, edge: EdgeId): string {
  const plan = shipOf(view.options);
  const square = Math.trunc(edge / 4);
  const kind = edgeKind(plan, square, (edge % 4) as Facing);
  const beyond = plan.neighbour[edge] as Square;
  if (beyond === NONE) return `the hull at ${squareName(view, square)}, ${facingName(edge % 4)} side`;
  return `the ${isPortal(kind) ? PORTALS[kind] : kind} between ${squareName(view, square)} and ${squareName(view, beyond)}`;
}

/** "Bridge and Corridor", "Cargo bay and 3 more rooms". */
export function compartmentName(view: Table, compartment: CompartmentId): string {
  const plan = shipOf(view.options);
  const rooms = new Set(plan.compartments[compartment]?.squares.map((square) => plan.room[square] as number));
  const [first = '', second, ...more] = [...rooms].map((room) => plan.rooms[room]?.name ?? 'outside');
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more rooms`;
}

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

export function directionName(direction: number): string {
  return DIRECTIONS[direction] ?? 'nowhere';
}

export function facingName(facing: number): string {
  return directionName(2 * facing);
}

export function sideName(view: Table, side: Side): string {
  return scenarioOf(view).sides[side] ?? 'nobody';
}

export function skillWords(skill: SkillId, level: number): string {
  return `${skillName(skill)}-${level}`;
}

/** The best first. Level 0 in twenty weapons is one remark (S-15.14). */
export function skillsOf({ skills }: Pick<Sheet, 'skills'>): string {
  const trained = skills.filter(({ level }) => level > 0).toSorted((a, b) => b.level - a.level);
  const basics = skills.length - trained.length;
  // S-17.6.
  const words = trained.map(({ skill, level }) => (skill === NONE ? `unknown-${level}` : skillWords(skill, level)));
  if (basics > 0) words.push(`${basics} more at level 0`);
  // A level does not break off from its skill.
  return words.length === 0 ? 'none' : words.join(', ').replaceAll('-', '\u2011');
}

/** What weapons are judged by. */
export function bodyWords({ str, dex, end }: Pick<Sheet, 'str' | 'dex' | 'end'>): string {
  return `STR ${str}, DEX ${dex}, END ${end}`;
}
