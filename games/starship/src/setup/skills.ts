import { skillLevel } from '../people.ts';
import type { Sheet, Skill, SkillId } from '../types.ts';

/** S-15.4: a skill chosen again is a level more. */
export function withSkill(skills: readonly Skill[], skill: SkillId): readonly Skill[] {
  const level = Math.max(0, skillLevel({ skills }, skill)) + 1;
  return sorted([...skills.filter((known) => known.skill !== skill), { skill, level }]);
}

/** S-14.27: level 0 in everything that is not known better. */
export function withLevelZero(skills: readonly Skill[], issued: readonly SkillId[]): readonly Skill[] {
  const missing = [...new Set(issued)].filter((skill) => !skills.some((known) => known.skill === skill));
  return sorted([...skills, ...missing.map((skill) => ({ skill, level: 0 }))]);
}

function sorted(skills: readonly Skill[]): Sheet['skills'] {
  return skills.toSorted((a, b) => a.skill - b.skill);
}
