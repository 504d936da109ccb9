/** Questions about the people aboard that all parts of the rules ask. */
import type { Seat } from '@shutterbox/kernel';
import { itemWith } from './clone.ts';
import { ARMORS, type Armor, ON_ANIMALS } from './data/armors.ts';
import type { Weapon } from './data/weapon.ts';
import { HANDS, WEAPONS } from './data/weapons.ts';
import { NONE, type Square } from './plan/types.ts';
import { scenarioOf } from './scenario/scenario.ts';
import {
  type Body,
  type Item,
  type ItemId,
  NEUTRAL,
  type Sheet,
  type Side,
  type SkillId,
  type State,
  type Table,
  type Who,
} from './types.ts';

type People = Pick<State, 'sheets' | 'bodies'>;

export function bodyOf(state: Pick<State, 'bodies'>, who: Who): Body {
  return state.bodies[who] as Body;
}

export function sheetOf(state: Pick<State, 'sheets'>, who: Who): Sheet {
  return state.sheets[who] as Sheet;
}

export function seatOf(state: Pick<State, 'sheets'>, who: Who): Seat {
  return sheetOf(state, who).seat;
}

export function itemOf(state: Pick<State, 'items'>, item: ItemId): Item {
  return state.items[item] as Item;
}

export function weaponOf(state: Pick<State, 'items'>, item: ItemId): Weapon {
  return WEAPONS[itemOf(state, item).weapon] as Weapon;
}

export function armorOf({ armor, natural }: Sheet): Armor {
  return (natural === NONE ? ARMORS : ON_ANIMALS)[armor === NONE ? 0 : armor] as Armor;
}

export function isAnimal(state: Pick<State, 'sheets'>, who: Who): boolean {
  return sheetOf(state, who).natural !== NONE;
}

/** S-6.22, S-14.7: those who serve aboard, also the ones who come back to the ship (S-14.34). */
export function isShipsCrew({ role }: Pick<Sheet, 'role'>): boolean {
  return role === 'crew' || role === 'captain' || role === 'returning';
}

/** S-14.23: people on no side are nobody's friends. */
export function areEnemies(state: Pick<State, 'sheets'>, a: Who, b: Who): boolean {
  const { side } = sheetOf(state, a);
  return side !== sheetOf(state, b).side || (side === NEUTRAL && a !== b);
}

export function isActive(state: Pick<State, 'bodies'>, who: Who): boolean {
  return bodyOf(state, who).status === 'active';
}

/** Lies aboard, to be searched, carried or struck. Sleepers are no casualties (S-14.7). */
export function isCasualty({ status }: Body): boolean {
  return status === 'unconscious' || status === 'wounded' || status === 'dead';
}

/** Stands somewhere and can be met there; nobody is met in a moving lift (S-6.19). */
export function isPresent(body: Body): boolean {
  return body.status === 'active' && body.at !== NONE;
}

/** S-4.1: the one active character of a square, or NONE. */
export function occupant(state: Pick<State, 'bodies'>, square: Square): Who {
  const { bodies } = state;
  for (let who = 0; who < bodies.length; who++) {
    const body = bodies[who] as Body;
    if (body.at === square && body.status === 'active') return who;
  }
  return NONE;
}

/** S-14.4, S-14.24: nobody of the first side moves before the alarm. */
export function isFrozen(state: Table, who: Who): boolean {
  return state.alarm === 0 && sheetOf(state, who).side === 0 && state.turn > 0 && scenarioOf(state).alarm.length > 0;
}

/** S-14.15: a mascot whose master is out only defends itself. */
function isMasterless(state: People, who: Who): boolean {
  const { master } = sheetOf(state, who);
  return master !== NONE && !isActive(state, master);
}

/** Whether it is asked to act at all (S-3.9). */
export function canAct(state: Table, who: Who): boolean {
  const body = bodyOf(state, who);
  return isPresent(body) && !body.held && !isFrozen(state, who) && !isMasterless(state, who);
}

/** S-2.5, S-10.5: as the load leaves them; wounds never count. */
export function strength(state: Table, who: Who): number {
  const sheet = sheetOf(state, who);
  return sheet.str * armorOf(sheet).strength - bodyOf(state, who).load;
}

export function dexterity(state: Table, who: Who): number {
  return sheetOf(state, who).dex - bodyOf(state, who).load;
}

export function endurance(state: Table, who: Who): number {
  return sheetOf(state, who).end - bodyOf(state, who).load;
}

/** NONE for the untrained. */
export function skillLevel({ skills }: Pick<Sheet, 'skills'>, skill: SkillId): number {
  for (let i = 0; i < skills.length; i++) if (skills[i]?.skill === skill) return skills[i]?.level ?? 0;
  return NONE;
}

/** What is in the hands: the ready weapon, an animal's own, or bare hands. */
export function readyWeapon(state: Table, who: Who): number {
  const { ready } = bodyOf(state, who);
  if (ready !== NONE) return itemOf(state, ready).weapon;
  const { natural } = sheetOf(state, who);
  return natural === NONE ? HANDS : natural;
}

export function changeItem(state: Table, item: ItemId, changes: Partial<Item>): void {
  state.items = state.items.with(item, itemWith(itemOf(state, item), changes));
}

export function bit(who: Who): number {
  return 1 << who;
}

/** The hijackers' player also has the passengers who are not in the plot (S-14.23). */
export function sideOfSeat({ sheets }: Pick<State, 'sheets'>, seat: Seat): Side {
  let side = NONE;
  for (let who = 0; who < sheets.length; who++) {
    const sheet = sheets[who] as Sheet;
    if (sheet.seat !== seat) continue;
    if (sheet.side !== NEUTRAL) return sheet.side;
    side = NEUTRAL;
  }
  return side;
}
