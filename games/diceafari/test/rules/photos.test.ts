import { describe, expect, it } from 'vitest';
import { game, text } from '../../src/index.ts';
import { NONE } from '../../src/types.ts';
import {
  asked,
  claim,
  ELEPHANT,
  GIRAFFE,
  GORILLA,
  LION,
  legal,
  NEXT_TURN,
  play,
  refused,
  roll,
  STOP,
  tableOf,
  typesOf,
} from './table.ts';

/** Spots: 0-1, 0-3, 1-2, 1-4, 2-5, 3-4, 4-5. */
const BLOCK = ['ooo', 'ooo'];
const PHOTOS = [LION, ELEPHANT, GIRAFFE, GORILLA, LION, ELEPHANT, GIRAFFE];

function take(spot: number) {
  return { type: 'photo', spot } as const;
}

describe('whose photo it is', () => {
  it('DA-5.1 photos between two own tiles, and no others: A and B are green, C is yellow, the rest nobody has', () => {
    // Green (0) has the upper row, yellow (1) two tiles of the lower one.
    const state = tableOf(BLOCK, { owners: '00..11', photos: PHOTOS });
    play(state, claim(0, 1, 2));
    expect(legal(state)).toEqual([take(0), take(2), { type: 'noPhoto' }]);
    const refusal = refused(state, take(6));
    expect(refusal).toEqual({ code: 'notYourPhoto', rule: 'DA-5.1' });
    expect(refusal && text.rejection(refusal)).toBe('You can take a photo only if both tiles beside it are yours.');
    for (const spot of [1, 3, 4, 5])
      expect(refused(state, take(spot))).toEqual({ code: 'notYourPhoto', rule: 'DA-5.1' });
  });

  it('DA-5.1 both tiles must be own ones, on either side', () => {
    const left = tableOf(['ooo'], { owners: '0.1', photos: [LION, LION] });
    play(left, claim(0, 1));
    expect(legal(left)).toEqual([take(0), { type: 'noPhoto' }]);
    const right = tableOf(['ooo'], { owners: '1.0', photos: [LION, LION] });
    play(right, claim(1, 2));
    expect(legal(right)).toEqual([take(1), { type: 'noPhoto' }]);
  });
});

describe('taking it', () => {
  it('DA-5.2 one photo from anywhere goes into the collection', () => {
    const state = tableOf(BLOCK, { owners: '0..0..', photos: PHOTOS });
    play(state, claim(4, 5));
    expect(asked(state)).toEqual(['photo 0']);
    const played = play(state, take(1), NEXT_TURN);
    expect(state.collections).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(state.photos).toEqual([LION, NONE, GIRAFFE, GORILLA, LION, ELEPHANT, GIRAFFE]);
    expect(played.events[0]).toEqual({ type: 'photo', seat: 0, spot: 1, animal: ELEPHANT, secret: false });
    expect(played.revealed).toEqual([]);
    expect(asked(state)).toEqual(['roll 1']);
  });

  it('DA-5.2 nothing is asked if no photo can be taken', () => {
    const state = tableOf(BLOCK, { photos: [NONE, ...PHOTOS.slice(1)] });
    const played = play(state, claim(0, 1), NEXT_TURN);
    expect(typesOf(played)).toEqual(['claimed', 'turn', 'rolled']);
    expect(asked(state)).toEqual(['roll 1']);
  });

  it('DA-5.2 a photo that is gone, or never was, is refused', () => {
    const state = tableOf(BLOCK, { owners: '0.....', photos: [NONE, ...PHOTOS.slice(1)] });
    play(state, claim(0, 1, 2));
    for (const spot of [0, 7, 26]) expect(refused(state, take(spot))).toEqual({ code: 'noSuchPhoto', rule: 'DA-5.2' });
    expect(text.rejection({ code: 'noSuchPhoto' })).toBe('There is no photo there.');
    expect(refused(state, STOP)).toEqual({ code: 'notNow', rule: 'DA-5.2', params: { kind: 'photo' } });
    expect(text.rejection({ code: 'notNow', params: { kind: 'photo' } })).toBe('Take a photo, or choose to take none.');
  });

  it('DA-5.2 a place of the largest map is read, and nothing else', () => {
    expect(game.decodeAction(take(26))).toEqual(take(26));
    for (const spot of [27, -1, '0', undefined]) expect(game.decodeAction({ type: 'photo', spot })).toBeUndefined();
    for (const json of [null, 7, [], {}, { type: 'draw' }]) expect(game.decodeAction(json)).toBeUndefined();
    expect(game.decodeAction({ type: 'stop' })).toEqual(STOP);
    expect(game.decodeAction({ type: 'noPhoto' })).toEqual({ type: 'noPhoto' });
  });

  it('DA-5.3 it may be left', () => {
    const state = tableOf(BLOCK, { photos: PHOTOS });
    play(state, claim(0, 1));
    const { events } = play(state, { type: 'noPhoto' }, NEXT_TURN);
    expect(events[0]).toEqual({ type: 'noPhoto', seat: 0 });
    expect(state.photos).toEqual(PHOTOS);
    expect(state.turn).toBe(1);
  });

  it('DA-5.4 there is no photo in a turn without a claim', () => {
    const stopped = tableOf(BLOCK, { owners: '000000', photos: PHOTOS });
    play(stopped, STOP, roll('dddd').slice(0, 4));
    expect([stopped.turn, stopped.photos]).toEqual([1, PHOTOS]);
    const forced = tableOf(BLOCK, { owners: '000000', photos: PHOTOS, rolls: 2 });
    play(forced, { type: 'roll', hold: 0 }, [0, 0, 0, 0, ...NEXT_TURN.slice(0, 4)]);
    expect([forced.turn, forced.photos]).toEqual([1, PHOTOS]);
  });

  it('DA-5.5 a taken photo stays yours when the tiles are lost', () => {
    const state = tableOf(BLOCK, { photos: PHOTOS });
    play(state, claim(0, 1));
    play(state, take(0), roll('oooo', 4));
    play(state, claim(0, 1, 2));
    expect(state.owners.slice(0, 3)).toEqual([1, 1, 1]);
    expect(state.collections[0]).toEqual([1, 0, 0, 0]);
    expect(legal(state)).toEqual([take(2), { type: 'noPhoto' }]);
  });
});
