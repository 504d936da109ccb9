import { describe, expect, it } from 'vitest';
import { type Chance, SeededChance } from '../src/index.ts';
import { missed } from '../src/laws/steer.ts';

const KINDS = 40;
const SQUARES = 300;
/** Far from where it was, and never the place that a random draw gives by luck. */
const PLACE = 217;
const OTHER = 58;

interface Guess {
  readonly skills: readonly number[];
  /** What nobody has seen. */
  readonly hidden: readonly number[];
  /** Things, and where they lie: where they were seen last, or somewhere else. */
  readonly things: readonly { readonly kind: number; readonly at: number }[];
}

const LAST_SEEN = 3;
const MOSTLY = 12;
/** Neither the first nor the last of equally good values: the others leave a thing where it was. */
const MOVED = 5;

/** Someone has skills, hides a thing for each, and may have left one somewhere: each draw decides what the next ones mean. */
function guess(chance: Chance): Guess {
  const skills = [chance.int(KINDS), chance.int(KINDS)];
  const things: { kind: number; at: number }[] = [];
  const hidden = skills.filter((kind) => {
    const isOut = chance.int(KINDS) === kind;
    if (isOut) things.push({ kind, at: chance.int(MOSTLY) === MOVED ? chance.int(SQUARES) : LAST_SEEN });
    return !isOut;
  });
  return {
    skills,
    hidden,
    things: [...things, { kind: 0, at: chance.int(MOSTLY) === MOVED ? chance.int(SQUARES) : LAST_SEEN }],
  };
}

const TRUTH: Guess = {
  skills: [17, 30],
  hidden: [30],
  things: [
    { kind: 17, at: PLACE },
    { kind: 0, at: OTHER },
  ],
};

describe('steering', () => {
  it.each([1, 2, 3, 4, 5])('reaches what several draws decide together (seed %i)', (seed) => {
    let guesses = 0;
    const make = (chance: Chance) => {
      guesses++;
      return guess(chance);
    };
    expect(missed(make, TRUTH, new SeededChance(seed))).toBeUndefined();
    // Sampling every value of every draw would take a hundred thousand.
    expect(guesses).toBeLessThan(20_000);
  });

  it('says where it stays wrong', () => {
    const unreachable = { ...TRUTH, skills: [17, KINDS] };
    expect(missed(guess, unreachable, new SeededChance(1))).toMatch(/^\.skills\.1$/);
  });
});
