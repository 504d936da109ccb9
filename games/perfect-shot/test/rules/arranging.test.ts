import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { layoutOf, looseOf } from '../../src/layout.ts';
import { question } from '../../src/testing.ts';
import { countsOf } from '../../src/tiles.ts';
import type { Event, State } from '../../src/types.ts';
import {
  albumNamed,
  collection,
  EAGLE,
  FOR_ME,
  IBEX,
  LEFT,
  legal,
  move,
  photo,
  play,
  RIGHT,
  refused,
  seeing,
  TIGER,
  TOP,
  tableOf,
  WALRUS,
} from './table.ts';

const ALBUMS = ['Green Shade', 'Three of a Kind'];

/** Seat 0 has a tiger and a walrus on one album, a walrus on the other, and a loose eagle. */
function byHand(setting: Partial<State> = {}): State {
  const state = collection(ALBUMS, [TIGER, WALRUS, WALRUS, EAGLE], setting);
  state.layouts[0] = [[WALRUS, TIGER], [WALRUS]];
  return state;
}

describe('moving tiles', () => {
  it('PS-6.1 goes onto an album, from one to another, and off', () => {
    const state = byHand();
    play(state, move(WALRUS, 'Green Shade', 'Three of a Kind'));
    expect(state.layouts[0]).toEqual([[TIGER], [WALRUS, WALRUS]]);
    play(state, move(EAGLE, undefined, 'Green Shade'));
    expect(state.layouts[0]).toEqual([
      [EAGLE, TIGER],
      [WALRUS, WALRUS],
    ]);
    play(state, move(TIGER, 'Green Shade', undefined));
    expect(state.layouts[0]).toEqual([[EAGLE], [WALRUS, WALRUS]]);
    expect(looseOf(state.photos[0] ?? [], state.layouts[0] ?? [])).toEqual(countsOf([TIGER]));
  });

  it('PS-6.1 is open to every player at any time, in turn or not', () => {
    const state = tableOf(3);
    expect(game.pending(state).map(({ seat, kind, optional }) => [seat, kind, optional])).toEqual([
      [0, 'turn', undefined],
      [0, 'arrange', true],
      [1, 'arrange', true],
      [2, 'arrange', true],
    ]);
  });

  it('PS-6.1 lists every kind of tile at every place once, to every place with room', () => {
    expect(legal(byHand(), 'arrange', 0)).toEqual([
      move(EAGLE, undefined, 'Three of a Kind'),
      move(WALRUS, 'Green Shade', undefined),
      move(WALRUS, 'Green Shade', 'Three of a Kind'),
      move(TIGER, 'Green Shade', undefined),
      move(TIGER, 'Green Shade', 'Three of a Kind'),
      move(WALRUS, 'Three of a Kind', undefined),
      FOR_ME,
    ]);
  });

  it('PS-6.1 reaches every album with room, including the first', () => {
    const state = collection(ALBUMS, [TIGER]);
    state.layouts[0] = [[], []];
    expect(legal(state, 'arrange', 0)).toEqual([
      move(TIGER, undefined, 'Green Shade'),
      move(TIGER, undefined, 'Three of a Kind'),
      FOR_ME,
    ]);
  });

  it('PS-6.2 needs a free slot', () => {
    const full = { code: 'full', rule: 'PS-6.2', params: { album: albumNamed('Green Shade') } };
    expect(refused(byHand(), move(WALRUS, 'Three of a Kind', 'Green Shade'))).toEqual(full);
    expect(refused(byHand(), move(EAGLE, undefined, 'Green Shade'))).toEqual(full);
    expect(refused(byHand(), move(EAGLE, undefined, 'Three of a Kind'))).toBeUndefined();
  });

  it('PS-6.3 may put a tile where it does not suit', () => {
    const state = byHand();
    play(state, move(EAGLE, undefined, 'Three of a Kind'));
    expect(state.layouts[0]?.[1]).toEqual([WALRUS, EAGLE]);
  });

  it('PS-6.4 moves only tiles that lie there', () => {
    const nothing = (from: number, tile: number) => ({
      code: 'noSuchTile',
      rule: 'PS-6.4',
      params: { photo: tile, from },
    });
    expect(refused(byHand(), move(IBEX, undefined, 'Three of a Kind'))).toEqual(nothing(-1, IBEX));
    expect(refused(byHand(), move(WALRUS, undefined, 'Three of a Kind'))).toEqual(nothing(-1, WALRUS));
    const from = albumNamed('Three of a Kind');
    expect(refused(byHand(), move(TIGER, 'Three of a Kind', undefined))).toEqual(nothing(from, TIGER));
  });

  it('PS-6.4 moves only to and from your own albums', () => {
    const state = byHand();
    state.albums[1] = [albumNamed('Proof')];
    const foreign = { code: 'notYourAlbum', rule: 'PS-6.4', params: { album: albumNamed('Proof') } };
    expect(refused(state, move(EAGLE, undefined, 'Proof'), { seat: 0 })).toEqual(foreign);
    expect(refused(state, move(EAGLE, 'Proof', undefined), { seat: 0 })).toEqual(foreign);
    expect(legal(state, 'arrange', 1)).toEqual([]);
  });

  it('PS-4.4 joins the halves of an album', () => {
    const state = collection(['Class Photo'], [LEFT, RIGHT, RIGHT]);
    state.layouts[0] = [[RIGHT, RIGHT]];
    play(state, move(LEFT, undefined, 'Class Photo'));
    expect(state.layouts[0]).toEqual([[LEFT, RIGHT, RIGHT]]);
  });
});

