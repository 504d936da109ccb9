/** The plan as words: rooms, exits, who is where and facing where, and what is in sight. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State, View } from '../../src/types.ts';
import { roomWords, sightWords } from '../../src/ui/ear/room-words.ts';
import { squareWords } from '../../src/ui/ear/square-words.ts';
import { at, BEAST, CREW, emptyShip, lay, MATE, put } from '../rules/table.ts';

function seen(change: (state: State) => void = () => {}): View {
  const state = emptyShip();
  change(state);
  return game.view(state, 0);
}

describe('a room in words', () => {
  const wordsOf = (view: View, name: string): string => {
    const room = planOf(view).rooms.find((each) => each.name === name);
    return room === undefined ? '' : roomWords(view, room);
  };

  it('has its exits, open or shut, and nobody in it', () => {
    expect(wordsOf(seen(), 'Bridge')).toBe('Bridge: open iris to Corridor.');
    expect(wordsOf(seen(), 'Air lock')).toContain('shut iris to the outside');
  });

  it('says who is there, facing where, and that it is dark', () => {
    const view = seen((state) => {
      put(state, CREW, at(state, 'C8'), 1);
      state.dark = [planOf(state).room[at(state, 'C8')] as number];
    });
    expect(wordsOf(view, 'Bridge')).toBe('Bridge, dark: open iris to Corridor. Crew 1, facing east, at Bridge C8.');
  });
});

describe('a square in words', () => {
  it('has its name, who stands there, and what lies there', () => {
    const view = seen((state) => {
      put(state, CREW, at(state, 'C8'), 3);
      lay(state, at(state, 'D8'), 'cutlass');
    });
    expect(squareWords(view, at(emptyShip(), 'E8'))).toBe('Bridge E8');
    expect(squareWords(view, at(emptyShip(), 'C8'))).toBe('Crew 1, facing west at Bridge C8');
    expect(squareWords(view, at(emptyShip(), 'D8'))).toBe('Bridge D8, on the floor: cutlass');
  });

  it('tells of casualties', () => {
    const view = seen((state) => {
      put(state, MATE, at(state, 'C8'));
      Object.assign(state.bodies[MATE] ?? {}, { status: 'unconscious' });
    });
    expect(squareWords(view, at(emptyShip(), 'C8'))).toBe('Bridge C8, Crew 2, unconscious');
  });
});

describe('what is in sight', () => {
  it('is told with its distance and bearing, and whether it is in front', () => {
    const view = seen((state) => {
      put(state, CREW, at(state, 'C8'), 1);
      put(state, MATE, at(state, 'E8'), 0);
      put(state, BEAST, at(state, 'C7'), 0);
      state.act.who = CREW;
    });
    expect(sightWords(view)).toEqual([
      'Crew 2, 2 squares east, in front',
      'Animal 1 (horns), 1 square north, not in front',
    ]);
  });

  it('is nothing while nobody acts', () => {
    expect(sightWords(seen((state) => put(state, CREW, at(state, 'C8'))))).toEqual([]);
  });
});
