import { type Chance, defaultOptions, heard, ScriptedChance } from '@shutterbox/kernel';
import { witness } from '@shutterbox/kernel/tables';
import { describe, expect, it } from 'vitest';
import {
  AWARD_PRESTIGE,
  animalOf,
  CARD_COUNT,
  cardNamed,
  EXPLORE_VALUE,
  NATURAL_HABITAT,
  RACCOON,
} from '../../src/cards.ts';
import { ANIMALS } from '../../src/data/animals.ts';
import { ASSIGNMENTS } from '../../src/data/assignments.ts';
import { AWARDS } from '../../src/data/awards.ts';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import { type Animal, type Event, HABITATS, type State, SYMBOLS } from '../../src/types.ts';
import { asked, cards, idleTurn } from './play.ts';
import { ALL_HABITATS, clearTable, MOUNTAIN, RAINFOREST, SAVANNAH } from './table.ts';

const WITH_HABITAT = ANIMALS.filter(({ habitat }) => habitat !== 'any');

function inHabitat(habitat: Animal['habitat']): readonly Animal[] {
  return ANIMALS.filter((animal) => animal.habitat === habitat);
}

function setUp(seats: number, chance: Chance): { readonly state: State; readonly events: readonly Event[] } {
  const cx = witness<Event>(chance);
  return { state: game.setup(seats, defaultOptions(game.options), cx), events: cx.events };
}

/** The starting player, three cards (highest first, so that each keeps its index), an assignment for each seat. */
function setUpWith(first: number, drawn: readonly number[], assignments: readonly number[]) {
  const script = new ScriptedChance([first, ...drawn, ...assignments]);
  const made = setUp(assignments.length, script);
  expect(script.unused).toBe(0);
  return made;
}

