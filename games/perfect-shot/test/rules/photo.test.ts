import { describe, expect, it } from 'vitest';
import type { Judge } from '../../src/cards/judge.ts';
import { game } from '../../src/index.ts';
import { poolOf } from '../../src/piles.ts';
import { question } from '../../src/testing.ts';
import { countsOf, noPhotos } from '../../src/tiles.ts';
import {
  albumNamed,
  EAGLE,
  ELEPHANT,
  glimpsing,
  LEFT,
  legal,
  photo,
  play,
  RIGHT,
  refused,
  seeing,
  seeingWhole,
  TIGER,
  TOP,
  tableOf,
} from './table.ts';

const NOTHING = seeing();

describe('a turn', () => {
  it('PS-2.1 is a photo or an album', () => {
    const state = tableOf(2, { albumRow: [4, 8] });
    const types = legal(state, 'turn').map(({ type }) => type);
    expect(types).toEqual([...Array(12).fill('photo'), 'album', 'album', 'topAlbum']);
    expect(refused(state, { type: 'confirm', layout: 'best' }, { kind: 'turn' })).toEqual({
      code: 'notNow',
      rule: 'PS-2.1',
      params: { kind: 'turn' },
    });
  });

  it('PS-2.1 ends after one of them', () => {
    const state = tableOf();
    play(state, photo(0), { eye: NOTHING });
    expect(question(state, 'turn').seat).toBe(1);
    play(state, TOP);
    expect(question(state, 'turn').seat).toBe(0);
    expect(state.turns).toEqual([1, 1]);
  });

  it('PS-2.2 lists each card of the hand as printed and turned, called and not', () => {
    expect(legal(tableOf(2, { hands: [[7], [1]] }), 'turn').filter(({ type }) => type === 'photo')).toEqual([
      photo(7),
      photo(7, { turned: true }),
      photo(7, { called: true }),
      photo(7, { turned: true, called: true }),
    ]);
  });

  it('PS-2.2 refuses a card that is not in the hand', () => {
    expect(refused(tableOf(), photo(3))).toEqual({ code: 'notInHand', rule: 'PS-2.2', params: { card: 3 } });
    expect(refused(tableOf(), photo(2, { turned: true }))).toBeUndefined();
  });

  it('PS-2.2 puts the card on top of the rack, the way it was turned', () => {
    const state = tableOf();
    play(state, photo(1, { turned: true }), { eye: NOTHING });
    play(state, photo(4, { called: true }), { eye: NOTHING });
    expect(state.rack).toEqual([
      { card: 1, turned: true, seat: 0, called: false },
      { card: 4, turned: false, seat: 1, called: true },
    ]);
    expect(state.hands[0]).not.toContain(1);
  });

  it('PS-2.4 counts as a disclosure with every placement, even one that shows nothing and draws nothing', () => {
    const state = tableOf(2, { deck: 0, rounds: 9 });
    expect(play(state, photo(0), { eye: NOTHING, script: [] }).revealed).toEqual([{ rule: 'PS-2.4' }]);
  });
});

