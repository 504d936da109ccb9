/**
 * How often a match asks a person, with the orders that all begin with (ruling S102). Set-up is the quick start, which is one answer:
 * by hand it asks as often as there are skills to choose and people to place.
 */
import { type Decision, defaultOptions, fewestSeats, playOut, type Seat, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { policy } from '../src/bot/policy.ts';
import { game } from '../src/index.ts';
import type { Options } from '../src/types.ts';

const TURNS = 20;
const MOST = 150;
const SEEDS = [1, 2, 3];

const TABLES: readonly (readonly [string, Partial<Options>])[] = [
  ["They're Loose!", {}],
  ["They're Loose! on the Beowulf", { ship: 'beowulf' }],
  ['Mutiny', { scenario: 'mutiny' }],
  ...(game.options.presets ?? []).map(({ label, options }) => [label, options] as const),
];

it.each(TABLES)('asks at most 150 times in twenty turns: %s', (_, options) => {
  for (const seed of SEEDS) expect(mostAsked(options, seed), `seed ${seed}`).toBeLessThanOrEqual(MOST);
});

/** What is asked in an activation. */
const DEEDS: readonly string[] = ['turn', 'pick', 'aim', 'lob', 'wall'];

function isDeed({ kind }: Decision): boolean {
  return DEEDS.includes(kind);
}

/** Questions to the seat that is asked most. An activation is one, with as many deeds as it has. */
function mostAsked(options: Partial<Options>, seed: number): number {
  const all = { ...defaultOptions(game.options), ...options };
  const cx = { chance: new SeededChance(seed), reveal: () => undefined };
  const state = game.setup(fewestSeats(game.seats(all)), all, cx);
  const asked = new Map<Seat, number>();
  let last: Decision | undefined;
  playOut(game, state, cx, (now, decision, legal) => {
    const goesOn = isDeed(decision) && last !== undefined && isDeed(last) && last.subject === decision.subject;
    if (now.turn <= TURNS && !goesOn) asked.set(decision.seat, (asked.get(decision.seat) ?? 0) + 1);
    last = decision;
    return legal.find(({ type }) => type === 'quick') ?? policy(now, decision, legal);
  });
  return Math.max(...asked.values());
}