describe('components', () => {
  it('W-1.1 two to five play, five beyond the base game, and there is no solo mode', () => {
    expect(game.seats(defaultOptions(game.options))).toEqual({ counts: [2, 3, 4, 5], base: 4 });
    for (const seats of [2, 3, 4, 5]) {
      const state = newTable(seats);
      expect([state.seats, state.tokens.length, state.portfolios.length, state.reserves.length]).toEqual([
        seats,
        seats,
        seats,
        seats,
      ]);
    }
  });

  it('W-1.2 the four habitats lie in the order of their explore values', () => {
    expect(HABITATS).toEqual(['shoreline', 'savannah', 'mountain', 'rainforest']);
    expect(EXPLORE_VALUE).toEqual([2, 3, 4, 5]);
  });

  it('W-1.3 there are 36 different animals with a habitat, nine for each, and the raccoon', () => {
    expect(WITH_HABITAT).toHaveLength(36);
    expect(new Set(ANIMALS.map(({ name }) => name)).size).toBe(37);
    expect(new Set(ANIMALS.map(({ latin }) => latin)).size).toBe(37);
    for (const habitat of HABITATS) expect(inHabitat(habitat)).toHaveLength(9);
    expect(inHabitat('any').map(({ name }) => name)).toEqual(['Raccoon']);
  });

  it('W-1.3 within a habitat the difficulties 2 to 10 occur once each, and cards are numbered in that order', () => {
    for (const habitat of HABITATS) {
      expect(inHabitat(habitat).map(({ difficulty }) => difficulty)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    expect(NATURAL_HABITAT).toEqual([...ALL_HABITATS.flatMap((habitat) => Array(9).fill(habitat)), -1]);
    expect(RACCOON).toBe(CARD_COUNT - 1);
  });

  it('W-1.3 what the rulebook prints about its animals is kept and marked as known', () => {
    const everything = ['name', 'habitat', 'difficulty'];
    const printed: Readonly<Record<string, readonly [string, number | undefined, readonly string[]]>> = {
      'Golden eagle': ['mountain', 8, everything],
      'Golden pheasant': ['mountain', 7, everything],
      Guanaco: ['mountain', undefined, ['name', 'habitat']],
      'Red panda': ['mountain', 10, everything],
      Meerkat: ['savannah', 3, everything],
      'White rhino': ['savannah', 8, everything],
      'Nile crocodile': ['savannah', undefined, ['name', 'habitat']],
      'Ring-tailed coati': ['rainforest', 5, everything],
      'South American sea lion': ['shoreline', 4, everything],
      "Coquerel's sifaka": ['rainforest', undefined, ['name']],
      'Cotton-top tamarin': ['rainforest', undefined, ['name']],
      Raccoon: ['any', 6, everything],
    };
    for (const [name, [habitat, difficulty, known]] of Object.entries(printed)) {
      const animal = animalOf(cardNamed(name));
      expect(animal.known, name).toEqual(known);
      if (known.includes('habitat')) expect(animal.habitat, name).toBe(habitat);
      if (difficulty !== undefined) expect(animal.difficulty, name).toBe(difficulty);
    }
    expect(animalOf(cardNamed('Guanaco')).difficulty).toBeLessThan(7);
    const marked = ANIMALS.filter(({ known }) => known.length > 0).map(({ name }) => name);
    expect(marked.sort()).toEqual(Object.keys(printed).sort());
  });

  it('W-1.4 every card shows one diet, one life span and one class, and the band fits the years', () => {
    const bands: Readonly<Record<string, readonly [number, number]>> = {
      '0-10 years': [0, 10],
      '11-20 years': [11, 20],
      '21-30 years': [21, 30],
      '31+ years': [31, 200],
    };
    expect(SYMBOLS).toHaveLength(11);
    for (const { name, symbols, years, fact } of ANIMALS) {
      const [diet, lifeSpan, kind] = symbols;
      expect(['carnivore', 'herbivore', 'omnivore'], name).toContain(diet);
      expect(['mammal', 'bird', 'reptile', 'amphibian'], name).toContain(kind);
      const [least = 0, most = 0] = bands[lifeSpan] ?? [];
      expect(years, name).toBeGreaterThanOrEqual(least);
      expect(years, name).toBeLessThanOrEqual(most);
      expect(fact, name).toMatch(/\.$/);
    }
  });

  it('W-1.4 prestige rises with the difficulty and with the explore value of the habitat', () => {
    for (const habitat of HABITATS) {
      const prestige = inHabitat(habitat).map((animal) => animal.prestige);
      expect(prestige).toEqual(prestige.toSorted((a, b) => a - b));
      expect(prestige.at(-1)).toBeGreaterThan(prestige[0] ?? 0);
    }
    for (let difficulty = 2; difficulty <= 10; difficulty++) {
      const prestige = WITH_HABITAT.filter((animal) => animal.difficulty === difficulty).map((one) => one.prestige);
      expect(prestige).toHaveLength(4);
      expect(prestige).toEqual(prestige.toSorted((a, b) => a - b));
      expect(prestige[3]).toBeGreaterThan(prestige[0] ?? 0);
    }
    for (const known of [2, 3, 5]) expect(ANIMALS.some(({ prestige }) => prestige === known)).toBe(true);
  });

  it('W-1.4 everyone can read the cards beneath others', () => {
    const { state } = setUpWith(0, cards('Golden pheasant', 'Guanaco', 'Alpine salamander'), [0, 0]);
    const stack = cards('Alpine salamander', 'Guanaco', 'Golden pheasant');
    for (const observer of [0, 1, 'spectator'] as const) {
      expect(game.view(state, observer).stacks[MOUNTAIN]).toEqual(stack);
    }
  });

  it('W-1.5 fifteen awards form five stacks of three, the highest on top', () => {
    expect(AWARDS.map(({ category }) => category)).toEqual([...HABITATS, 'generalist']);
    expect(AWARD_PRESTIGE).toHaveLength(15);
    for (const { prestige } of AWARDS) {
      const [first, second, third] = prestige;
      expect(first).toBeGreaterThan(second);
      expect(second).toBeGreaterThan(third);
      expect(third).toBeGreaterThan(0);
    }
    expect(newTable().awarded).toEqual([0, 0, 0, 0, 0]);
  });

  it('W-1.5 first place in a harder habitat is worth more; mountain and generalist together are worth 13', () => {
    const [shoreline = 0, savannah = 0, mountain = 0, rainforest = 0, generalist = 0] = AWARDS.map(
      ({ prestige }) => prestige[0],
    );
    expect(savannah).toBeGreaterThan(shoreline);
    expect(mountain).toBeGreaterThan(savannah);
    expect(rainforest).toBeGreaterThan(mountain);
    expect(mountain + generalist).toBe(13);
  });

  it('W-1.8 each of the ten assignments has two cover animals, two symbols and a chart', () => {
    expect(ASSIGNMENTS).toHaveLength(10);
    expect(new Set(ASSIGNMENTS.map(({ title }) => title)).size).toBe(10);
    for (const { title, cover, symbols, chart } of ASSIGNMENTS) {
      expect(new Set(cards(...cover)).size, title).toBe(2);
      expect(new Set(symbols).size, title).toBe(2);
      for (const symbol of symbols) expect(SYMBOLS, title).toContain(symbol);
      expect(chart[0], title).toBe(0);
      expect(chart[4], title).toBe(9);
      expect(chart, title).toEqual(chart.toSorted((a, b) => a - b));
    }
  });

  it('W-1.8 one assignment is that of the rulebook: Nile crocodile on the cover, 21-30 years and omnivore', () => {
    const [menu] = ASSIGNMENTS;
    expect(menu?.cover).toContain('Nile crocodile');
    expect(menu?.symbols).toEqual(['21-30 years', 'omnivore']);
  });
});

describe('set-up', () => {
  it('W-1.6 three animals start in their natural habitats, lowest difficulty first', () => {
    const { state, events } = setUpWith(0, cards('Red panda', 'Golden pheasant', 'Meerkat'), [0, 0]);
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Golden pheasant', 'Red panda'));
    expect(state.stacks[SAVANNAH]).toEqual(cards('Meerkat'));
    expect(state.stacks.flat()).toHaveLength(3);
    expect(state.deck).toHaveLength(34);
    for (const card of state.stacks.flat()) expect(state.deck).not.toContain(card);
    expect(events[0]).toEqual({
      type: 'began',
      first: 0,
      tokens: [2, 3],
      cards: cards('Meerkat', 'Golden pheasant', 'Red panda'),
    });
  });

  it('W-1.6 nobody earns a token for the three animals, and nobody is asked for an offer', () => {
    const { state } = setUpWith(0, cards('Red panda', 'Golden pheasant', 'Meerkat'), [0, 0]);
    expect(state.tokens).toEqual([2, 3]);
    expect(asked(state)).toEqual(['research 0']);
  });

  it('W-1.7 the raccoon is never among the three, but in the deck', () => {
    const { state } = setUp(2, { int: (n) => n - 1 });
    expect(state.stacks[RAINFOREST]).toEqual(cards('Green anaconda', 'Jaguar', "Coquerel's sifaka"));
    expect(state.deck).toContain(RACCOON);
    expect(state.raccoonAt).toBe(-1);
  });

  it('W-1.8 every player is dealt a different assignment and is the only one to see it', () => {
    const { state, events } = setUpWith(0, [0, 0, 0], [9, 0, 0]);
    expect(state.assignments).toEqual([9, 0, 1]);
    const dealt = events.filter(({ type }) => type === 'dealt');
    expect(dealt).toEqual([
      { type: 'dealt', seat: 0, assignment: 9 },
      { type: 'dealt', seat: 1, assignment: 0 },
      { type: 'dealt', seat: 2, assignment: 1 },
    ]);
    for (const observer of [0, 1, 2] as const) {
      expect(heard(game, dealt, observer)).toEqual([dealt[observer]]);
    }
    expect(heard(game, dealt, 'spectator')).toEqual([]);
  });

  it.each([0, 1, 2])('W-1.9 chance makes player %i the starting player, who takes the first turn', (first) => {
    const { state, events } = setUpWith(first, [0, 0, 0], [0, 0, 0]);
    expect([state.first, state.turn, state.round]).toEqual([first, first, 1]);
    expect(asked(state)).toEqual([`research ${first}`]);
    expect(events.at(-1)).toEqual({ type: 'turn', seat: first, round: 1 });
  });

  it.each([
    [2, 0, [2, 3]],
    [2, 1, [3, 2]],
    [3, 2, [3, 4, 2]],
    [4, 1, [5, 2, 3, 4]],
    [5, 0, [2, 3, 4, 5, 6]],
    [5, 3, [4, 5, 6, 2, 3]],
  ])('W-1.10 of %i players, with player %i first, each later one has one token more', (seats, first, tokens) => {
    const { state } = setUpWith(
      first,
      [0, 0, 0],
      tokens.map(() => 0),
    );
    expect(state.seats).toBe(seats);
    expect(state.tokens).toEqual(tokens);
  });

  it('W-1.11 the bank still pays when more tokens are out than the box holds', () => {
    const state = clearTable();
    state.tokens = [44, 44];
    idleTurn(state);
    expect(state.tokens).toEqual([47, 44]);
  });
});
