import { describe, expect, it } from 'vitest';
import { tableOf } from '../../src/board/table.ts';
import type { BoardSpec, Meant } from '../../src/board/types.ts';
import type { OwnQuestion, Room } from '../../src/room.ts';
import { ARRANGE, TURN } from './table.ts';

const ROOM: Room<string, string, string> = {
  observer: 0,
  number: 3,
  view: 'now',
  settled: 'before',
  sitters: [],
  question: TURN,
  others: [],
  standing: [ARRANGE],
  pending: [],
  left: undefined,
  playing: undefined,
  outcome: undefined,
  isBusy: (question) => question === ARRANGE,
  act: () => {},
  why: (question, action) =>
    action === 'legal' ? undefined : { sentence: `${question.kind} forbids ${action}.`, rule: 'T-2' },
  steps: [],
  redo: () => {},
  openRule: () => {},
};

const GROUND = { places: () => ['a'], boxes: () => new Map(), boxBefore: () => undefined };

const SPEC: BoardSpec<string, string> = {
  offers: () => [],
  meant: () => undefined,
  name: (place) => `Square ${place}`,
  held: (hand) => `the ${hand}`,
  press: () => 'act',
  several: 'menu',
};

function why(meant: (question: OwnQuestion<string>, place: string) => Meant<string> | undefined) {
  return tableOf(ROOM, { ...SPEC, meant }, [], GROUND).why('a', undefined);
}

describe('the reason at a place', () => {
  it('comes from the first question that is about such a place', () => {
    expect(why(() => ({ action: 'it' }))?.sentence).toBe('turn forbids it.');
    expect(why(({ kind }) => (kind === 'turn' ? undefined : { action: 'it' }))?.sentence).toBe('arrange forbids it.');
    expect(why(() => undefined)).toBeUndefined();
  });

  it('goes on with what to do instead, if something is forbidden', () => {
    const instead = 'Press the button.';
    expect(why(() => ({ action: 'it', instead }))).toEqual({
      sentence: 'turn forbids it. Press the button.',
      rule: 'T-2',
    });
    expect(why(() => ({ action: 'legal', instead }))).toBeUndefined();
  });

  it('can be known without asking', () => {
    expect(why(() => ({ reason: { sentence: 'Never.' } }))).toEqual({ sentence: 'Never.' });
  });
});

describe('an offer', () => {
  it('is busy only with its own question', () => {
    const { isBusy } = tableOf(ROOM, SPEC, [], GROUND);
    const offer = { key: '', actions: [], words: '', at: [] };
    expect(isBusy({ ...offer, question: TURN })).toBe(false);
    expect(isBusy({ ...offer, question: ARRANGE })).toBe(true);
  });
});
