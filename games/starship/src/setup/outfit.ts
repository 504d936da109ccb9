/** S-15.8 to S-15.12: who owns what, and where it lies at the start. */
import type { Context } from '@shutterbox/kernel';
import { itemWith, plotWith, sheetWith } from '../clone.ts';
import { BATTLE_DRESS, SKILL_OF, VACC_SUIT } from '../data/skills.ts';
import { AMMO, type Mode, type Weapon } from '../data/weapon.ts';
import { BAYONET, CLUB, HAND_GRENADE, MILITARY_SNUB_PISTOL, WEAPONS, weaponNamed } from '../data/weapons.ts';
import { die } from '../dice.ts';
import type { Event } from '../events.ts';
import { canBear, isMilitary, weigh } from '../gear/load.ts';
import { ammoFor, roundsOf } from '../gear/reload.ts';
import { hiddenOf, hideOnly, mates } from '../knowledge/secrets.ts';
import { isClothed } from '../knowledge/veil.ts';
import { armorOf, bodyOf, isAnimal, sheetOf, skillLevel } from '../people.ts';
import { squaresWith } from '../plan/compile.ts';
import { NONE, type Room, type Square } from '../plan/types.ts';
import { isRoomOf } from '../scenario/room-of.ts';
import { planOf, rowOf, scenarioOf } from '../scenario/scenario.ts';
import { type Item, NEUTRAL, type SkillId, type State, type Who } from '../types.ts';
import { armorByDie } from './armor-die.ts';
import { withLevelZero } from './skills.ts';
import { isDiscreet, isWorn } from './worn.ts';

const RIFLE = weaponNamed('rifle');
const DAGGER = weaponNamed('dagger');
/** S-14.26. */
const GRENADES = 8;
/** S-15.9. */
const SPARE_MAGAZINES = 2;
const MISSILES = 10;
/** S-15.12: further crew share. */
const CREW_STATEROOMS = 4;

export function outfit(state: State, cx: Context<Event>): void {
  const clubs = squaresWith(planOf(state), 'club').map((square) => newItem(CLUB, NONE, square));
  state.items = [...mounts(state), ...clubs];
  for (let who = 0; who < state.sheets.length; who++) {
    if (isAnimal(state, who) || sheetOf(state, who).role === 'sleeper') continue;
    issue(state, who);
    dress(state, who, cx);
    for (const item of belongings(state, who)) own(state, who, item);
  }
  state.plot = plotWith(state.plot, { grenadier: NONE });
}

/** S-19.10. */
function mounts(state: State): readonly Item[] {
  const { rooms } = planOf(state);
  return scenarioOf(state).mounts.flatMap(({ weapon, ammo, place }) => {
    const square = rooms.find((room) => isRoomOf(room, place))?.squares[0];
    const kind = AMMO.indexOf(ammo);
    return square === undefined ? [] : [itemWith(newItem(weaponNamed(weapon), NONE, square), { ammo: [kind] })];
  });
}

/** S-14.26: one die for each person who may wear something; passengers who are not in the plot do not. */
function dress(state: State, who: Who, cx: Context<Event>): void {
  const sheet = sheetOf(state, who);
  if (!isClothed(state, sheet) || sheet.side === NEUTRAL) return;
  const armor = armorByDie(die(cx.chance));
  state.sheets = state.sheets.with(who, sheetWith(sheet, { armor }));
  cx.emit?.({ type: 'wears', who, armor, to: mates(state, who) });
}

/** S-14.27: what the scenario hands out, the first thing ready, with level 0 in all of it. */
function issue(state: State, who: Who): void {
  const { issued = [], armor } = rowOf(state.options, who);
  const sheet = sheetOf(state, who);
  const weapons = issued.map(weaponNamed);
  const suits = armor === undefined ? [] : armorOf(sheet).skills.map(suitSkill);
  if (weapons.length + suits.length === 0) return;
  const skills = withLevelZero(sheet.skills, [...weapons.map((weapon) => SKILL_OF[weapon] as number), ...suits]);
  state.sheets = state.sheets.with(who, sheetWith(sheet, { skills }));
  if (weapons.length === 0) return;
  bodyOf(state, who).ready = state.items.length;
  state.items.push(...weapons.map((weapon) => newItem(weapon, who, NONE)));
  weigh(state, who);
}

function suitSkill(suit: string): SkillId {
  return suit === 'vacc-suit' ? VACC_SUIT : BATTLE_DRESS;
}

export function belongings(state: State, who: Who): readonly Item[] {
  const { arms } = rowOf(state.options, who);
  const { owns, skills, side } = sheetOf(state, who);
  if (arms === 'none' || arms === 'issued' || (arms === 'smuggled' && side !== 1)) return [];
  if (state.plot.grenadier === who) return [itemWith(newItem(HAND_GRENADE, NONE, NONE), { spares: GRENADES - 1 })];
  const weapons =
    owns === null
      ? skills.flatMap(({ skill, level }) => (level > 0 ? weaponsFor(skill) : []))
      : owns.filter((weapon) => weapon !== MILITARY_SNUB_PISTOL || isMilitary(state, who)).flatMap(possession);
  if (arms === 'smuggled') return withDagger(state, weapons).map(loadedChambers);
  return withDagger(state, weapons).map(emptied);
}

