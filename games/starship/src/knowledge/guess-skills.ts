/**
 * Skills that someone may have, from the lowest to the highest. Each draw names its skill whatever the others are, so that a guess can come
 * true draw by draw.
 */
import type { Chance } from '@shutterbox/kernel';
import { SKILL_TABLES } from '../data/skills.ts';
import type { Skill, SkillId } from '../types.ts';

/** A roll names a category, and each of its skills is equally likely. Chances are counted in parts of this number, which nearly every size of category divides. */
const PARTS = 60;
/** How finely a draw tells chances apart. */
const SLOTS = 64;

interface Likely {
  readonly skill: SkillId;
  /** The share of this skill and all below it. */
  readonly below: number;
}

/** From both tables, since nobody knows which one was chosen. */
const LIKELY: readonly Likely[] = likelySkills();

function likelySkills(): readonly Likely[] {
  const parts = new Map<SkillId, number>();
  for (const offer of SKILL_TABLES.flat())
    for (const skill of offer)
      parts.set(skill, (parts.get(skill) ?? 0) + Math.max(1, Math.floor(PARTS / offer.length)));
  const whole = [...parts.values()].reduce((sum, share) => sum + share, 0);
  let so = 0;
  return [...parts]
    .sort(([a], [b]) => a - b)
    .map(([skill, share]) => {
      so += share;
      return { skill, below: so / whole };
    });
}

/** Which skills they are; how many and how good is known (S-17.6). */
export function guessSkillsOf(known: readonly Skill[], chance: Chance): readonly Skill[] {
  let least = 0;
  return known.map(({ level }, place) => {
    const slots = slotsAt(place, known.length);
    const drew = slots[chance.int(slots.length)] as number;
    // Above the last one, with room for the others behind it.
    const at = Math.min(Math.max(drew, least), LIKELY.length - known.length + place);
    least = at + 1;
    return { skill: (LIKELY[at] as Likely).skill, level };
  });
}

const known = new Map<string, readonly number[]>();

/** What may be in this place when this many are drawn and sorted, each as often as it is likely there. */
function slotsAt(place: number, count: number): readonly number[] {
  const key = `${place} of ${count}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let before = 0;
  const slots = LIKELY.flatMap(({ below }, at) => {
    const reached = atLeast(place + 1, count, below);
    const share = reached - before;
    before = reached;
    return new Array<number>(Math.max(1, Math.floor(SLOTS * share))).fill(at);
  });
  known.set(key, slots);
  return slots;
}

/** The chance that at least this many of `count` draws hit, each with the given chance. */
function atLeast(hits: number, count: number, chance: number): number {
  let sum = 0;
  let ways = 1;
  for (let n = 0; n <= count; n++) {
    if (n >= hits) sum += ways * chance ** n * (1 - chance) ** (count - n);
    ways = (ways * (count - n)) / (n + 1);
  }
  return sum;
}
