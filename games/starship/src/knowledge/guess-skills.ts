/** Skills that someone may have, drawn from the lowest to the highest: then each draw decides one of them, and a guess can come true step by step. */
import type { Chance } from '@shutterbox/kernel';
import { SKILL_TABLES } from '../data/skills.ts';
import type { Skill, SkillId } from '../types.ts';

/** A roll names a category, and each of its skills is as likely: in parts of this, which all sizes of categories nearly divide. */
const PARTS = 60;
/** How finely a draw tells chances apart. */
const SLOTS = 64;

interface Likely {
  readonly skill: SkillId;
  /** This skill's parts and those of all behind it. */
  readonly tail: number;
}

/** From both tables, since nobody knows which one was chosen. */
const LIKELY: readonly Likely[] = likelySkills();

function likelySkills(): readonly Likely[] {
  const parts = new Map<SkillId, number>();
  for (const offer of SKILL_TABLES.flat())
    for (const skill of offer)
      parts.set(skill, (parts.get(skill) ?? 0) + Math.max(1, Math.floor(PARTS / offer.length)));
  let tail = 0;
  const highest = [...parts].sort(([a], [b]) => b - a);
  return highest
    .map(([skill, share]) => {
      tail += share;
      return { skill, tail };
    })
    .reverse();
}

/** Which skills they are; how many and how good is known (S-17.6). */
export function guessSkillsOf(known: readonly Skill[], chance: Chance): readonly Skill[] {
  let least = 0;
  return known.map(({ level }, i) => {
    const drew = lowestOf(least, known.length - i, chance);
    least = drew + 1;
    return { skill: (LIKELY[drew] as Likely).skill, level };
  });
}

/** The lowest of so many, all above the last one, with room for the others behind it. */
function lowestOf(least: number, left: number, chance: Chance): number {
  const whole = (LIKELY[least] as Likely).tail ** left;
  const room = LIKELY.slice(least, LIKELY.length - left + 1);
  const slots = room.flatMap(({ tail }, i) => {
    const behind = LIKELY[least + i + 1]?.tail ?? 0;
    const share = tail ** left - behind ** left;
    return new Array<number>(Math.max(1, Math.floor((SLOTS * share) / whole))).fill(least + i);
  });
  return slots[chance.int(slots.length)] as number;
}
