import { type Context, defaultOptions, playOut, randomPolicy, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { DONE, PREPARE, RESERVE } from '../../src/actions.ts';
import { RACCOON } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { scoreSheet } from '../../src/score.ts';
import { newTable } from '../../src/testing.ts';
import type { Action, Event, Options, State } from '../../src/types.ts';
import {
  asked,
  cards,
  dieOnAnimal,
  dieOnHabitat,
  draw,
  explore,
  faces,
  idleTurn,
  keys,
  legal,
  place,
  play,
  refusal,
  shoot,
  spook,
} from './play.ts';
import { clearTable, lay, MOUNTAIN, own, SAVANNAH } from './table.ts';

const FULL: Options = { assignments: true, raccoon: true, tokens: true, reserving: true };
const SIMPLEST: Options = { assignments: false, raccoon: false, tokens: false, reserving: false };
const SWITCHES = ['assignments', 'raccoon', 'tokens', 'reserving'] as const;

function playToTheEnd(options: Options, seed: number): State {
  const state = newTable(3, options, seed);
  const chance = new SeededChance(seed, 1);
  const cx: Context<Event> = { chance, reveal: () => {} };
  playOut(game, state, cx, randomPolicy<State, Action>(chance));
  return state;
}

describe('switches', () => {
  it('W-9.1 the full game is played unless a part is left out', () => {
    expect(defaultOptions(game.options)).toEqual(FULL);
  });

  it.each(SWITCHES)('W-9.1 the game can be played without %s alone', (name) => {
    const state = playToTheEnd({ ...FULL, [name]: false }, 1);
    expect(state.options).toEqual({ ...FULL, [name]: false });
    expect(game.outcome(state)?.score).toHaveLength(3);
  });

  it('W-9.1 a switch changes nothing but its own part', () => {
    const full = newTable(2, {}, 5);
    const plain = newTable(2, { reserving: false }, 5);
    expect({ ...plain, options: FULL }).toEqual(full);
  });
});

describe('without assignments', () => {
  it('W-9.2 none are dealt', () => {
    const events: Event[] = [];
    const cx: Context<Event> = {
      chance: new SeededChance(1),
      reveal: () => {},
      emit: (event) => void events.push(event),
    };
    const state = game.setup(4, { ...FULL, assignments: false }, cx);
    expect(state.assignments).toEqual([-1, -1, -1, -1]);
    expect(events.map(({ type }) => type)).toEqual(['began', 'turn']);
  });

  it('W-9.2 nobody scores a cover photo or a feature article', () => {
    const state = clearTable(2, { assignments: false });
    own(state, 0, 'Nile crocodile', 'Japanese macaque', 'Andean bear');
    expect(scoreSheet(state, 0)).toEqual({
      animals: 3 + 2 + 4,
      awards: 0,
      cover: 0,
      symbols: 0,
      feature: 0,
      total: 9,
    });
  });
});

describe('without the raccoon', () => {
  it('W-9.3 the deck holds just the 36 animals with a habitat', () => {
    const state = clearTable(2, { raccoon: false });
    expect(state.deck).toHaveLength(36);
    expect(state.deck).not.toContain(RACCOON);
    expect(playToTheEnd({ ...FULL, raccoon: false }, 2).portfolios.flat()).not.toContain(RACCOON);
  });
});

describe('without tracking tokens', () => {
  it('W-9.4 nobody starts with any', () => {
    expect(newTable(4, { tokens: false }).tokens).toEqual([0, 0, 0, 0]);
  });

  it('W-9.4 placing a card earns none', () => {
    const state = clearTable(2, { tokens: false });
    draw(state, 'Guanaco');
    expect(play(state, place(MOUNTAIN))[0]).toMatchObject({ type: 'placed', tokens: 0 });
    expect(state.tokens).toEqual([0, 0]);
  });

  it('W-9.4 a turn without a photograph earns none', () => {
    const state = clearTable(2, { tokens: false });
    expect(idleTurn(state).map(({ type }) => type)).toEqual(['turn']);
    expect(state.tokens).toEqual([0, 0]);
  });

  it('W-9.5 there are no offers, though you may reserve', () => {
    const state = clearTable(3, { tokens: false });
    draw(state, 'Guanaco');
    expect(asked(state)).toEqual(['card 0']);
    expect(legal(state)).toEqual(keys(place(MOUNTAIN), RESERVE));
  });

  it('W-9.5 there are neither tokens to place nor re-rolls', () => {
    const state = clearTable(2, { tokens: false });
    lay(state, 'Guanaco');
    play(state, PREPARE);
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnAnimal('Guanaco'));
    play(state, DONE);
    expect(asked(state)).toEqual(['explore 0']);
    expect(play(state, explore(MOUNTAIN), faces(3)).map(({ type }) => type)).toEqual(['explored', 'failed', 'turn']);
    expect(state.discards).toEqual(cards('Guanaco'));
  });

  it('W-9.5 players with equal prestige share the place', () => {
    const state = clearTable(2, { tokens: false, assignments: false });
    own(state, 0, 'Red panda');
    own(state, 1, 'Jaguar');
    state.ending = true;
    idleTurn(state);
    idleTurn(state);
    expect(game.outcome(state)).toEqual({ rank: [1, 1], score: [5, 5], reason: 'target' });
  });
});

describe('without reserving', () => {
  it('W-9.6 nobody can reserve, and there are no offers', () => {
    const state = clearTable(3, { reserving: false });
    draw(state, 'Guanaco');
    expect(asked(state)).toEqual(['card 0']);
    expect(refusal(state, RESERVE)).toBe('noReserving W-9.6');
  });

  it('W-9.6 a drawn card is placed if it fits and spooks if it does not', () => {
    const state = clearTable(2, { reserving: false });
    draw(state, 'Golden pheasant');
    expect(legal(state)).toEqual(keys(place(MOUNTAIN)));
    play(state, place(MOUNTAIN));
    expect(state.tokens).toEqual([3, 3]);
    draw(state, 'Guanaco');
    expect(legal(state)).toEqual(keys(spook(MOUNTAIN)));
    play(state, spook(MOUNTAIN));
    expect(asked(state)).toEqual(['research 1']);
  });
});

describe('the simplest game', () => {
  it('W-9.7 leaves out all four parts', () => {
    const simplest = game.options.presets?.find(({ id }) => id === 'simplest');
    expect(simplest?.options).toEqual(SIMPLEST);
  });

  it('W-9.7 is drawing, placing, spooking and photographing', () => {
    const state = clearTable(2, SIMPLEST);
    draw(state, 'White rhino');
    play(state, place(SAVANNAH));
    shoot(state, 'White rhino');
    expect(state.portfolios).toEqual([cards('White rhino'), []]);
    draw(state, 'Meerkat');
    expect(legal(state)).toEqual(keys(place(SAVANNAH)));
  });

  it.each([
    ['nothing', {}],
    ['assignments and raccoon', { assignments: true, raccoon: true }],
    ['tokens, too', { assignments: true, raccoon: true, tokens: true }],
    ['reserving, too', { assignments: true, raccoon: true, tokens: true, reserving: true }],
  ])('W-9.7 can be learned part by part: with %s brought back it plays to its end', (_, back) => {
    const state = playToTheEnd({ ...SIMPLEST, ...back }, 3);
    expect(game.outcome(state)?.rank).toContain(1);
  });
});