describe('the tiles of a photo', () => {
  it('PS-2.7 are one for each animal seen, two for two of one species', () => {
    const state = tableOf();
    const { events } = play(state, photo(0), { eye: seeing('tiger', 'elephant', 'tiger', 'eagle') });
    expect(state.photos[0]).toEqual(countsOf([TIGER, TIGER, ELEPHANT, EAGLE]));
    expect(state.supply[TIGER]).toBe(8);
    expect(state.photos[1]).toEqual(noPhotos());
    expect(events).toContainEqual({ type: 'tiles', seat: 0, photos: [TIGER, ELEPHANT, TIGER, EAGLE], missed: [] });
  });

  it('PS-2.6 are none for a glimpse, which is reported as well', () => {
    const state = tableOf();
    const { events } = play(state, photo(0), { eye: glimpsing('tiger') });
    expect(state.photos[0]).toEqual(noPhotos());
    const glimpse = { layer: 0, animal: 0, species: 'tiger', percent: 0, whole: false };
    expect(events[0]).toMatchObject({ type: 'photo', seen: [], glimpses: [glimpse] });
    expect(events.some(({ type }) => type === 'tiles')).toBe(false);
  });

  it('PS-2.7 are told with how much of each animal showed', () => {
    const { events } = play(tableOf(), photo(0), { eye: seeing('eagle') });
    const half = { layer: 0, animal: 0, species: 'eagle', percent: 50, whole: false };
    expect(events[0]).toMatchObject({ seen: [half] });
    const whole = play(tableOf(), photo(0), { eye: seeingWhole('eagle') });
    expect(whole.events[0]).toMatchObject({ seen: [{ ...half, percent: 100, whole: true }] });
  });

  it('PS-2.8 are none if all tiles of a species are taken', () => {
    const state = tableOf();
    state.supply[TIGER] = 1;
    const { events } = play(state, photo(0), { eye: seeing('tiger', 'tiger', 'eagle') });
    expect(state.photos[0]).toEqual(countsOf([TIGER, EAGLE]));
    expect(state.supply[TIGER]).toBe(0);
    expect(events).toContainEqual({ type: 'tiles', seat: 0, photos: [TIGER, EAGLE], missed: ['tiger'] });
  });

  it('PS-2.9 come first, then yeti halves, then the token, then the card, then the next turn', () => {
    const eye: Judge = () => {
      const { perfect } = seeingWhole('tiger')([], { card: 0, turned: false });
      return { ...seeing('yeti', 'tiger')([], { card: 0, turned: false }), perfect };
    };
    const { events } = play(tableOf(), photo(0, { called: true }), { eye });
    expect(events.map(({ type }) => type)).toEqual(['photo', 'tiles', 'yeti', 'token', 'drew', 'turn']);
  });

  it('PS-2.10 are followed by a new card from what nobody has seen', () => {
    const state = tableOf();
    // The pool is 6 to 39: the fourth of it is 9.
    const { events, revealed } = play(state, photo(1), { eye: NOTHING, script: [3] });
    expect(state.hands[0]).toEqual([0, 2, 9]);
    expect(state.deck).toBe(13);
    expect(events).toContainEqual({ type: 'drew', seat: 0, card: 9, deck: 13 });
    expect(revealed).toEqual([{ rule: 'PS-2.4' }, { rule: 'PS-9.1', to: [0] }]);
    expect(poolOf(state.rack, state.hands)).toHaveLength(33);
  });

  it('PS-2.10 are followed by no card once the deck is empty, even if cards were removed at set-up', () => {
    const state = tableOf(2, { deck: 0, rounds: 9 });
    const { events } = play(state, photo(1), { eye: NOTHING, script: [] });
    expect(state.hands[0]).toEqual([0, 2]);
    expect(events.some(({ type }) => type === 'drew')).toBe(false);
  });
});

