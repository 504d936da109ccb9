import { expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { changeOf, DEFAULT_ORDERS } from '../../src/orders.ts';
import { changesFor } from '../../src/ui/orders/presets.tsx';

it('S-3.15 lets everyone rest in one press, and changes nothing for those who rest already', () => {
  const own = [
    { who: 2, orders: DEFAULT_ORDERS },
    { who: 3, orders: { ...DEFAULT_ORDERS, rest: 'rest' as const } },
  ];
  const [only, ...more] = changesFor(own, { orders: { rest: 'rest' } });
  expect(more).toEqual([]);
  expect(changeOf(only?.how ?? 0, 4)).toEqual({ rest: 'rest' });
  expect(only).toBe(act('order', 2, only?.how));
  expect(changesFor(own, { orders: { snap: 'always' } })).toEqual([]);
});
