/** What screen readers say about the map. */
import { describe, expect, it } from 'vitest';
import { actionKey } from '../../src/actions.ts';
import { game } from '../../src/index.ts';
import { FACE_DOWN, NONE } from '../../src/types.ts';
import {
  besideWords,
  bonusWords,
  chosenWords,
  deedLabel,
  heldWords,
  holdWords,
  openedWords,
  ownedWords,
  routeWords,
  takeWords,
} from '../../src/ui/heard-words.ts';
import { photoOwner } from '../../src/ui/opened.ts';
import type { Route } from '../../src/ui/routes.ts';
import { seatWords } from '../../src/ui/seat-facts.tsx';
import { ELEPHANT, GIRAFFE, LION, tableOf } from '../rules/table.ts';

/** A1 to C2; the photos lie at A1-B1, A1-A2, B1-C1, B1-B2, C1-C2, A2-B2, B2-C2. */
const ROWS = ['omj', 'ooo'];
const PHOTOS = [LION, GIRAFFE, LION, FACE_DOWN, GIRAFFE, ELEPHANT, NONE];
const ANN_AND_BOB = {
  observer: 0,
  sitters: [
    { seat: 0, name: 'Ann', kind: 'person', mine: true, away: false },
    { seat: 1, name: 'Bob', kind: 'person', mine: false, away: false },
    { seat: 2, name: 'Cid', kind: 'bot', mine: false, away: false },
  ],
} as const;

function viewOf(owners: string, more: Parameters<typeof tableOf>[1] = {}) {
  return game.view(tableOf(ROWS, { seats: 3, photos: PHOTOS, owners, dice: 'omoj', ...more }), 0);
}

function routeOf(tiles: readonly number[], bonus = false, letter = 'A'): Route {
  const action = { type: 'claim', tiles } as const;
  return { key: actionKey(action), letter, action, tiles, words: '', bonus, points: 0, ending: undefined };
}

describe('a route, by ear', () => {
  const wordsOf = (owners: string, route: Route) => routeWords(route, 0, { ...ANN_AND_BOB, view: viewOf(owners) });

  it('has the words of its row, its tiles, who loses them, and the photos', () => {
    expect(wordsOf('......', routeOf([0, 1, 2]))).toBe(
      'Route A: 3 tiles; all free; A1, B1 and C1; opens two lions, one to take',
    );
    expect(wordsOf('.10...', routeOf([0, 1], true))).toBe(
      'Route A: 2 tiles + bonus; takes over 1; A1 and B1; B1 from Bob; opens two lions, one to take',
    );
    expect(wordsOf('12..1.', routeOf([0, 1, 3, 4], false, 'B'))).toBe(
      'Route B: 4 tiles, square; takes over 3; A1, B1, A2 and B2; A1 and B2 from Bob and B1 from Cid; opens lion, giraffe, face-down photo and elephant, one to take',
    );
  });

  it('begins with how the game would end, like its row', () => {
    const ending = {
      scores: [24, 30, 9].map((points) => ({ least: points, most: points })),
      wins: false,
      anyway: false,
    };
    const words = wordsOf('..0000', { ...routeOf([0, 1]), ending });
    expect(words).toMatch(/^Route A: ends the game: you 24, Bob 30; 2 tiles; all free; A1 and B1; /);
  });

  it('says that the last tiles are taken, too', () => {
    expect(wordsOf('..0000', routeOf([0, 1]))).toMatch(/^Route A: 2 tiles; last free tiles; all free; A1 and B1; /);
  });
});

describe('a photo, by ear', () => {
  it('is named with a tile that would open it', () => {
    const view = viewOf('..0..0');
    expect(openedWords([1], 0, view)).toBe('opens lion');
    expect(openedWords([0], 0, view)).toBe('opens no photo');
    expect(bonusWords(4, 0, view)).toBe('B2 mountain, opens no photo');
    expect(bonusWords(1, 0, view)).toBe('B1 marsh, opens lion');
    expect(openedWords([0, 1, 3, 4], 0, view)).toBe('opens two lions, giraffe, face-down photo and elephant');
  });

  it('is named with the tile it lies beside, as long as it is there', () => {
    const view = viewOf('......');
    expect(besideWords(1, view)).toBe('; photos: lion towards A1 and C1, face-down towards B2');
    expect(besideWords(5, view)).toBe('; photos: giraffe towards C1');
    expect(besideWords(5, viewOf('......', { photos: PHOTOS.map(() => NONE) }))).toBe('');
  });

  it('says that it can be taken, and that it is chosen', () => {
    expect([0, 1, 2].map((spot) => takeWords(spot, new Set([1, 2]), 2))).toEqual([
      '',
      ', yours to take',
      ', yours to take, chosen',
    ]);
  });

  it('names the player who has both tiles beside it', () => {
    const view = viewOf('00.01.');
    expect(PHOTOS.map((_, spot) => ownedWords(spot, { ...ANN_AND_BOB, view }))).toEqual([
      ', belongs to you',
      ', belongs to you',
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(ownedWords(0, { ...ANN_AND_BOB, observer: 1, view })).toBe(', belongs to Ann');
    // DA-5.5: a photo that is gone belongs to nobody on the map.
    expect(photoOwner(6, viewOf('....00'))).toBe(NONE);
  });
});

describe('what a press has done, by ear', () => {
  const view = viewOf('......');
  const routes = [routeOf([0, 1]), routeOf([3, 4, 5], false, 'B')];

  it('is whether a die is held', () => {
    expect(heldWords(1, 2, view)).toBe('Die 2, marsh: held.');
    expect(heldWords(1, 1, view)).toBe('Die 2, marsh: not held.');
    expect(holdWords(0b1010, view)).toBe('Held: die 2, marsh; die 4, jungle.');
    expect(holdWords(0, view)).toBe('No die held.');
  });

  it('is what was chosen, and the label of the button that does it', () => {
    const actions = [
      { type: 'claim', tiles: [3, 4, 5] },
      { type: 'bonus', tile: 2 },
      { type: 'photo', spot: 3 },
    ] as const;
    expect(actions.map((action) => chosenWords(action, routes, view))).toEqual([
      'Route B chosen: A2, B2 and C2. Claim it with the button Claim route B.',
      'C1 chosen. Claim it with the button Claim C1.',
      'The face-down photo between B1 and B2 chosen. Take it with the button Take the face-down photo.',
    ]);
    for (const action of actions)
      expect(chosenWords(action, routes, view)).toContain(`the button ${deedLabel(action, routes, view)}.`);
  });
});

describe('a seat, by ear', () => {
  it('has its photos and points only while collections are open', () => {
    const collections = [[1, 0, 1, 0], NO_PHOTOS, NO_PHOTOS];
    const open = { ...viewOf('00.1..', { options: { openCollections: true } }), collections, photoCounts: [2, 0, 0] };
    expect(seatWords({ view: open, seat: 0 })).toBe(
      '2 tiles, 2 photos, 0 turns played; 1 lion and 1 giraffe; 4 points so far',
    );
    expect(seatWords({ view: open, seat: 1 })).toBe('1 tile, 0 photos, 0 turns played; 1 point so far');
    const covered = { ...viewOf('00.1..'), collections, photoCounts: [2, 0, 0] };
    expect(seatWords({ view: covered, seat: 0 })).toBe('2 tiles, 2 photos, 0 turns played');
  });
});

const NO_PHOTOS = [0, 0, 0, 0];