describe('a perfect shot', () => {
  const CALL = photo(0, { called: true });

  it('PS-3.1 is called with the placement', () => {
    const { events } = play(tableOf(), CALL, { eye: NOTHING });
    expect(events[0]).toMatchObject({ type: 'photo', called: true });
  });

  it('PS-3.2 can be called twice, whether it succeeds or not', () => {
    const called = (hits: number, misses: number) => {
      const state = tableOf(2, { hits: [hits, 0], misses: [misses, 0] });
      return [refused(state, CALL), legal(state, 'turn').some((action) => action.type === 'photo' && action.called)];
    };
    const no = { code: 'noCalls', rule: 'PS-3.2' };
    expect(called(0, 0)).toEqual([undefined, true]);
    expect(called(1, 0)).toEqual([undefined, true]);
    expect(called(0, 1)).toEqual([undefined, true]);
    expect(called(1, 1)).toEqual([no, false]);
    expect(called(2, 0)).toEqual([no, false]);
    expect(called(0, 2)).toEqual([no, false]);
  });

  it('PS-3.2 counts for each player alone', () => {
    expect(refused(tableOf(2, { hits: [0, 2] }), CALL)).toBeUndefined();
    expect(refused(tableOf(2, { hits: [2, 0] }), photo(0))).toBeUndefined();
  });

  it('PS-3.3 gives a token with its 2-point side, and the tile', () => {
    const state = tableOf();
    const { events } = play(state, CALL, { eye: seeingWhole('tiger') });
    expect([state.hits, state.misses]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(state.photos[0]).toEqual(countsOf([TIGER]));
    expect(events).toContainEqual({ type: 'token', seat: 0, hit: true });
  });

  it('PS-3.4 gives a token with its 0-point side if no animal is whole, and the tiles', () => {
    const state = tableOf();
    const { events } = play(state, CALL, { eye: seeing('tiger') });
    expect([state.hits, state.misses]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(state.photos[0]).toEqual(countsOf([TIGER]));
    expect(events).toContainEqual({ type: 'token', seat: 0, hit: false });
  });

  it('PS-3.5 may be a yeti, or an animal whose tiles are all taken', () => {
    const yeti = tableOf();
    play(yeti, CALL, { eye: seeingWhole('yeti') });
    expect(yeti.hits).toEqual([1, 0]);
    const gone = tableOf();
    gone.supply[TIGER] = 0;
    play(gone, CALL, { eye: seeingWhole('tiger') });
    expect(gone.hits).toEqual([1, 0]);
    expect(gone.photos[0]).toEqual(noPhotos());
  });

  it('PS-3.5 does not exist without a call', () => {
    const state = tableOf();
    const { events } = play(state, photo(0), { eye: seeingWhole('tiger') });
    expect([state.hits, state.misses]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(events.some(({ type }) => type === 'token')).toBe(false);
  });
});

describe('a yeti', () => {
  it.each([
    [0, LEFT],
    [6, LEFT],
    [7, RIGHT],
    [13, RIGHT],
  ])('PS-4.1 gives a half that chance chooses: %i is %i', (result, half) => {
    const state = tableOf();
    const { events } = play(state, photo(0), { eye: seeing('yeti'), script: [result, 0] });
    expect(state.photos[0]).toEqual(countsOf([half]));
    expect(state.supply[half]).toBe(6);
    expect(events).toContainEqual({ type: 'yeti', seat: 0, photo: half });
  });

  it('PS-4.1 gives one of the halves that are left', () => {
    const state = tableOf();
    [state.supply[LEFT], state.supply[RIGHT]] = [0, 2];
    play(state, photo(0), { eye: seeing('yeti', 'yeti'), script: [0, 0, 0] });
    expect(state.photos[0]).toEqual(countsOf([RIGHT, RIGHT]));
  });

  it('PS-4.1 gives both halves, as long as there is one of each', () => {
    const state = tableOf();
    [state.supply[LEFT], state.supply[RIGHT]] = [1, 1];
    const { events } = play(state, photo(0), { eye: seeing('yeti', 'yeti'), script: [0, 0, 0] });
    expect(state.photos[0]).toEqual(countsOf([LEFT, RIGHT]));
    expect(events.some(({ type }) => type === 'tiles')).toBe(false);
  });

  it('PS-2.8 gives nothing once all halves are taken', () => {
    const state = tableOf();
    [state.supply[LEFT], state.supply[RIGHT]] = [1, 0];
    const { events } = play(state, photo(0), { eye: seeing('yeti', 'yeti'), script: [0, 0] });
    expect(state.photos[0]).toEqual(countsOf([LEFT]));
    expect(events).toContainEqual({ type: 'tiles', seat: 0, photos: [], missed: ['yeti'] });
  });
});

it('PS-2.3 lists the same answers whatever lies in the rack', () => {
  const [empty, full] = [tableOf(), tableOf(2, { rack: [{ card: 30, turned: false, seat: 1, called: false }] })];
  expect(legal(empty, 'turn')).toEqual(legal(full, 'turn'));
  expect(game.timeoutAction(empty, question(empty, 'turn'))).toEqual(game.timeoutAction(full, question(full, 'turn')));
  for (const action of [
    photo(0),
    photo(5),
    photo(1, { called: true }),
    { type: 'album', album: albumNamed('Proof') } as const,
  ])
    expect(refused(empty, action)).toEqual(refused(full, action));
});
