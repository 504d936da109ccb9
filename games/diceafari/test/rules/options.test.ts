import { decodeOptions, defaultOptions } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { scoreSheet } from '../../src/score.ts';
import { newTable } from '../../src/testing.ts';
import { FACE_DOWN, NONE } from '../../src/types.ts';
import {
  claim,
  claims,
  DESERT,
  ELEPHANT,
  GIRAFFE,
  GORILLA,
  LION,
  MOUNTAIN,
  NEXT_TURN,
  play,
  STOP,
  tableOf,
} from './table.ts';

it('DA-8.1 all are off unless switched on, each by itself', () => {
  expect(defaultOptions(game.options)).toEqual({
    map: 'random',
    customMap: null,
    corners: false,
    photoSurprise: false,
    exclusiveCoverage: false,
    wetlands: false,
    openCollections: false,
  });
  for (const name of ['corners', 'photoSurprise', 'exclusiveCoverage', 'wetlands', 'openCollections']) {
    const decoded = decodeOptions(game.options, { [name]: true });
    expect(decoded).toEqual({ ok: true, value: { ...defaultOptions(game.options), [name]: true } });
  }
});

describe('corner routes', () => {
  const CORNERS = { options: { corners: true } };

  it('DA-8.2 three tiles of a square are routes too, in all four ways', () => {
    const routes = claims(tableOf(['oo', 'oo'], CORNERS));
    expect(routes.filter(({ length }) => length === 3)).toEqual([
      [1, 2, 3],
      [0, 2, 3],
      [0, 1, 3],
      [0, 1, 2],
    ]);
    expect(routes).toHaveLength(9);
    expect(claims(tableOf(['oo', 'oo']))).toHaveLength(5);
  });

  it('DA-8.2 the fourth tile need not be on the map', () => {
    for (const rows of [
      ['oo.', '.oo'],
      ['.oo', 'oo.'],
    ]) {
      expect(claims(tableOf(rows, CORNERS)).filter(({ length }) => length === 3)).toHaveLength(2);
    }
  });

  it('DA-8.2 they need their dice, and earn the bonus of three', () => {
    const state = tableOf(['od', 'md'], { ...CORNERS, dice: 'odmm', bonus: 3 });
    expect(claims(state).filter(({ length }) => length === 3)).toEqual([
      [0, 2, 3],
      [0, 1, 2],
    ]);
    play(state, claim(0, 1, 2));
    expect(state.open[0]?.kind).toBe('bonus');
  });
});

describe('Photo Surprise', () => {
  it('DA-8.3 all photos lie face down', () => {
    const { photos } = newTable(2, { photoSurprise: true, map: 'elephant' });
    expect(photos).toEqual(Array(22).fill(FACE_DOWN));
  });

  it('DA-8.3 you learn what a photo shows when it is taken', () => {
    const state = tableOf(['oooo'], { options: { photoSurprise: true }, photos: Array(3).fill(FACE_DOWN) });
    play(state, claim(0, 1));
    const { events } = play(state, { type: 'photo', spot: 0 }, [20, ...NEXT_TURN]);
    expect(events[0]).toEqual({ type: 'photo', seat: 0, spot: 0, animal: GIRAFFE, secret: true });
    expect(state.collections[0]).toEqual([0, 0, 1, 0]);
    expect(state.photos).toEqual([NONE, FACE_DOWN, FACE_DOWN]);
  });

  it('DA-8.3 the photos left at the end are turned over then', () => {
    const state = tableOf(['oooo'], {
      options: { photoSurprise: true },
      owners: '0001',
      photos: Array(3).fill(FACE_DOWN),
    });
    state.turns = [2, 3];
    state.collections = [
      [0, 7, 0, 0],
      [0, 0, 0, 0],
    ];
    // Of 21 tokens left the eighth is a giraffe; of 20 left the last is a gorilla.
    const { events, revealed } = play(state, STOP, [7, 19]);
    expect(events.filter(({ type }) => type === 'collected')).toEqual([
      { type: 'collected', seat: 0, spot: 0, animal: GIRAFFE },
      { type: 'collected', seat: 0, spot: 1, animal: GORILLA },
    ]);
    expect(state.photos).toEqual([NONE, NONE, FACE_DOWN]);
    expect(revealed).toEqual([{ rule: 'DA-9.1' }]);
  });
});

