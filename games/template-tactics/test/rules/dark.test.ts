import { SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { STEP, WATCH } from '../../src/actions.ts';
import { game } from '../../src/index.ts';
import type { Action, Event, State } from '../../src/types.ts';
import { at, play, table } from './table.ts';

function step(figure: number, to: string): Action {
  return STEP[figure]?.[at(to)] as Action;
}

function heard(events: readonly Event[], observer: 0 | 1 | 'spectator'): (Event | undefined)[] {
  return events.map((event) => game.eventFor(event, observer)).filter((event) => event !== undefined);
}

/** Red 1 in the left corner, Blue 1 in the room at the right; the others far away. */
function apart(dark = true): State {
  return table({ places: ['A3', 'G5', 'A1', 'C1'], dark, watching: [1] });
}

describe('in the dark', () => {
  it('TT-6.1 a side sees a photographer only while one of its own does', () => {
    const state = apart();
    expect(game.view(state, 0).places).toEqual([at('A3'), -2, at('A1'), -2]);
    expect(game.view(state, 1).places).toEqual([-2, at('G5'), -2, at('C1')]);
    expect(game.view(state, 'spectator').places).toEqual([-2, -2, -2, -2]);
    state.places[1] = at('G4');
    state.places[0] = at('A4');
    expect(game.view(state, 0).places).toEqual([at('A4'), at('G4'), at('A1'), -2]);
    expect(game.view(state, 'spectator').places).toEqual([at('A4'), at('G4'), -2, -2]);
    expect(game.view(state, 0).watching).toEqual([false, true, false, false]);
  });

  it('TT-6.1 with the lights on everyone sees everything', () => {
    const state = apart(false);
    for (const observer of [0, 1, 'spectator'] as const)
      expect(game.view(state, observer).places).toEqual(state.places);
  });

  it('TT-6.1 both sides hear who acts out of sight; onlookers do not', () => {
    const state = apart();
    for (const action of [step(0, 'A2'), WATCH[0] as Action]) {
      const { events } = play(state, action);
      expect(heard(events, 1)).toEqual([{ type: 'heard', figure: 0 }]);
      expect(heard(events, 'spectator')).toEqual([]);
    }
  });

  it('TT-6.2 a side remembers where someone may have gone since', () => {
    const state = table({ places: ['A4', 'G4', 'A1', 'C1'] });
    play(state, step(0, 'A3'));
    // G4 sees B4, and nobody was seen there.
    expect(game.view(state, 1).maybe[0]).toEqual([2 * at('A3'), 2 * at('A5')]);
    play(state, WATCH[0] as Action);
    const possible = [2 * at('A2'), 2 * at('A3') + 1, 2 * at('A5') + 1];
    expect(game.view(state, 1).maybe[0]).toEqual(possible);
    for (let seed = 1; seed <= 20; seed++) {
      const { places, watching } = game.determinize(game.view(state, 1), 1, new SeededChance(seed));
      expect(possible).toContain(2 * (places[0] ?? 0) + (watching[0] === true ? 1 : 0));
    }
  });

  it('TT-6.2 and excludes every square it has seen since', () => {
    const state = table({ places: ['A3', 'G3', 'A1', 'E5'] });
    state.maybe[1] = ['G3', 'F4', 'G4'].map((name) => 2 * at(name));
    play(state, step(0, 'A4'));
    expect(state.maybe[1]).toEqual([2 * at('G3')]);
    expect(game.view(state, 0).maybe).toEqual([null, [2 * at('G3')], null, [2 * at('E5')]]);
  });

  it('TT-7.1 only its own side is told of a step out of sight', () => {
    const state = apart();
    const { events } = play(state, step(0, 'A2'));
    expect(heard(events, 0)).toMatchObject([{ type: 'stepped' }]);
    expect(heard(events, 1)).toEqual([{ type: 'heard', figure: 0 }]);
  });

  it('TT-7.1 coming into sight and leaving it is told, but not where the step leads', () => {
    const state = table({ places: ['A3', 'G4', 'A1', 'C1'] });
    const came = play(state, step(0, 'A4'));
    expect(heard(came.events, 1)).toEqual([{ type: 'seen', figure: 0, at: at('A4') }]);
    expect(came.revealed).toEqual([{ rule: 'TT-7.1' }]);
    const left = play(state, step(0, 'A3'));
    expect(heard(left.events, 1)).toEqual([{ type: 'lost', figure: 0, from: at('A4') }]);
  });

  it('TT-7.1 empty squares that come into sight stop undo, and let a walk go on', () => {
    const state = apart();
    state.places[1] = at('G1');
    const { revealed } = play(state, step(0, 'A4'));
    expect(revealed).toEqual([{ rule: 'TT-7.1', to: [0], goesOn: true }]);
    const back = table({ places: ['A2', 'G1', '', 'C1'] });
    expect(play(back, step(0, 'A1')).revealed).toEqual([]);
  });

  it('TT-7.3 only their own side knows orders', () => {
    const state = apart();
    expect(game.view(state, 0).orders).toEqual(['ask', null, 'ask', null]);
    expect(game.view(state, 'spectator').orders).toEqual([null, null, null, null]);
    expect(game.eventFor({ type: 'ordered', figure: 1, order: 'any' }, 0)).toBeUndefined();
    expect(game.eventFor({ type: 'ordered', figure: 1, order: 'any' }, 1)).toBeDefined();
  });

  it('TT-7.4 everything else is in every view', () => {
    const state = apart();
    const {
      observer: _,
      orders: __,
      places: ___,
      watching: ____,
      maybe: _____,
      open: ______,
      ...known
    } = game.view(state, 0);
    expect(game.view(state, 'spectator')).toMatchObject(known);
    expect(game.view(state, 1)).toMatchObject(known);
  });

  it('TT-7.2 others hear of a bid without its number', () => {
    expect(game.eventFor({ type: 'bid', seat: 0, bid: 2 }, 1)).toEqual({ type: 'bid', seat: 0 });
    expect(game.eventFor({ type: 'bid', seat: 0, bid: 2 }, 0)).toEqual({ type: 'bid', seat: 0, bid: 2 });
  });
});
