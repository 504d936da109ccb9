/** S-10: the throw that an attack needs, as the sum of its reasons. The list is made only for people who want to read it. */
import type { Reason } from '@shutterbox/kernel';
import { COLUMNS, DASH } from '../data/chart.ts';
import { cellOf, type Profile } from '../data/profiles.ts';
import { SKILL_OF } from '../data/skills.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { range } from '../grid/range.ts';
import { areAdjacent } from '../grid/step.ts';
import { isDark } from '../hull/dark.ts';
import {
  armorOf,
  bodyOf,
  dexterity,
  isAnimal,
  isCasualty,
  readyWeapon,
  sheetOf,
  skillLevel,
  strength,
} from '../people.ts';
import { NONE, type Plan } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, Sheet, Table, Who } from '../types.ts';
import { wearsBattleDress } from './conditions.ts';
import { GRENADE, isHolding, isMelee, isSnap, isWeakened, meansOf, profileAt, THROW, weaponUsed } from './means.ts';

const SNAP_DM = -2;
const UNTRAINED_DM = -5;
const UNTRAINED_PARRY_DM = 3;
const RUNNING_DM = -1;
const EVADING_DM = -3;
const GROUP_DM = -3;
/** S-11.3. */
const THROWN_BASE = 18;
const THROWN_SQUARES = 5;
const THROWN_EVADING_DM = -5;
/** S-21.13. */
export const HANDHOLD_DEXTERITY = -4;

/** S-18.12: medium range. */
const GRENADE_SQUARES = 3;
/** S-19.1. */
const RECOIL_DM = -2;

const NOTHING = COLUMNS.indexOf('nothing');
const MESH = COLUMNS.indexOf('mesh');
const REFLEC = COLUMNS.indexOf('reflec');

/** S-9.4: index into RANGES; NONE out of all reach. */
export function bandAt(squares: number): number {
  if (squares < 0 || squares > 166) return NONE;
  return squares <= 1 ? 0 : squares === 2 ? 1 : squares <= 33 ? 2 : 3;
}

/** One calculation: each reason changes `needed`; `list` keeps the reasons if someone wants them. */
export interface Reckoning {
  needed: number;
  readonly list: Reason[] | undefined;
  /** S-10.14: only what helps counts. */
  special: boolean;
}

/** `dm` as the rulebook gives it, for the dice; the throw needed changes the other way. */
export function add(sum: Reckoning, code: string, dm: number, rule: string): void {
  if (dm === 0 || (sum.special && dm < 0)) return;
  sum.needed -= dm;
  sum.list?.push({ code, value: -dm, rule });
}

/** The throw for an attack on its target; DASH if it cannot be made. */
export function neededThrow(state: Table, by: Who, target: Who, how: number, profile: number, list?: Reason[]): number {
  if (profile === NONE) return DASH;
  const squares = range(planOf(state), bodyOf(state, by).at, bodyOf(state, target).at);
  if (meansOf(how) !== THROW)
    return throwAcross(state, by, target, how, weaponUsed(state, by, meansOf(how)), profile, squares, list);
  const sum: Reckoning = { needed: 0, list, special: isCasualty(bodyOf(state, target)) };
  return thrown(state, by, target, isHolding(how), squares, sum);
}

/** With a weapon, drawn or not, over this many squares, wherever the two stand now. */
export function throwAcross(
  state: Table,
  by: Who,
  target: Who,
  how: number,
  weapon: number,
  profile: number,
  squares: number,
  list?: Reason[],
): number {
  const sum: Reckoning = { needed: 0, list, special: isCasualty(bodyOf(state, target)) };
  if (!addChart(state, target, profileAt(profile), squares, sum)) return DASH;
  addAttacker(state, by, weapon, how, sum);
  addParry(state, target, weapon, sum);
  addDefence(state, target, sum);
  addDarkness(state, planOf(state), target, squares, sum);
  return sum.needed;
}

/** Whether there is a throw at all (S-9.4, S-11.3). */
export function hasThrow(state: Table, target: Who, means: number, profile: number, squares: number): boolean {
  if (means === THROW) return isThrowable(squares);
  return hasNumber(state, target, profileAt(profile), squares);
}

function isThrowable(squares: number): boolean {
  return squares >= 1 && squares <= THROWN_SQUARES;
}

