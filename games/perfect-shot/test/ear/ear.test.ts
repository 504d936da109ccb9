import { botNamed } from '@shutterbox/bots';
import { legalActions, requiredDecisions, SeededChance, searchContext, shuffle } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../../src/bot.ts';
import { describeRack } from '../../src/cards/describe.ts';
import { judge } from '../../src/cards/judge.ts';
import type { Placed } from '../../src/cards/types.ts';
import { CARDS } from '../../src/data/cards.ts';
import { cardByEar, rackByEar, verdictByEar } from '../../src/ear.ts';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import { total } from '../../src/tiles.ts';
import { heardAnimals, heardLenses, listening } from './listener.ts';

const FIRE = CARDS.findIndex(({ name }) => name === 'Fire in the Gap');

function stackOf(seed: number, height: number): readonly Placed[] {
  const chance = new SeededChance(seed);
  const deck = [...CARDS.keys()];
  shuffle(deck, chance);
  return deck.slice(0, height).map((card) => ({ card, turned: chance.int(2) === 1 }));
}

function times(words: string, part: RegExp): number {
  return [...words.matchAll(part)].length;
}

describe('a card by ear', () => {
  it('is its name, its environment, and what is where', () => {
    expect(cardByEar({ card: FIRE, turned: true })).toBe(
      'Fire in the Gap, a mountain card, upside down. Animals: a marmot at C2 to D3, an ibex at A5 to B7, an ibex at H2 to J3 and a marmot at I3 to K4. Lenses: a large one at E5 to H8 and a small one at J6 to K7.',
    );
    expect(cardByEar({ card: FIRE, turned: false })).toMatch(
      /^Fire in the Gap, a mountain card\. Animals: a marmot at I6 to J7, .* Lenses: a large one at E1 to H4 and /,
    );
    expect(cardByEar({ card: 0, turned: false })).toContain(', an ice floe card.');
  });

  it('leaves nothing out', () => {
    for (const [card, { animals, lenses }] of CARDS.entries()) {
      const words = cardByEar({ card, turned: card % 2 === 0 });
      expect(heardAnimals(words).map(({ species }) => species)).toEqual(animals.map(({ species }) => species));
      expect(heardLenses(words).map(({ across }) => across)).toEqual(lenses.map(({ radius }) => radius));
    }
  });
});

describe('the rack by ear', () => {
  it('is its floor while it is empty', () => {
    expect(rackByEar([])).toMatch(
      /^The rack is empty\. On its floor: a penguin at B1 to C3, .* and an elephant at I6 to L8\.$/,
    );
  });

  it('is the top card, and what each of its lenses shows', () => {
    const stack = [3, 11, 7, FIRE].map((card, i) => ({ card, turned: i % 2 === 1 }));
    expect(rackByEar(stack)).toBe(
      'On top: Fire in the Gap, a mountain card, upside down. Animals: a marmot at C2 to D3, an ibex at A5 to B7, an ibex at H2 to J3 and a marmot at I3 to K4. The large lens at E5 to H8 shows 37% of a walrus at G7 to H7. The small lens at J6 to K7 shows 55% of a penguin at J7 to K7.',
    );
  });

  it('names every part that shows, and no other', () => {
    for (let seed = 0; seed < 40; seed++) {
      const stack = stackOf(seed, 1 + (seed % 9));
      const { animals } = describeRack(stack);
      const facts = animals.flatMap(({ species, parts }) => [species, ...parts.slice(1).map(() => species)]);
      const heard = heardAnimals(rackByEar(stack)).map(({ species }) => species);
      expect(heard.toSorted()).toEqual(facts.toSorted());
    }
  });

  it('says nothing of covered parts', () => {
    let covered = 0;
    for (let seed = 0; seed < 40; seed++) {
      const [bottom, ...rest] = stackOf(seed, 10);
      const shows = describeRack([bottom ?? { card: 0, turned: false }, ...rest]).lenses.some(({ layers }) =>
        layers.some(({ layer }) => layer <= 0),
      );
      if (shows || bottom === undefined) continue;
      covered++;
      expect(rackByEar([{ ...bottom, turned: !bottom.turned }, ...rest])).toBe(rackByEar([bottom, ...rest]));
    }
    expect(covered).toBeGreaterThan(10);
  });
});

describe('a verdict by ear', () => {
  it('says what each lens shows, and what that counts for', () => {
    let [perfects, hidden] = [0, 0];
    for (let seed = 0; seed < 120; seed++) {
      const stack = stackOf(seed, 2 + (seed % 6));
      const [placed = { card: 0, turned: false }, below] = [stack.at(-1), stack.slice(0, -1)];
      const { perfect, glimpses } = judge(below, placed);
      const words = verdictByEar(stack);
      expect(times(words, /The (?:small|medium|large) lens at/g)).toBe(CARDS[placed.card]?.lenses.length);
      expect(times(words, /a whole [a-z ]+, enough for a perfect shot/g)).toBe(perfect.length);
      expect(times(words, /less than 1% of an? [a-z ]+, only a glimpse/g)).toBe(glimpses.length);
      perfects += perfect.length;
      hidden += glimpses.length;
    }
    expect(perfects).toBeGreaterThan(3);
    expect(hidden).toBeGreaterThan(2);
  });

  it('says when there is nothing to report', () => {
    expect(verdictByEar([])).toBe('No card has been placed yet.');
    const dark = Array.from({ length: 60 }, (_, seed) => stackOf(seed, 3)).find((stack) =>
      describeRack(stack).animals.every(({ layer }) => layer === 2),
    );
    expect(verdictByEar(dark ?? [])).toMatch(/^(The \w+ lens at [A-L]\d(?: to [A-L]\d)?: no animal\.? ?)+$/);
  });
});

/** Tiles that the listener and greedy take in a game against each other. */
function tilesTaken(listener: number, seed: number): readonly [listener: number, greedy: number] {
  const state = newTable(2, seed);
  const chance = new SeededChance(seed, listener);
  const greedy = botNamed('greedy');
  if (!greedy.ok) throw new Error(greedy.problem);
  for (;;) {
    const [decision] = requiredDecisions(game.pending(state));
    if (decision === undefined) break;
    const { seat } = decision;
    const legal = legalActions(game, state, decision);
    const view = () => game.view(state, seat);
    const knows = seat === listener ? listening : heuristics;
    const action = greedy.value.choose({ game, heuristics: knows, seat, decision, legal, view, chance });
    game.apply(state, decision, action, searchContext(chance));
  }
  const tiles = state.photos.map(total);
  return [tiles[listener] ?? 0, tiles[1 - listener] ?? 0];
}

it('is enough to take nearly as many tiles as a player who sees', () => {
  let [heard, seen] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    for (const seat of [0, 1]) {
      const [listener, greedy] = tilesTaken(seat, seed);
      heard += listener;
      seen += greedy;
    }
  }
  expect(heard / seen).toBeGreaterThanOrEqual(0.85);
  // And both play well: each takes about two tiles per photo.
  expect(seen / 24).toBeGreaterThan(18);
});
