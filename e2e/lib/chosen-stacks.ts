/** Stacks of Perfect Shot to look at: random ones, and many close calls. */
import { bestLens, judge, type Sight, type Verdict } from '../../games/perfect-shot/src/cards/judge.ts';
import type { Placed } from '../../games/perfect-shot/src/cards/types.ts';
import { CARDS } from '../../games/perfect-shot/src/data/cards.ts';
import { SeededChance, shuffle } from '../../packages/kernel/src/index.ts';

export interface Chosen {
  /** What lies in the rack, bottom first. */
  readonly stack: readonly Placed[];
  readonly placed: Placed;
  readonly verdict: Verdict;
}

/** Stacks of each kind: random, with a perfect shot, and with an animal within a point of each limit. */
const [ANY, PERFECT, NEAR] = [90, 45, 45];
const HIGHEST = 10;

export function chosenStacks(): readonly Chosen[] {
  const kinds = [
    { wanted: ANY, suits: () => true },
    { wanted: PERFECT, suits: ({ perfect }: Verdict) => perfect.length > 0 },
    { wanted: NEAR, suits: isNearSeen },
    { wanted: NEAR, suits: isNearPerfect },
  ];
  const chosen: Chosen[] = [];
  let seed = 0;
  for (const { wanted, suits } of kinds) {
    for (let found = 0; found < wanted; seed++) {
      const one = someStack(seed);
      if (!suits(one.verdict)) continue;
      chosen.push(one);
      found++;
    }
  }
  return chosen;
}

export function isNearSeen({ seen, glimpses }: Verdict): boolean {
  return [...seen, ...glimpses].some(({ cells, of }) => isNear(cells / of, 0.01));
}

export function isNearPerfect({ seen }: Verdict): boolean {
  return seen.some((sight: Sight) => isNear(bestLens(sight) / sight.of, 0.99));
}

/** Within a point. An animal that shows whole, or not at all, is not near: nothing is cut there. */
function isNear(share: number, limit: number): boolean {
  return share < 1 && Math.abs(share - limit) <= 0.01;
}

function someStack(seed: number): Chosen {
  const chance = new SeededChance(seed);
  const deck = [...CARDS.keys()];
  shuffle(deck, chance);
  const cards = deck.slice(0, 1 + chance.int(HIGHEST)).map((card) => ({ card, turned: chance.int(2) === 1 }));
  const placed = cards.pop() ?? { card: 0, turned: false };
  return { stack: cards, placed, verdict: judge(cards, placed) };
}
