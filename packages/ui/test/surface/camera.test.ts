import { describe, expect, it } from 'vitest';
import {
  around,
  fitted,
  following,
  panned,
  type Scope,
  toFrame,
  toWorld,
  zoomed,
  zoomOf,
} from '../../src/surface/camera.ts';

const SCOPE: Scope = { world: { width: 1000, height: 500 }, frame: { width: 400, height: 400 }, least: 0.1, most: 4 };
const ONE = { x: 0, y: 0, k: 1 };

describe('the camera', () => {
  it('knows which point of the world is where in the frame', () => {
    expect(toWorld({ x: -100, y: 20, k: 2 }, 0, 40)).toEqual([50, 10]);
    expect(toFrame({ x: -100, y: 20, k: 2 }, { x: 50, y: 10, width: 5, height: 6 })).toEqual({
      x: 0,
      y: 40,
      width: 10,
      height: 12,
    });
  });

  it('pans, at most a little past an edge', () => {
    expect(panned(ONE, -50, -60, SCOPE)).toEqual({ x: -50, y: -60, k: 1 });
    expect(panned(ONE, 500, 600, SCOPE)).toEqual({ x: 64, y: 64, k: 1 });
    expect(panned(ONE, -5000, -5000, SCOPE)).toEqual({ x: -664, y: -164, k: 1 });
  });

  it('keeps a world smaller than the frame near the middle', () => {
    const small = fitted(SCOPE);
    expect(panned(small, 0, 10, SCOPE)).toEqual({ x: 0, y: 110, k: 0.4 });
    expect(panned(small, 900, -900, SCOPE)).toEqual({ x: 64, y: 36, k: 0.4 });
  });

  it('zooms about a point, which stays where it is', () => {
    const from = { x: -200, y: -50, k: 1 };
    const to = zoomed(from, 2, 150, 250, SCOPE);
    expect(to.k).toBe(2);
    expect(toWorld(to, 150, 250)).toEqual(toWorld(from, 150, 250));
  });

  it('keeps the scale within its limits', () => {
    expect(zoomed(ONE, 100, 0, 0, SCOPE).k).toBe(4);
    expect(zoomed(ONE, 0.001, 0, 0, SCOPE).k).toBe(0.1);
  });

  it('fits the whole world into the middle of the frame', () => {
    expect(fitted(SCOPE)).toEqual({ x: 0, y: 100, k: 0.4 });
    expect(fitted({ ...SCOPE, most: 0.2 })).toEqual({ x: 100, y: 150, k: 0.2 });
  });
});

describe('following', () => {
  const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

  it('moves only as far as it must', () => {
    const camera = { x: -300, y: -50, k: 1 };
    expect(following(camera, [box(400, 200)], SCOPE)).toBe(camera);
    expect(following(camera, [box(700, 200)], SCOPE)).toEqual({ x: -344, y: -50, k: 1 });
    expect(following(camera, [box(310, 200)], SCOPE)).toEqual({ x: -286, y: -50, k: 1 });
    expect(following(camera, [], SCOPE)).toBe(camera);
  });

  it('keeps a wider margin if something covers the edges', () => {
    const camera = { x: -300, y: -50, k: 1 };
    expect(following(camera, [box(310, 200)], { ...SCOPE, margin: 50 })).toEqual({ x: -260, y: -50, k: 1 });
  });

  it('leaves the whole board as it is', () => {
    const whole = fitted(SCOPE);
    expect(following(whole, [box(0, 0), box(980, 480)], SCOPE)).toBe(whole);
  });

  it('shows all of them, or the first few if they are too far apart', () => {
    const both = following(ONE, [box(300, 100), box(500, 100)], SCOPE);
    expect(toFrame(both, box(500, 100)).x + 20).toBe(376);
    const two = following(ONE, [box(500, 100), box(300, 100), box(0, 100)], SCOPE);
    expect(toFrame(two, box(500, 100)).x + 20).toBe(376);
    expect(toFrame(two, box(300, 100)).x).toBeGreaterThan(0);
    const first = following(ONE, [box(500, 100), box(0, 100)], SCOPE);
    expect(toFrame(first, box(500, 100)).x + 20).toBe(376);
  });

  it('goes around all boxes', () => {
    expect(around([box(10, 50), box(40, 20)])).toEqual({ x: 10, y: 20, width: 50, height: 50 });
  });
});

describe('how much can be read', () => {
  it.each([
    [0.5, 'far'],
    [1, 'mid'],
    [2, 'mid'],
    [2.2, 'near'],
  ] as const)('at a scale of %d is %s', (k, zoom) => {
    expect(zoomOf({ x: 0, y: 0, k }, 20)).toBe(zoom);
  });
});
