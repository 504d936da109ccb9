/** Skills as the dice may have given them, drawn from the lowest to the highest: then each draw decides one of them, and a guess can come true step by step. */
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

const LIKELY: readonly (readonly Likely[])[] = SKILL_TABLES.map((table) => {
  const parts = new Map<SkillId, number>();
  for (const offer of table)
    for (const skill of offer)
      parts.set(skill, (parts.get(skill) ?? 0) + Math.max(1, Math.floor(PARTS / offer.length)));
  let tail = 0;
  return [...parts]
    .sort(([a], [b]) => b - a)
    .map(([skill, share]) => {
      tail += share;
      return { skill, tail };
    })
    .reverse();
});

export function guessSkillsOf(table: number, count: number, chance: Chance): readonly Skill[] {
  const likely = LIKELY[table] as readonly Likely[];
  const skills: Skill[] = [];
  let least = 0;
  for (let left = count; left > 0; left--) {
    least = lowestOf(likely, least, left, chance);
    const { skill } = likely[least] as Likely;
    const last = skills.at(-1);
    if (last?.skill === skill) skills[skills.length - 1] = { skill, level: last.level + 1 };
    else skills.push({ skill, level: 1 });
  }
  return skills;
}

/** The lowest of so many rolls, none below the last one. */
function lowestOf(likely: readonly Likely[], least: number, rolls: number, chance: Chance): number {
  const whole = (likely[least] as Likely).tail ** rolls;
  const slots = likely.slice(least).flatMap(({ tail }, i) => {
    const behind = likely[least + i + 1]?.tail ?? 0;
    const share = tail ** rolls - behind ** rolls;
    return new Array<number>(Math.max(1, Math.floor((SLOTS * share) / whole))).fill(least + i);
  });
  return slots[chance.int(slots.length)] as number;
}
