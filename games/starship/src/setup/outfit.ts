/** S-15.8 to S-15.12: who owns what, and where it lies at the start. */
import { itemWith } from '../clone.ts';
import { SKILL_OF } from '../data/skills.ts';
import { AMMO, type Mode, type Weapon } from '../data/weapon.ts';
import { BAYONET, CLUB, MILITARY_SNUB_PISTOL, WEAPONS, weaponNamed } from '../data/weapons.ts';
import { canBear, isMilitary, weigh } from '../gear/load.ts';
import { ammoFor, roundsOf } from '../gear/reload.ts';
import { isAnimal, sheetOf } from '../people.ts';
import { squaresWith } from '../plan/compile.ts';
import { NONE, type Room, type Square } from '../plan/types.ts';
import { isRoomOf } from '../scenario/fit.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { Item, State, Who } from '../types.ts';
import { isWorn } from './worn.ts';

const RIFLE = weaponNamed('rifle');
const DAGGER = weaponNamed('dagger');
/** S-15.9. */
const SPARE_MAGAZINES = 2;
const MISSILES = 10;
/** S-15.12: further crew share. */
const CREW_STATEROOMS = 4;

export function outfit(state: State): void {
  const clubs = squaresWith(planOf(state), 'club').map((square) => newItem(CLUB, NONE, square));
  state.items = [...mounts(state), ...clubs];
  for (let who = 0; who < state.sheets.length; who++) {
    if (isAnimal(state, who) || sheetOf(state, who).role === 'sleeper') continue;
    for (const item of belongings(state, who)) own(state, who, item);
  }
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

function belongings(state: State, who: Who): readonly Item[] {
  const { owns, skills } = sheetOf(state, who);
  const weapons =
    owns === null
      ? skills.flatMap(({ skill, level }) => (level > 0 ? weaponsFor(skill) : []))
      : owns.filter((weapon) => weapon !== MILITARY_SNUB_PISTOL || isMilitary(state, who)).flatMap(possession);
  return state.options.daggers && !weapons.some(({ weapon }) => weapon === DAGGER)
    ? [...weapons, newItem(DAGGER, NONE, NONE)]
    : weapons;
}

/** S-15.8, S-15.10, S-11.10: one weapon a skill, where there is one to be had. */
export function weaponsFor(skill: number): readonly Item[] {
  const weapon = WEAPONS[skill];
  return weapon === undefined || weapon.class === 'brawling' || SKILL_OF[skill] !== skill ? [] : possession(skill);
}

/** S-15.14, S-11.10: what you bring, if it can be owned. */
function possession(weapon: number): readonly Item[] {
  if ((WEAPONS[weapon] as Weapon).mounted) return [];
  return weapon === BAYONET ? [itemWith(newItem(RIFLE, NONE, NONE), { bayonet: 1 })] : [newItem(weapon, NONE, NONE)];
}

/** What is too heavy is left at home; what is not worn lies in the locker, or with its owner until they say where. */
function own(state: State, who: Who, item: Item): void {
  const { weapons } = scenarioOf(state);
  // S-7.19, S-18.7: its owner says what it is loaded with.
  const ammo = ammoFor(item.weapon).length > 1 ? [] : item.ammo;
  if (weapons === 'locker') state.items.push(itemWith(item, { owner: who, at: lockerOf(state), ammo }));
  else if (!isWorn(item) || canBear(state, who, item))
    state.items.push(itemWith(item, { owner: who, holder: who, ammo }));
  weigh(state, who);
}

export function lockerOf(state: State): Square {
  return squaresWith(planOf(state), 'locker')[0] ?? NONE;
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
