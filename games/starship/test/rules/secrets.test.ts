import { defaultOptions } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { NONE } from '../../src/plan/types.ts';
import { witness } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { BEAST, CREW, quickMatch } from './table.ts';

it('S-17.1 shows orders only to the character’s own side', () => {
  const state = quickMatch({ firstSideSeats: 2 });
  const seen = (observer: number | 'spectator') => game.view(state, observer).orders.map((orders) => orders !== null);
  const crew = state.sheets.map(({ side }) => side === 0);
  expect(seen(0)).toEqual(crew);
  expect(seen(1)).toEqual(crew);
  expect(seen(2)).toEqual(crew.map((own) => !own));
  expect(seen('spectator').includes(true)).toBe(false);
});

it('S-17.1 tells only the character’s own side of a changed order', () => {
  const state = quickMatch({ firstSideSeats: 2 });
  const cx = witness();
  game.apply(state, { seat: 0, kind: 'orders', optional: true }, act('order', CREW, 5), cx);
  const heardBy = (observer: number | 'spectator') =>
    cx.events.map((event: Event) => game.eventFor(event, observer)?.type);
  expect([heardBy(0), heardBy(1), heardBy(2), heardBy('spectator')]).toEqual([
    ['order'],
    ['order'],
    [undefined],
    [undefined],
  ]);
  expect(cx.revealed).toEqual([]);
});

it('S-17.1 reveals an order when it makes something happen', () => {
  const state = quickMatch();
  const cx = witness();
  state.orders = state.orders.with(BEAST, { ...(state.orders[BEAST] as State['orders'][number]), claim: 'early' });
  game.apply(state, game.pending(state)[0] as never, act('end'), cx);
  expect(cx.revealed.every((rule) => rule === 'S-17.1')).toBe(true);
});

it('S-17.2 hides a side until all have chosen', () => {
  const options = { ...defaultOptions(game.options), scenario: 'mutiny', chooseSides: true } as const;
  const state = game.setup(6, options, witness());
  while (game.pending(state)[0]?.kind !== 'side')
    game.apply(state, game.pending(state)[0] as never, act('quick'), witness());
  const asked = game.pending(state);
  expect(asked.map(({ seat, sealed }) => [seat, sealed])).toEqual([1, 2, 3, 4, 5].map((seat) => [seat, true]));
  const first = witness();
  game.apply(state, asked[0] as never, act('side', 1), first);
  expect(first.events.map((event) => game.eventFor(event, 2))).toEqual([{ type: 'sealed', seat: 1 }]);
  expect(first.events.map((event) => game.eventFor(event, 1))).toEqual([{ type: 'sealed', seat: 1, side: 1 }]);
  expect([game.view(state, 1).chosen[1], game.view(state, 2).chosen[1], game.view(state, 2).sealed[1]]).toEqual([
    1,
    NONE,
    true,
  ]);
  const last = witness();
  for (const decision of asked.slice(1)) game.apply(state, decision, act('side', 0), last);
  expect(last.revealed[0]).toBe('S-17.2');
  expect(state.sheets.map(({ side }) => side).slice(0, 2)).toEqual([0, 1]);
});

it('S-17.3 shows everyone all the rest', () => {
  const state = quickMatch();
  const { observer: _, orders: __, chosen: ___, sealed: ____, sight, ...known } = game.view(state, 'spectator');
  const { orders: _____, chosen: ______, fog: _______, ...table } = state;
  expect([known, sight]).toEqual([table, null]);
});
