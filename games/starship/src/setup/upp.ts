/** S-15.14: people as Traveller writes them: `789A87 cutlass-1 revolver-2 / cutlass, revolver / mesh / 7 8 9`. */
import type { Decoded } from '@shutterbox/kernel';
import { halfWay } from '../combat/wounds.ts';
import { ARMORS } from '../data/armors.ts';
import { BATTLE_DRESS, BRAWLING, VACC_SUIT } from '../data/skills.ts';
import { WEAPONS } from '../data/weapons.ts';
import { isSlot } from '../knowledge/slots.ts';
import { armorOf, bodyOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import type { Skill, SkillId, Table, Who } from '../types.ts';

export interface Recruit {
  /** Strength, dexterity, endurance, intelligence, education, social standing. */
  readonly upp: readonly number[];
  readonly skills: readonly Skill[];
  /** What is owned; without it a weapon for each skill. */
  readonly weapons: readonly number[] | null;
  /** Index into ARMORS. */
  readonly armor: number;
  /** What wounds have left of strength, dexterity and endurance. */
  readonly left: readonly number[];
}

const DIGITS = '0123456789ABCDEF';
const PHYSICAL = 3;
/** Names other than those of the weapons. */
const OTHER_SKILLS: Readonly<Record<string, SkillId>> = {
  brawling: BRAWLING,
  'vacc-suit': VACC_SUIT,
  'battle-dress': BATTLE_DRESS,
  autopistol: WEAPONS.findIndex(({ id }) => id === 'automatic-pistol'),
};

export function readUpp(text: string): Decoded<Recruit> {
  const [head = '', owned, worn = '', wounds = ''] = text.split('/').map((part) => part.trim());
  const [code = '', ...words] = head.split(/\s+/);
  const upp = [...code.toUpperCase()].map((digit) => DIGITS.indexOf(digit));
  if (upp.length !== 6 || upp.includes(-1)) return refuse(`'${code}' is not a UPP, which has six digits from 0 to F.`);
  const skills = words.map(readSkill);
  const unknown = words.find((_, i) => skills[i] === undefined);
  if (unknown !== undefined) return refuse(`'${unknown}' is not a skill with its level.`);
  const weapons = owned === undefined || owned === '' ? [] : owned.split(',').map((id) => weaponAt(id.trim()));
  if (weapons.includes(-1)) return refuse(`There is an unknown weapon in '${owned}'.`);
  const armor = worn === '' ? 0 : ARMORS.findIndex(({ id }) => id === worn);
  if (armor < 0) return refuse(`'${worn}' is not a kind of armor.`);
  const known = skills.flatMap((skill) => (skill === undefined ? [] : [skill]));
  if (!canWear(armor, known)) return refuse(`'${worn}' takes a skill.`);
  const left = wounds === '' ? upp.slice(0, PHYSICAL) : wounds.split(/\s+/).map(Number);
  if (!isLeft(left, upp)) return refuse(`'${wounds}' cannot be what wounds have left.`);
  if (left.includes(0)) return refuse(`'${wounds}': these wounds have to heal first.`);
  return { ok: true, value: { upp, skills: known, weapons: owned === undefined ? null : weapons, armor, left } };
}

/** S-16.7. */
function canWear(armor: number, known: readonly Skill[]): boolean {
  const { skills } = ARMORS[armor] as (typeof ARMORS)[number];
  return skills.length === 0 || known.some(({ skill }) => skills.includes(skillId(skill)));
}

function isLeft(left: readonly number[], upp: readonly number[]): boolean {
  return (
    left.length === PHYSICAL &&
    left.every((value, i) => Number.isInteger(value) && value >= 0 && value <= (upp[i] ?? 0))
  );
}

function readSkill(word: string): Skill | undefined {
  const { name = '', level = '' } = /^(?<name>.+)-(?<level>\d)$/.exec(word.toLowerCase())?.groups ?? {};
  const skill = OTHER_SKILLS[name] ?? weaponAt(name);
  return skill < 0 || level === '' ? undefined : { skill, level: Number(level) };
}

function weaponAt(id: string): number {
  return WEAPONS.findIndex((weapon) => weapon.id === id && weapon.class !== 'natural');
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}

/** A person with wounds and possessions, to be read again once they can stand. */
export function writeUpp(view: Table, who: Who): string {
  const sheet = sheetOf(view, who);
  const code = [sheet.str, sheet.dex, sheet.end, sheet.int, sheet.edu, sheet.soc].map((value) => DIGITS.charAt(value));
  const skills = sheet.skills
    .filter(({ skill, level }) => level > 0 && skill !== NONE)
    .map(({ skill, level }) => `${skillId(skill)}-${level}`);
  const head = [code.join(''), ...skills].join(' ');
  return [head, possessionsOf(view, who).join(', '), armorOf(sheet).id, leftOf(view, who).join(' ')].join(' / ');
}

/** What they have, and what is theirs and lies about; what others took away or broke is lost. */
function possessionsOf({ items }: Table, who: Who): string[] {
  const kept = items.filter(
    (item) => !item.broken && !isSlot(item) && (item.holder === NONE ? item.owner : item.holder) === who,
  );
  return kept.map(({ weapon, bayonet }) => (bayonet > 0 ? 'bayonet' : (WEAPONS[weapon]?.id ?? '')));
}

/** S-12.7: the unconscious have recovered by half by the next time. */
function leftOf(view: Table, who: Who): readonly number[] {
  const body = bodyOf(view, who);
  return body.status === 'unconscious' ? halfWay(sheetOf(view, who), body) : [body.str, body.dex, body.end];
}

function skillId(skill: SkillId): string {
  if (skill === BRAWLING) return 'brawling';
  if (skill === VACC_SUIT) return 'vacc-suit';
  return skill === BATTLE_DRESS ? 'battle-dress' : (WEAPONS[skill]?.id ?? '');
}