describe('Exclusive Coverage', () => {
  const COVERAGE = { exclusiveCoverage: true };

  it('DA-8.4 every mountain and every jungle tile score 10: the example of the rulebook', () => {
    const state = tableOf(['oojjd'], { options: COVERAGE, owners: '00001' });
    expect(scoreSheet(state, 0)).toMatchObject({ exclusive: [1, 2], travel: 4, total: 14 });
    expect(scoreSheet(state, 1)).toMatchObject({ exclusive: [DESERT], total: 6 });
  });

  it('DA-8.4 one tile that is free or not yours spoils it', () => {
    for (const owners of ['001', '00.']) {
      const state = tableOf(['oooj'], { options: COVERAGE, owners: `${owners}1` });
      expect(scoreSheet(state, 0).exclusive).toEqual([]);
    }
    expect(scoreSheet(tableOf(['oooj'], { options: COVERAGE, owners: '0001' }), 0).exclusive).toEqual([MOUNTAIN]);
  });

  it('DA-8.4 it scores nothing unless switched on', () => {
    expect(scoreSheet(tableOf(['oojj'], { owners: '0000' }), 0)).toMatchObject({ exclusive: [], total: 4 });
  });

  it('DA-8.5 a terrain without a tile scores for nobody', () => {
    const state = tableOf(['oooo'], { options: COVERAGE, owners: '0000' });
    expect(scoreSheet(state, 0).exclusive).toEqual([MOUNTAIN]);
    expect(scoreSheet(state, 1).exclusive).toEqual([]);
  });
});

describe('Wetlands', () => {
  /** Ends the game with a row of these terrains and owners. */
  function ended(letters: string, owners: string, photos: readonly number[], turns = [2, 3]) {
    const state = { ...tableOf([letters], { options: { wetlands: true }, owners, photos, dice: 'uuuu' }), turns };
    return { state, ...play(state, STOP) };
  }

  it.each(['mj', 'jo', 'os', 'su', 'ud', 'md'])('DA-8.6 of the neighbours %s the first is wetter', (pair) => {
    expect(ended(`${pair}..dd`, '0111', [ELEPHANT, NONE]).state.collections[0]).toEqual([0, 1, 0, 0]);
    const turned = [...pair].reverse().join('');
    expect(ended(`${turned}..dd`, '0111', [ELEPHANT, NONE]).state.collections[1]).toEqual([0, 1, 0, 0]);
  });

  it('DA-8.6 comes after the photos between own tiles, and is told separately', () => {
    const { state, events } = ended('mjod', '0011', [LION, ELEPHANT, GORILLA]);
    expect(state.collections).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 1],
    ]);
    expect(state.gifts).toEqual([1, 0]);
    expect(events.slice(2, 5)).toEqual([
      { type: 'collected', seat: 0, spot: 0, animal: LION },
      { type: 'collected', seat: 1, spot: 2, animal: GORILLA },
      { type: 'wetland', seat: 0, spot: 1, animal: ELEPHANT },
    ]);
    expect(scoreSheet(state, 0)).toMatchObject({ gifts: 1, total: 4 });
  });

  it('DA-8.6 is off unless switched on', () => {
    const state = {
      ...tableOf(['mjod'], { owners: '0011', photos: [NONE, ELEPHANT, NONE], dice: 'uuuu' }),
      turns: [2, 3],
    };
    play(state, STOP);
    expect(state.photos).toEqual([NONE, ELEPHANT, NONE]);
    expect(state.gifts).toEqual([0, 0]);
  });

  it('DA-8.7 between tiles of one terrain, or beside a free one, a photo is left over', () => {
    expect(ended('mmjj', '0111', [LION, NONE, NONE]).state.photos).toEqual([LION, NONE, NONE]);
    const free = ended('mjod', '0.1.', [LION, LION, LION], [29, 30]);
    expect(free.state.photos).toEqual([LION, LION, LION]);
    expect(free.state.gifts).toEqual([0, 0]);
  });
});

describe('open collections', () => {
  it('DA-8.8 with Photo Surprise, all see what is taken', () => {
    const options = { photoSurprise: true, openCollections: true };
    const state = tableOf(['oooo'], { options, photos: Array(3).fill(FACE_DOWN) });
    play(state, claim(0, 1));
    const { events, revealed } = play(state, { type: 'photo', spot: 0 }, [0, ...NEXT_TURN]);
    const taken = { type: 'photo', seat: 0, spot: 0, animal: LION, secret: false };
    for (const observer of [0, 1, 'spectator'] as const) {
      expect(events.map((event) => game.eventFor(event, observer))).toContainEqual(taken);
      expect(game.view(state, observer).collections).toEqual([
        [1, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
    }
    expect(revealed).toEqual([]);
  });
});

it('DA-8.9 the presets are what they say', () => {
  const presets = Object.fromEntries((game.options.presets ?? []).map(({ id, options }) => [id, options]));
  expect(presets).toEqual({
    learning: { map: 'turtle', openCollections: true },
    expert: { photoSurprise: true, exclusiveCoverage: true, wetlands: true },
  });
});
