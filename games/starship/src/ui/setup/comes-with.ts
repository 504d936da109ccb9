/** What a skill brings that its name does not tell: a gun, or nothing at all. */
import type { Offer } from '@shutterbox/ui/board';
import type { Action } from '../../answers.ts';
import { BATTLE_DRESS, VACC_SUIT } from '../../data/skills.ts';
import { BAYONET, WEAPONS } from '../../data/weapons.ts';
import type { SkillId } from '../../types.ts';

/** S-15.5, S-11.10, S-15.10; '' where it brings just what it says. */
export function comesWith(skill: SkillId): string {
  if (skill === VACC_SUIT || skill === BATTLE_DRESS) return 'no weapon, no suit';
  if (WEAPONS[skill]?.mounted) return 'no weapon';
  return skill === BAYONET ? 'a rifle' : '';
}

/** Those that bring nothing stand last, in their order. */
export function usefulFirst(offers: readonly Offer<Action>[]): readonly Offer<Action>[] {
  const bringsNothing = ({ actions: [first] }: Offer<Action>): boolean =>
    first?.type === 'skill' && comesWith(first.on).startsWith('no ');
  return [...offers.filter((offer) => !bringsNothing(offer)), ...offers.filter(bringsNothing)];
}