/** S-9.2: the chart's number for armor and range. */
function chartThrow({ options, sheets }: Table, target: Who, row: Profile, band: number): number {
  const throws = options.regularChart ? row.regular : row.toHit;
  const { column, lined } = armorOf(sheets[target] as Sheet);
  const outer = throws[cellOf(column, band)] as number;
  return lined && row.spread === 'beam' ? Math.max(outer, throws[cellOf(REFLEC, band)] as number) : outer;
}

/** S-11.6, S-11.9: the throw for those beside, before or behind the target. */
export function groupThrow(state: Table, by: Who, other: Who, how: number, profile: number, list?: Reason[]): number {
  const plan = planOf(state);
  const squares = range(plan, bodyOf(state, by).at, bodyOf(state, other).at);
  const row = profileAt(profile);
  const sum: Reckoning = { needed: 0, list, special: false };
  if (!addChart(state, other, row, squares, sum)) return DASH;
  const spread = row.spread === 'pellets' && (!row.auto || isBesideTarget(state, plan, other));
  if (spread) addAttacker(state, by, weaponUsed(state, by, meansOf(how)), how, sum);
  add(sum, 'group', GROUP_DM, spread ? 'S-11.9' : 'S-11.6');
  addDefence(state, other, sum);
  addDarkness(state, plan, other, squares, sum);
  return sum.needed;
}

function isBesideTarget(state: Table, plan: Plan, other: Who): boolean {
  return areAdjacent(plan, state.open, bodyOf(state, state.shot.target).at, bodyOf(state, other).at);
}

/** S-18.3, S-18.12: the throw for those near an explosion. */
export function blastThrow(state: Table, by: Who, other: Who, how: number, profile: number, list?: Reason[]): number {
  const plan = planOf(state);
  const row = profileAt(profile);
  const body = bodyOf(state, other);
  const grenade = meansOf(how) === GRENADE;
  const sum: Reckoning = { needed: 0, list, special: isCasualty(body) };
  const own = range(plan, bodyOf(state, by).at, body.at);
  const squares = grenade ? GRENADE_SQUARES : hasNumber(state, other, row, own) ? own : targetRange(state, plan, by);
  if (!addChart(state, other, row, squares, sum)) return DASH;
  addDefence(state, other, sum);
  if (!grenade) addDarkness(state, plan, other, squares, sum);
  return sum.needed;
}

function targetRange(state: Table, plan: Plan, by: Who): number {
  return range(plan, bodyOf(state, by).at, state.shot.at);
}

function hasNumber(state: Table, target: Who, row: Profile, squares: number): boolean {
  const band = bandAt(squares);
  return band !== NONE && chartThrow(state, target, row, band) !== DASH;
}

/** S-9.2, S-16: the chart, and what has become of the armor. */
function addChart(state: Table, target: Who, row: Profile, squares: number, sum: Reckoning): boolean {
  const band = bandAt(squares);
  if (band === NONE) return false;
  const throws = state.options.regularChart ? row.regular : row.toHit;
  const sheet = sheetOf(state, target);
  const { attackerDm, ablates, lined, column } = armorOf(sheet);
  const base = chartThrow(state, target, row, band);
  if (base === DASH) return false;
  sum.needed += base;
  sum.list?.push({ code: 'chart', value: base, rule: 'S-9.2' });
  // S-16.5: where reflec gives the number, the jacket over it changes nothing.
  const isOuter = base === throws[cellOf(column, band)];
  if (attackerDm > 0 && isOuter && base - attackerDm >= (throws[cellOf(MESH, band)] as number))
    add(sum, 'flak', attackerDm, 'S-16.3');
  if (ablates && row.spread === 'beam') {
    const under = throws[cellOf(lined ? REFLEC : NOTHING, band)] as number;
    add(sum, 'ablated', Math.min(bodyOf(state, target).ablated, base - under), 'S-16.2');
  }
  return true;
}