/** S-7.19, S-18.7: its owner says what it is loaded with. */
function emptied(item: Item): Item {
  return ammoFor(item.weapon).length > 1 ? itemWith(item, { ammo: [] }) : item;
}

/** S-15.8. */
function withDagger(state: State, weapons: readonly Item[]): readonly Item[] {
  return state.options.daggers && !weapons.some(({ weapon }) => weapon === DAGGER)
    ? [...weapons, newItem(DAGGER, NONE, NONE)]
    : weapons;
}

/** S-15.8, S-15.10, S-11.10: one weapon per skill, if there is one. */
export function weaponsFor(skill: number): readonly Item[] {
  const weapon = WEAPONS[skill];
  return weapon === undefined || weapon.class === 'brawling' || SKILL_OF[skill] !== skill ? [] : possession(skill);
}

/** S-15.14, S-11.10: what you bring, if it can be owned. */
function possession(weapon: number): readonly Item[] {
  if ((WEAPONS[weapon] as Weapon).mounted) return [];
  return weapon === BAYONET ? [itemWith(newItem(RIFLE, NONE, NONE), { bayonet: 1 })] : [newItem(weapon, NONE, NONE)];
}

/** What is too heavy to wear is left at home; what is not worn lies in the locker, or with its owner until they say where. */
function own(state: State, who: Who, item: Item): void {
  const held = itemWith(item, { owner: who, holder: who });
  switch (keeping(state, who, item)) {
    case 'hidden':
      hideOnly(state, who, [...hiddenOf(state, who), held]);
      return;
    case 'locker':
      state.items.push(itemWith(item, { owner: who, at: lockerOf(state) }));
      return;
    case 'kept':
      state.items.push(held);
      break;
    case 'worn':
      if (canBear(state, who, item)) state.items.push(held);
  }
  weigh(state, who);
}

type Keeping = 'hidden' | 'locker' | 'kept' | 'worn';

/** S-14.2, S-14.13, S-14.26, S-14.28: by what the scenario says of the character. */
function keeping({ options, sheets }: State, who: Who, item: Item): Keeping {
  const { arms = 'scenario' } = rowOf(options, who);
  const { weapons, plot } = scenarioOf({ options });
  switch (arms) {
    case 'smuggled':
      return 'hidden';
    case 'discreet':
      return isDiscreet(item) ? 'worn' : 'locker';
    case 'worn':
      return 'worn';
    default:
      if (plot !== null && options.armedCrew && isWorn(item) && isPracticed({ sheets }, who, item)) return 'worn';
      return weapons === 'locker' ? 'locker' : isWorn(item) ? 'worn' : 'kept';
  }
}

/** S-14.26: level 0 is no skill that anyone would be armed for. */
function isPracticed({ sheets }: Pick<State, 'sheets'>, who: Who, { weapon }: Item): boolean {
  return skillLevel(sheetOf({ sheets }, who), SKILL_OF[weapon] as number) > 0;
}

/** S-17.6: asking what goes into the chambers would give the pistol away. */
function loadedChambers(item: Item): Item {
  const { weapon, loaded, ammo } = item;
  return ammo.length < loaded && (WEAPONS[weapon] as Weapon).id === 'snub-pistol'
    ? itemWith(item, { ammo: roundsOf(weapon, ammoFor(weapon)[0] ?? 0) })
    : item;
}

/** Of two ships, the first one's. */
export function lockerOf(state: State): Square {
  const plan = planOf(state);
  const lockers = squaresWith(plan, 'locker');
  return lockers.find((square) => plan.rooms[plan.room[square] as number]?.ship === 0) ?? lockers[0] ?? NONE;
}

/** S-14.13, S-15.12. */
export function stateroomOf(state: State, who: Who): Square {
  const people = state.sheets.flatMap((_, other) => (isAnimal(state, other) ? [] : [other]));
  const number = 1 + (people.indexOf(who) % CREW_STATEROOMS);
  const room = planOf(state).rooms.find((each: Room) => each.kind === 'stateroom' && each.number === number);
  return room?.squares[0] ?? lockerOf(state);
}

/** Loaded, with its share of spares. */
export function newItem(weapon: number, holder: Who, at: Square): Item {
  const { capacity, reload, modes, class: kind } = WEAPONS[weapon] as Weapon;
  const [ammo = 0] = ammoFor(weapon);
  const chosen = (WEAPONS[weapon] as Weapon).id === 'snub-pistol';
  return {
    weapon,
    owner: holder,
    holder,
    at,
    portal: NONE,
    loaded: capacity,
    ammo: capacity === 0 || chosen ? [] : roundsOf(weapon, ammo),
    spares: kind === 'bow' ? MISSILES - capacity : reload === 'none' ? 0 : SPARE_MAGAZINES,
    auto: modes.length > 0 && modes.every((mode: Mode) => mode.auto),
    steps: 0,
    bayonet: 0,
    broken: false,
    fired: 0,
  };
}
