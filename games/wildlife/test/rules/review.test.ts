import { describe, expect, it } from 'vitest';
import { DONE } from '../../src/actions.ts';
import { AWARD_PRESTIGE } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import type { Award, Event, State } from '../../src/types.ts';
import { asked, cards, draw, expedition, explore, faces, idleTurn, photograph, play, shoot, spook } from './play.ts';
import { clearTable, lay, MOUNTAIN, own, SAVANNAH } from './table.ts';

/** category * 3 + place. */
const SHORELINE_1ST: Award = 0;
const MOUNTAIN_1ST: Award = 6;
const RAINFOREST_1ST: Award = 9;
const RAINFOREST_2ND: Award = 10;
const GENERALIST_1ST: Award = 12;
const GENERALIST_2ND: Award = 13;
const GENERALIST_3RD: Award = 14;

const SHORE = ['Western gull', 'Marine iguana', 'Natterjack toad', 'Atlantic puffin', 'Barnacle goose'];
const GRASS = ['Giraffe', 'Meerkat', 'Common ostrich', 'Leopard tortoise', 'Olive baboon'];
const PEAKS = ['Alpine salamander', 'Andean condor', 'Guanaco', 'Japanese macaque', 'Golden pheasant'];
const JUNGLE = ['Red-eyed tree frog', 'Red-footed tortoise', 'Hoatzin', 'Ring-tailed coati', 'Cotton-top tamarin'];

/** The state after seat 0, which already has these photographs, has taken one more. */
function afterPhotograph(name: string, before: readonly string[], arrange: (state: State) => void = () => {}) {
  const state = clearTable();
  own(state, 0, ...before);
  lay(state, name);
  arrange(state);
  const events = shoot(state, name);
  return { state, events };
}

function types(events: readonly Event[]): readonly string[] {
  return events.map(({ type }) => type);
}

describe('the steps of Review', () => {
  it('W-6.1 awards are collected before the end of the game is checked', () => {
    const { events } = afterPhotograph(
      'Guanaco',
      [...PEAKS.slice(0, 2), ...SHORE.slice(0, 2), ...JUNGLE.slice(0, 2)],
      (state) => own(state, 0, 'Giraffe', 'Meerkat'),
    );
    expect(types(events)).toEqual(['photographed', 'award', 'award', 'award', 'lastRound', 'turn']);
  });

  it('W-6.1 experience is gained before the end of the game is checked', () => {
    const state = clearTable();
    state.ending = true;
    idleTurn(state);
    const events = idleTurn(state);
    expect(types(events)).toEqual(['experience', 'over']);
    expect(state.tokens).toEqual([5, 6]);
  });

  it('W-6.2 a turn in which nothing is tried gives 3 tokens', () => {
    const state = clearTable();
    expect(idleTurn(state)).toEqual([
      { type: 'experience', seat: 0, tokens: 3 },
      { type: 'turn', seat: 1, round: 1 },
    ]);
    expect(state.tokens).toEqual([5, 3]);
  });

  it('W-6.2 so does a turn cut short by a spook', () => {
    const state = clearTable();
    state.tokens = [2, 0];
    lay(state, 'Golden pheasant');
    draw(state, 'Guanaco');
    play(state, spook(MOUNTAIN));
    expect(state.tokens).toEqual([5, 0]);
  });

  it('W-6.2 and a turn in which every attempt failed', () => {
    const state = clearTable();
    lay(state, 'Golden pheasant');
    expedition(state, [[MOUNTAIN, 1]], [['Golden pheasant', 1]]);
    play(state, DONE);
    play(state, explore(MOUNTAIN), faces(6));
    play(state, photograph('Golden pheasant'), faces(6));
    expect(state.tokens).toEqual([5, 3]);
  });

  it('W-6.2 with even one photograph you gain nothing', () => {
    const state = clearTable();
    lay(state, 'Guanaco', 'Golden pheasant');
    expedition(
      state,
      [[MOUNTAIN, 1]],
      [
        ['Guanaco', 1],
        ['Golden pheasant', 1],
      ],
    );
    play(state, DONE);
    play(state, explore(MOUNTAIN), faces(6));
    play(state, photograph('Guanaco'), faces(6));
    expect(types(play(state, photograph('Golden pheasant'), faces(6)))).toEqual(['photographed', 'turn']);
    expect(state.tokens).toEqual([2, 3]);
  });

  it('W-6.2 a photograph of an earlier turn does not count', () => {
    const state = clearTable();
    lay(state, 'Guanaco');
    shoot(state, 'Guanaco');
    idleTurn(state);
    idleTurn(state);
    expect(state.tokens).toEqual([5, 6]);
  });
});

