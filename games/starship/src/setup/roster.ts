/** S-14.1, S-14.2, S-14.16, S-14.17: who is aboard, on which side, and who plays them. */
import type { Chance, Seat } from '@shutterbox/kernel';
import { sheetWith } from '../clone.ts';
import { armorNamed } from '../data/armors.ts';
import { weaponNamed } from '../data/weapons.ts';
import { hasSecretSeats, veilOf } from '../knowledge/veil.ts';
import { NONE } from '../plan/types.ts';
import { rowOf } from '../scenario/scenario.ts';
import { DIE_ARMOR } from '../scenario/types.ts';
import type { Options, Sheet, Who } from '../types.ts';
import { generate } from './generate.ts';
import { choosesSides, isPerson, type Part, partsOf, seatsBySide } from './parts.ts';
import { readUpp } from './upp.ts';

/** S-15.14: level 0 in all that Traveller's first book knows. */
const TRAVELLER_SKILLS: readonly number[] = [
  'dagger',
  'blade',
  'foil',
  'cutlass',
  'sword',
  'broadsword',
  'bayonet',
  'spear',
  'pike',
  'halberd',
  'cudgel',
  'body-pistol',
  'automatic-pistol',
  'revolver',
  'carbine',
  'rifle',
  'automatic-rifle',
  'shotgun',
  'submachinegun',
  'laser-carbine',
  'laser-rifle',
].map(weaponNamed);

export function rollRoster(options: Options, chance: Chance): Sheet[] {
  const parts = partsOf(options);
  const masters = mastersOf(parts, chance);
  return parts.map((part, who) => {
    const master = masters[who] as Who;
    const leader = master === NONE ? part : (parts[master] as Part);
    const side = isOpenSide(options, leader) ? leader.side : NONE;
    const seat = seatFor(options, parts, master === NONE ? who : master);
    const sheet = uniformed(options, who, generate({ role: part.role, side, seat, master }, chance));
    const place = parts.slice(0, who).filter((other) => other.side === part.side && isPerson(other)).length;
    const text = isPerson(part) ? (part.side === 0 ? options.people.first : options.people.second)[place] : undefined;
    return text === undefined ? sheet : uniformed(options, who, enlisted(sheet, text));
  });
}

/** S-14.16, S-14.23: sides that are chosen or dealt later. */
function isOpenSide(options: Options, { role }: Part): boolean {
  if (choosesSides(options)) return role === 'captain';
  return !(hasSecretSeats({ options }) && veilOf({ options }).plotting === role);
}

/** S-14.26, S-14.28: what the scenario puts on people; what a die decides comes later. */
function uniformed(options: Options, who: Who, sheet: Sheet): Sheet {
  const { armor } = rowOf(options, who);
  return armor === undefined ? sheet : sheetWith(sheet, { armor: armor === DIE_ARMOR ? 0 : armorNamed(armor) });
}

/** S-15.14: the generated person's place, someone else's sheet. */
function enlisted(sheet: Sheet, text: string): Sheet {
  const read = readUpp(text);
  if (!read.ok) throw new Error(read.problem);
  const { upp, skills, weapons, armor, left } = read.value;
  const [str = 0, dex = 0, end = 0, int = 0, edu = 0, soc = 0] = upp;
  const taught = TRAVELLER_SKILLS.filter((skill) => !skills.some((known) => known.skill === skill));
  const all = [...skills, ...taught.map((skill) => ({ skill, level: 0 }))].sort((a, b) => a.skill - b.skill);
  const body = { str, dex, end, int, edu, soc, left };
  return sheetWith(sheet, { ...body, count: 0, table: 0, skills: all, owns: weapons, armor });
}

/** The captain's mascot, and a second one for anyone else. */
function mastersOf(parts: readonly Part[], chance: Chance): readonly Who[] {
  const captain = parts.findIndex(({ role }) => role === 'captain');
  const others = parts.flatMap((part, who) => (isPerson(part) && who !== captain ? [who] : []));
  let mascots = 0;
  return parts.map(({ role }) => {
    if (role !== 'mascot') return NONE;
    return mascots++ === 0 ? captain : (others[chance.int(others.length)] as Who);
  });
}

/** Dealt round a side's seats in the order of the roster. */
function seatFor(options: Options, parts: readonly Part[], who: Who): Seat {
  const before = parts.slice(0, who);
  if (choosesSides(options)) return before.filter(isPerson).length;
  const [first, second] = seatsBySide(options);
  const { side } = parts[who] as Part;
  const place = before.filter((part) => part.side === side).length;
  return side === 0 ? place % first : first + (place % second);
}