describe('arranging and the others', () => {
  it('PS-6.5 is told only to its player', () => {
    const state = byHand();
    const { events, revealed } = play(state, move(EAGLE, undefined, 'Three of a Kind'), { script: [] });
    const told = { type: 'arranged', seat: 0, photo: EAGLE, from: -1, to: albumNamed('Three of a Kind') };
    expect(events).toEqual([told]);
    expect(game.eventFor(events[0] as Event, 0)).toEqual(told);
    expect(game.eventFor(events[0] as Event, 1)).toBeUndefined();
    expect(game.eventFor(events[0] as Event, 'spectator')).toBeUndefined();
    expect(revealed).toEqual([]);
    const forMe = play(state, FOR_ME, { script: [] }).events;
    expect(forMe).toEqual([{ type: 'arrangedForMe', seat: 0 }]);
    expect(game.eventFor(forMe[0] as Event, 1)).toBeUndefined();
  });

  it('PS-6.5 changes no question, but others see the albums as they are now', () => {
    const state = byHand();
    const before = game.pending(state);
    play(state, move(EAGLE, undefined, 'Three of a Kind'));
    expect(game.pending(state)).toEqual(before);
    expect(game.view(state, 1).layouts[0]).toEqual([
      [WALRUS, TIGER],
      [WALRUS, EAGLE],
    ]);
  });

  it('PS-6.5 is not part of a turn', () => {
    const state = byHand({ turn: 1 });
    play(state, move(EAGLE, undefined, 'Three of a Kind'), { seat: 0 });
    expect(question(state, 'turn').seat).toBe(1);
    expect(refused(state, TOP, { kind: 'arrange', seat: 0 })).toMatchObject({ code: 'notNow', rule: 'PS-6.1' });
  });
});

describe('arranging by the game', () => {
  it('PS-6.6 shows the best arrangement until a tile is moved by hand', () => {
    const state = collection(ALBUMS, [TIGER, TIGER, WALRUS, WALRUS, WALRUS]);
    expect(game.view(state, 1)).toMatchObject({
      layouts: [
        [
          [TIGER, TIGER],
          [WALRUS, WALRUS, WALRUS],
        ],
        [],
      ],
      byHand: [false, false],
    });
    play(state, move(TIGER, 'Green Shade', undefined));
    expect(game.view(state, 1)).toMatchObject({
      layouts: [[[TIGER], [WALRUS, WALRUS, WALRUS]], []],
      byHand: [true, false],
    });
  });

  it('PS-6.6 adds new tiles by itself only until then', () => {
    const auto = collection(['Odd Couple'], [TIGER]);
    play(auto, photo(0), { eye: seeing('walrus') });
    expect(layoutOf(auto, 0)).toEqual([[WALRUS, TIGER]]);
    const hand = collection(['Odd Couple'], [TIGER]);
    hand.layouts[0] = [[TIGER]];
    play(hand, photo(0), { eye: seeing('walrus') });
    expect(layoutOf(hand, 0)).toEqual([[TIGER]]);
  });

  it('PS-6.6 keeps an arrangement when an album is added to it', () => {
    const state = byHand({ albumDeck: [albumNamed('Proof')] });
    play(state, TOP);
    expect(state.layouts[0]).toEqual([[WALRUS, TIGER], [WALRUS], []]);
    const auto = collection(ALBUMS, [TIGER], { albumDeck: [albumNamed('Proof')] });
    play(auto, TOP);
    expect(auto.layouts[0]).toBeNull();
  });

  it('PS-6.6 refuses to take over what the game arranges already', () => {
    const state = collection(ALBUMS, [TIGER]);
    expect(refused(state, FOR_ME)).toEqual({ code: 'arranged', rule: 'PS-6.6' });
    expect(legal(state, 'arrange', 0)).not.toContainEqual(FOR_ME);
  });

  it('PS-6.7 takes over again when asked, and puts in new tiles from then on', () => {
    const state = byHand();
    play(state, FOR_ME);
    expect(state.layouts[0]).toBeNull();
    expect(game.view(state, 0).layouts[0]?.flat().sort()).toEqual([WALRUS, WALRUS, EAGLE, TIGER].sort());
  });

  it('PS-6.7 goes for points first', () => {
    // Three tigers for 2 points beat the one yeti that the halves could make.
    const state = collection(['Three of a Kind'], [TIGER, TIGER, TIGER, LEFT, RIGHT]);
    expect(layoutOf(state, 0)).toEqual([[TIGER, TIGER, TIGER]]);
  });

  it('PS-6.7 goes for yeti tiles if points are equal', () => {
    const state = collection(['Odd Couple'], [TIGER, WALRUS, RIGHT]);
    expect(layoutOf(state, 0)).toEqual([[WALRUS, RIGHT]]);
  });

  it('PS-6.7 decides the rest by a fixed order', () => {
    const state = collection(['Odd Couple', 'Twins'], [TIGER, WALRUS, EAGLE, EAGLE]);
    expect(layoutOf(state, 0)).toEqual([
      [WALRUS, TIGER],
      [EAGLE, EAGLE],
    ]);
    const spare = collection(['Whiskers', 'Stripes'], [TIGER, WALRUS, IBEX]);
    expect(layoutOf(spare, 0)).toEqual([[WALRUS, IBEX], [TIGER]]);
  });
});