describe('awards', () => {
  it.each([
    ['shoreline', SHORE, 0],
    ['savannah', GRASS, 3],
    ['mountain', PEAKS, 6],
    ['rainforest', JUNGLE, 9],
  ] as const)(
    'W-6.3 three photographs from the %s earn its Specialist award',
    (_, [one = '', two = '', three = ''], award) => {
      const { state, events } = afterPhotograph(three, [one, two]);
      expect(state.awards).toEqual([[award], []]);
      expect(events).toContainEqual({ type: 'award', seat: 0, award });
      expect(state.awarded.reduce((sum, gone) => sum + gone, 0)).toBe(1);
    },
  );

  it('W-6.3 two photographs from a habitat earn nothing', () => {
    const { state } = afterPhotograph('Guanaco', ['Andean condor', 'Meerkat', 'Giraffe']);
    expect(state.awards).toEqual([[], []]);
  });

  it('W-6.4 one photograph from each of the four habitats earns the Generalist award', () => {
    const { state } = afterPhotograph('Guanaco', ['Western gull', 'Meerkat', 'Hoatzin']);
    expect(state.awards).toEqual([[GENERALIST_1ST], []]);
    expect(state.awarded).toEqual([0, 0, 0, 0, 1]);
  });

  it.each([
    ['Western gull', ['Meerkat', 'Guanaco', 'Andean condor']],
    ['Meerkat', ['Western gull', 'Guanaco', 'Andean condor']],
    ['Hoatzin', ['Western gull', 'Guanaco', 'Andean condor']],
    ['Hoatzin', ['Western gull', 'Meerkat', 'Giraffe']],
    ['Hoatzin', ['Guanaco', 'Meerkat', 'Giraffe']],
  ])('W-6.4 %s with %j leaves a habitat out and earns nothing', (name, before) => {
    const { state } = afterPhotograph(name, before);
    expect(state.awards).toEqual([[], []]);
  });

  it('W-6.5 three from the rainforest and one from each other habitat win both awards', () => {
    const { state } = afterPhotograph('Hoatzin', [
      'Red-eyed tree frog',
      'Red-footed tortoise',
      'Western gull',
      'Meerkat',
      'Guanaco',
    ]);
    expect(state.awards[0]).toHaveLength(2);
    expect(state.awards[0]).toContain(RAINFOREST_1ST);
    expect(state.awards[0]).toContain(GENERALIST_1ST);
    expect(state.awarded).toEqual([0, 0, 0, 1, 1]);
  });

  it('W-6.5 only your own portfolio counts', () => {
    const { state } = afterPhotograph('Guanaco', ['Andean condor'], (table) =>
      own(table, 1, 'Golden pheasant', 'Alpine salamander', 'Red panda', 'Western gull', 'Meerkat', 'Hoatzin'),
    );
    expect(state.awards).toEqual([[], []]);
  });

  it('W-6.6 the winner takes the top token, and later winners get less', () => {
    const state = clearTable();
    own(state, 0, 'Western gull', 'Meerkat', 'Hoatzin');
    own(state, 1, 'Marine iguana', 'Giraffe', 'Jaguar');
    lay(state, 'Guanaco', 'Golden pheasant');
    shoot(state, 'Guanaco');
    shoot(state, 'Golden pheasant');
    expect(state.awards).toEqual([[GENERALIST_1ST], [GENERALIST_2ND]]);
    expect(AWARD_PRESTIGE[GENERALIST_2ND]).toBeLessThan(AWARD_PRESTIGE[GENERALIST_1ST] ?? 0);
  });

  it('W-6.6 an award is given only once', () => {
    const state = clearTable();
    own(state, 0, 'Western gull', 'Meerkat', 'Hoatzin');
    lay(state, 'Guanaco', 'Golden pheasant');
    shoot(state, 'Guanaco');
    idleTurn(state);
    shoot(state, 'Golden pheasant');
    expect(state.awards).toEqual([[GENERALIST_1ST], []]);
  });

  it('W-6.7 several awards at once: the most valuable is taken first', () => {
    const { state } = afterPhotograph('Natterjack toad', ['Western gull', 'Marine iguana', ...PEAKS.slice(0, 3)]);
    expect(state.awards[0]).toEqual([MOUNTAIN_1ST, SHORELINE_1ST]);
  });

  it('W-6.7 what counts is the token that lies on top now', () => {
    const { state } = afterPhotograph(
      'Natterjack toad',
      ['Western gull', 'Marine iguana', 'Meerkat', 'Guanaco', 'Hoatzin'],
      (table) => {
        table.awarded[4] = 2;
      },
    );
    expect(state.awards[0]).toEqual([SHORELINE_1ST, GENERALIST_3RD]);
  });

  it('W-6.7 the same award may be due twice at once', () => {
    const { state } = afterPhotograph('Guanaco', [
      ...['Western gull', 'Marine iguana', 'Meerkat', 'Giraffe'],
      ...['Andean condor', 'Hoatzin', 'Jaguar'],
    ]);
    expect(state.awards[0]).toEqual([GENERALIST_1ST, GENERALIST_2ND]);
  });

  it('W-6.8 six photographs from the rainforest win a second Specialist award', () => {
    const { state } = afterPhotograph('Jaguar', JUNGLE, (table) => {
      table.awards[0] = [RAINFOREST_1ST];
      table.awarded[3] = 1;
    });
    expect(state.awards[0]).toEqual([RAINFOREST_1ST, RAINFOREST_2ND]);
    expect(state.awarded).toEqual([0, 0, 0, 2, 0]);
  });

  it('W-6.8 five do not', () => {
    const { state } = afterPhotograph('Jaguar', JUNGLE.slice(0, 4), (table) => {
      table.awards[0] = [RAINFOREST_1ST];
      table.awarded[3] = 1;
    });
    expect(state.awards[0]).toEqual([RAINFOREST_1ST]);
  });

  it('W-6.8 a second full set of four habitats wins a second Generalist award', () => {
    const before = ['Western gull', 'Marine iguana', 'Meerkat', 'Giraffe', 'Andean condor', 'Hoatzin', 'Jaguar'];
    const { state } = afterPhotograph('Guanaco', before, (table) => {
      table.awards[0] = [GENERALIST_1ST];
      table.awarded[4] = 1;
    });
    expect(state.awards[0]).toEqual([GENERALIST_1ST, GENERALIST_2ND]);
  });

  it('W-6.9 the third token is the last; an empty stack gives nothing', () => {
    for (const [gone, held] of [
      [2, [GENERALIST_3RD]],
      [3, []],
    ] as const) {
      const { state } = afterPhotograph('Guanaco', ['Western gull', 'Meerkat', 'Hoatzin'], (table) => {
        table.awarded[4] = gone;
      });
      expect(state.awards[0]).toEqual(held);
      expect(state.awarded[4]).toBe(3);
    }
  });

  it('W-6.9 an empty stack does not keep you from another award', () => {
    const { state } = afterPhotograph(
      'Natterjack toad',
      ['Western gull', 'Marine iguana', 'Meerkat', 'Guanaco', 'Hoatzin'],
      (table) => {
        table.awarded[4] = 3;
      },
    );
    expect(state.awards[0]).toEqual([SHORELINE_1ST]);
  });
});

