import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../src/board.ts';
import { MAPS, type MapId } from '../../src/data/maps.ts';
import { type Layout, layoutOf, type Room, tileBox } from '../../src/ui/map/layout.ts';
import { strokesOf } from '../../src/ui/map/strokes.ts';

const DESK = { width: 992, height: 462 };
const PHONES = [
  { width: 390, height: 296 },
  { width: 472, height: 294 },
] as const;
/** A thumb can hit tiles that are this far apart. */
const THUMB = 44;

function laid(room: Room, compact: boolean): readonly (readonly [MapId, Layout])[] {
  return MAPS.map((card, map) => [card.id, layoutOf(makeBoard(card), strokesOf({ map }), room, compact)]);
}

function giraffe(room: Room, compact: boolean): Layout | undefined {
  return laid(room, compact).find(([id]) => id === 'giraffe')?.[1];
}

describe('a map on a phone', () => {
  it.each(PHONES)('has tiles large enough for thumbs in $width x $height, and is as wide as the screen', (room) => {
    for (const [id, { width, pitch }] of laid(room, true)) {
      expect(pitch, id).toBeGreaterThanOrEqual(THUMB);
      expect(width, id).toBe(room.width);
    }
  });

  it.each(PHONES)('has all of its tiles on the sheet in $width x $height', (room) => {
    for (const [index, [id, layout]] of laid(room, true).entries()) {
      const card = MAPS[index];
      for (const place of card === undefined ? [] : makeBoard(card).tiles) {
        const box = tileBox(place, layout);
        expect(Math.min(box.x, box.y), id).toBeGreaterThan(0);
        expect(box.x + box.width, id).toBeLessThan(layout.width);
        expect(box.y + box.height, id).toBeLessThan(layout.height);
      }
    }
  });

  it('is higher than the desk only if its tiles would be too small otherwise', () => {
    const scrolling = PHONES.map((room) =>
      laid(room, true).flatMap(([id, { height }]) => (height > room.height ? [id] : [])),
    );
    expect(scrolling).toEqual([
      ['camel', 'flamingo', 'giraffe', 'hare'],
      ['camel', 'flamingo', 'giraffe', 'hare'],
    ]);
    // And no higher than they need.
    expect(giraffe(PHONES[0], true)?.pitch).toBe(THUMB);
  });

  it.each([...PHONES, { width: 390, height: 264 }])('is shown whole in $width x $height beside a list', (room) => {
    for (const [id, { height }] of laid({ ...room, glance: true }, true)) expect(height, id).toBe(room.height);
    // Where its tiles would be too small for any finger, it scrolls as before.
    expect(giraffe({ width: 360, height: 240, glance: true }, true)?.pitch).toBe(THUMB);
  });

  it('fits a narrower screen, with slightly smaller tiles', () => {
    for (const [id, { width, pitch }] of laid({ width: 360, height: 240 }, true)) {
      expect(width, id).toBe(360);
      expect(pitch, id).toBeGreaterThanOrEqual(40);
    }
  });

  it('takes all the paper there is, and its tiles stay where they were', () => {
    const [roll, watch] = [296, 420].map((paper) => giraffe({ ...PHONES[0], paper }, true));
    expect(roll?.height).toBeGreaterThan(296);
    expect(watch?.height).toBe(420);
    expect([watch?.top, watch?.pitch]).toEqual([roll?.top, roll?.pitch]);
    expect((watch?.below ?? 0) - (roll?.below ?? 0)).toBeCloseTo(420 - (roll?.height ?? 0), 0);
  });

  it('is shown whole if you only look at it', () => {
    const room = { width: 366, height: 272, whole: true };
    for (const [id, { width, height }] of laid(room, true)) expect([width, height], id).toEqual([366, 272]);
    const sheet = makeBoard({ name: 'Sheet', rows: Array.from({ length: 18 }, () => '#'.repeat(18)) });
    expect(layoutOf(sheet, [], room, true).height).toBe(272);
  });
});

describe('a map on a large screen', () => {
  it('is as large as the room allows', () => {
    expect(Object.fromEntries(laid(DESK, false).map(([id, { pitch }]) => [id, pitch]))).toEqual({
      camel: 62,
      crocodile: 91,
      elephant: 95,
      flamingo: 50,
      giraffe: 53,
      gorilla: 72,
      hare: 65,
      lion: 84,
      rhinoceros: 84,
      scorpion: 77,
      snake: 77,
      turtle: 70,
    });
    for (const [id, { height }] of laid(DESK, false)) expect(height, id).toBeLessThanOrEqual(DESK.height);
  });
});
