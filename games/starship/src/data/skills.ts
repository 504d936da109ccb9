/** S-15.3 to S-15.5: the two skill tables, and what you can choose from each entry. */
import type { SkillId } from '../types.ts';
import type { WeaponClass } from './weapon.ts';
import { HANDS, WEAPONS, weaponNamed } from './weapons.ts';

/** Behind the weapons' own. Brawling is the skill in hands, and serves for clubs. */
export const VACC_SUIT: SkillId = WEAPONS.length;
export const BATTLE_DRESS: SkillId = WEAPONS.length + 1;
export const BRAWLING: SkillId = HANDS;

/** A military snub pistol needs no skill of its own; a grenade none at all. */
const NO_SKILL: readonly number[] = [weaponNamed('snub-pistol-military'), weaponNamed('hand-grenade')];

function classes(...wanted: readonly WeaponClass[]): readonly SkillId[] {
  return WEAPONS.flatMap((weapon, id) => (wanted.includes(weapon.class) && !NO_SKILL.includes(id) ? [id] : []));
}

/** By table, then by the roll of one die less 1: the skills to choose from. */
export const SKILL_TABLES: readonly (readonly (readonly SkillId[])[])[] = [
  [
    classes('blade', 'polearm'),
    classes('blade', 'bow'),
    classes('pistol'),
    classes('sporting'),
    [VACC_SUIT],
    [BRAWLING],
  ],
  [
    classes('pistol'),
    classes('military'),
    classes('support'),
    [BATTLE_DRESS, VACC_SUIT],
    classes('energy'),
    [BRAWLING],
  ],
];

/** S-15.7, by the roll of one die less 1. */
export const ANIMAL_WEAPONS: readonly number[] = ['claws', 'horns', 'hooves', 'stinger', 'thrasher', 'teeth'].map(
  weaponNamed,
);

/** By weapon, the skill that it asks for. */
export const SKILL_OF: readonly SkillId[] = WEAPONS.map(({ class: kind, id }, weapon) => {
  if (kind === 'brawling') return BRAWLING;
  return id === 'snub-pistol-military' ? weaponNamed('snub-pistol') : weapon;
});

export function skillName(skill: SkillId): string {
  if (skill === VACC_SUIT) return 'Vacc suit';
  if (skill === BATTLE_DRESS) return 'Battle dress';
  return skill === BRAWLING ? 'Brawling' : (WEAPONS[skill] as (typeof WEAPONS)[number]).name;
}