describe('the end of the game', () => {
  const portfolio = [...SHORE, ...GRASS];

  it.each([
    [2, 9],
    [3, 8],
    [4, 7],
    [5, 7],
  ])('W-6.10 with %i players, %i photographs trigger the end', (seats, target) => {
    const state = clearTable(seats);
    own(state, 0, ...portfolio.slice(0, target - 1));
    lay(state, 'Guanaco');
    const events = shoot(state, 'Guanaco');
    expect(events).toContainEqual({ type: 'lastRound', seat: 0, photographs: target });
    expect(state.ending).toBe(true);
    expect(state.over).toBe(false);
  });

  it.each([
    [2, 9],
    [3, 8],
    [4, 7],
    [5, 7],
  ])('W-6.10 with %i players, one less than %i is not enough', (seats, target) => {
    const state = clearTable(seats);
    own(state, 0, ...portfolio.slice(0, target - 2));
    lay(state, 'Guanaco');
    expect(types(shoot(state, 'Guanaco'))).not.toContain('lastRound');
    expect(state.ending).toBe(false);
  });

  it('W-6.10 the target may be passed', () => {
    const state = clearTable();
    own(state, 0, ...portfolio.slice(0, 8));
    lay(state, 'Guanaco', 'Red panda');
    expect(shoot(state, 'Guanaco', 'Red panda')).toContainEqual({ type: 'lastRound', seat: 0, photographs: 10 });
  });

  it('W-6.10 it is announced once', () => {
    const state = clearTable();
    own(state, 0, ...SHORE, ...GRASS.slice(0, 3));
    own(state, 1, ...JUNGLE, ...PEAKS.slice(0, 3));
    lay(state, 'Golden eagle', 'Red panda');
    expect(types(shoot(state, 'Red panda'))).toContain('lastRound');
    expect(types(shoot(state, 'Golden eagle'))).not.toContain('lastRound');
    expect(state.over).toBe(true);
  });

  it('W-6.11 the round is played out, and scoring follows the last turn of it', () => {
    const state = clearTable(3);
    own(state, 0, ...portfolio.slice(0, 7));
    lay(state, 'Guanaco');
    shoot(state, 'Guanaco');
    expect(asked(state)).toEqual(['research 1']);
    idleTurn(state);
    expect(asked(state)).toEqual(['research 2']);
    expect(game.outcome(state)).toBeUndefined();
    const events = idleTurn(state);
    expect(events.at(-1)).toMatchObject({ type: 'over', reason: 'target' });
    expect(state.over).toBe(true);
    expect(asked(state)).toEqual([]);
    expect(state.round).toBe(1);
    expect(game.outcome(state)?.reason).toBe('target');
  });

  it('W-6.11 if the last player of the round triggers it, the game is over at once', () => {
    const state = clearTable();
    own(state, 1, ...portfolio.slice(0, 8));
    lay(state, 'Guanaco');
    idleTurn(state);
    const events = types(shoot(state, 'Guanaco'));
    expect(events.filter((type) => type !== 'award')).toEqual(['photographed', 'lastRound', 'over']);
    expect(asked(state)).toEqual([]);
  });

  it('W-6.11 the round ends before the starting player, whichever that is', () => {
    const state: State = { ...clearTable(3), first: 1, turn: 1, open: [{ seat: 1, kind: 'research' }] };
    state.ending = true;
    idleTurn(state);
    idleTurn(state);
    expect(asked(state)).toEqual(['research 0']);
    idleTurn(state);
    expect(state.over).toBe(true);
  });

  it('W-6.12 ten whole rounds without a photograph end the game', () => {
    const state = clearTable();
    for (let round = 1; round <= 9; round++) {
      expect(state.round).toBe(round);
      idleTurn(state);
      idleTurn(state);
      expect(state.over).toBe(false);
      expect(state.barren).toBe(round);
    }
    idleTurn(state);
    expect(state.over).toBe(false);
    const events = idleTurn(state);
    expect(events.at(-1)).toMatchObject({ type: 'over', reason: 'barren' });
    expect(asked(state)).toEqual([]);
    expect(game.outcome(state)?.reason).toBe('barren');
  });

  it('W-6.12 any photograph starts the count again', () => {
    const state = clearTable();
    state.barren = 9;
    lay(state, 'Guanaco');
    shoot(state, 'Guanaco');
    idleTurn(state);
    expect(state.over).toBe(false);
    expect(state.barren).toBe(0);
    idleTurn(state);
    idleTurn(state);
    expect(state.barren).toBe(1);
  });

  it('W-6.13 turns go clockwise, each begins with Research, and rounds are counted', () => {
    const state = clearTable(3);
    const turns = [0, 1, 2, 0, 1].map(() => {
      const now = `${asked(state)} in round ${state.round}`;
      idleTurn(state);
      return now;
    });
    expect(turns).toEqual([
      'research 0 in round 1',
      'research 1 in round 1',
      'research 2 in round 1',
      'research 0 in round 2',
      'research 1 in round 2',
    ]);
  });

  it('W-6.14 the meerkat and the white rhino are tried, and the Nile crocodile stays for later turns', () => {
    const state = clearTable();
    lay(state, 'Meerkat', 'Nile crocodile', 'White rhino', 'Guanaco');
    expedition(
      state,
      [[SAVANNAH, 1]],
      [
        ['Meerkat', 1],
        ['White rhino', 2],
      ],
    );
    play(state, DONE);
    play(state, explore(SAVANNAH), faces(3));
    play(state, photograph('Meerkat'), faces(3));
    play(state, photograph('White rhino'), faces(1, 6));
    expect(state.stacks).toEqual([[], cards('Nile crocodile'), cards('Guanaco'), []]);
    shoot(state, 'Nile crocodile');
    expect(state.portfolios).toEqual([cards('Meerkat'), cards('Nile crocodile')]);
  });
});
