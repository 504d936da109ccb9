import { describe, expect, it } from 'vitest';
import { scrollBy } from '../../src/board/in-view.ts';

describe('what must be in sight on a board that scrolls', () => {
  it('stays if it is seen whole', () => {
    expect(scrollBy([100, 200], [0, 390])).toBe(0);
  });

  it('comes into view from either side, its beginning first', () => {
    expect(scrollBy([-40, 60], [0, 390])).toBe(-64);
    expect(scrollBy([350, 450], [0, 390])).toBe(84);
    expect(scrollBy([350, 850], [0, 390])).toBe(326);
  });
});