/** S-10.1 to S-10.8, S-10.12. */
function addAttacker(state: Table, by: Who, weapon: number, how: number, sum: Reckoning): void {
  if (isSnap(how)) add(sum, 'snap', SNAP_DM, 'S-8.3');
  if (isAnimal(state, by)) return;
  const used = WEAPONS[weapon] as Weapon;
  addLevel(state, by, used, isHolding(how), sum);
  const level = skillLevel(sheetOf(state, by), SKILL_OF[weapon] as number);
  if (level !== NONE) add(sum, 'skill', level, 'S-10.5');
  else if (used.class !== 'brawling') add(sum, 'untrained', UNTRAINED_DM, 'S-10.7');
  if (strength(state, by) < used.recoil && !wearsBattleDress(state, by)) add(sum, 'kick', RECOIL_DM, 'S-19.1');
  if (isWeakened(how)) add(sum, 'weakened', used.weakenedDm, 'S-10.12');
}

/** S-10.2 to S-10.4, S-21.13. */
function addLevel(state: Table, by: Who, weapon: Weapon, holds: boolean, sum: Reckoning): void {
  const { governs } = weapon;
  if (governs === 'none') return;
  const dm = levelDm(state, by, weapon, dexterity(state, by));
  const rule = governs === 'both' ? 'S-10.4' : governs === 'strength' ? 'S-10.2' : 'S-10.3';
  add(sum, dm > 0 ? 'strong' : 'weak', dm, rule);
  if (holds)
    add(sum, 'handhold', levelDm(state, by, weapon, dexterity(state, by) + HANDHOLD_DEXTERITY) - dm, 'S-21.13');
}

function levelDm(state: Table, by: Who, weapon: Weapon, dex: number): number {
  const { governs, required, advantage, requiredDm, advantageDm } = weapon;
  const str = governs === 'dexterity' ? dex : strength(state, by);
  const level = governs === 'both' ? Math.min(str, dex) : str;
  return level < required ? requiredDm : level >= advantage ? advantageDm : 0;
}

/** S-10.6, S-10.8: melee against melee. */
function addParry(state: Table, target: Who, weapon: number, sum: Reckoning): void {
  if (!isMelee(weapon) || bodyOf(state, target).status !== 'active' || isAnimal(state, target)) return;
  const held = readyWeapon(state, target);
  if (!isMelee(held)) return;
  const level = skillLevel(sheetOf(state, target), SKILL_OF[held] as number);
  if (level !== NONE) add(sum, 'parry', -level, 'S-10.6');
  else if ((WEAPONS[held] as Weapon).class !== 'brawling') add(sum, 'clumsy', UNTRAINED_PARRY_DM, 'S-10.8');
}

/** S-10.9, S-10.10. */
function addDefence(state: Table, target: Who, sum: Reckoning): void {
  const body: Body = bodyOf(state, target);
  if (state.act.running && state.act.who === target) add(sum, 'running', RUNNING_DM, 'S-5.6');
  if (body.evading && body.status === 'active') add(sum, 'evading', EVADING_DM, 'S-5.9');
}

/** S-10.11. */
function addDarkness(state: Table, plan: Plan, target: Who, squares: number, sum: Reckoning): void {
  if (state.power && state.dark.length === 0) return;
  if (isDark(state, plan, plan.room[bodyOf(state, target).at] as number)) add(sum, 'dark', -squares, 'S-10.11');
}

/** S-11.3. */
function thrown(state: Table, by: Who, target: Who, holds: boolean, squares: number, sum: Reckoning): number {
  if (!isThrowable(squares)) return DASH;
  sum.needed = THROWN_BASE;
  sum.list?.push({ code: 'thrown', value: THROWN_BASE, rule: 'S-11.3' });
  add(sum, 'dexterity', dexterity(state, by), 'S-11.3');
  if (holds) add(sum, 'handhold', HANDHOLD_DEXTERITY, 'S-21.13');
  const level = skillLevel(sheetOf(state, by), SKILL_OF[weaponUsed(state, by, THROW)] as number);
  if (level !== NONE) add(sum, 'skill', level, 'S-10.5');
  add(sum, 'distance', -squares, 'S-11.3');
  const { evading, status } = bodyOf(state, target);
  if (evading && status === 'active') add(sum, 'evading', THROWN_EVADING_DM, 'S-11.3');
  if (state.act.running && state.act.who === target) add(sum, 'running', RUNNING_DM, 'S-5.6');
  addDarkness(state, planOf(state), target, squares, sum);
  return sum.needed;
}
