import { describe, expect, it } from 'vitest';
import { placedProps, sourceProps } from '../../src/board/placed.ts';
import { AT_REST, reduce } from '../../src/board/reduce.ts';
import { scoped } from '../../src/board/scoped.ts';
import { createBoardStore } from '../../src/board/store.ts';
import { after, lift, offer, press, table } from './table.ts';

function connected() {
  const store = createBoardStore();
  const given = table([offer('a')], { press: () => 'choose' });
  const sent: string[] = [];
  const close = store.connect((state, did) => {
    const upshot = reduce(state, did, given);
    return { state: upshot.state, afterwards: () => void sent.push(upshot.act?.key ?? '-') };
  });
  return { store, sent, close };
}

describe('a store', () => {
  it('separates the aim from changes that redraw the board', () => {
    const { store } = connected();
    let drawn = 0;
    store.still.subscribe(() => drawn++);
    expect(store.dispatch({ did: 'aim', place: 'a' })).toBe(true);
    expect(store.state.get().aim).toBe('a');
    expect(drawn).toBe(0);
    store.dispatch(press('a'));
    expect(drawn).toBe(1);
  });

  it('says whether anything happened, and sends after the state is set', () => {
    const { store, sent } = connected();
    expect(store.dispatch({ did: 'back' })).toBe(false);
    store.dispatch(press('a'));
    store.dispatch(press('a'));
    expect(sent).toEqual(['-', '-', 'a']);
  });

  it('does nothing without a board, and is a new one for another board', () => {
    const { store, close } = connected();
    close();
    expect(store.dispatch(press('a'))).toBe(false);
    expect(createBoardStore().state.get()).toBe(AT_REST);
  });
});

describe('what a game keeps beside it', () => {
  it('is one value per store', () => {
    const turnedUp = scoped(false);
    const [one, other] = [createBoardStore(), createBoardStore()];
    turnedUp(one).set(true);
    expect(turnedUp(one).get()).toBe(true);
    expect(turnedUp(other).get()).toBe(false);
    expect(scoped(false)(one).get()).toBe(false);
  });
});

describe('a place', () => {
  const offers = [offer('a'), offer('b', { hand: 'die' })];
  const given = table(offers, { press: () => 'choose' });
  const propsAt = (place: string, state = AT_REST) => placedProps(place, `Square ${place}`, state, offers);

  it('is named by what you can do there, then by its name', () => {
    expect(propsAt('a')).toMatchObject({ 'aria-label': 'Do a: Square a', 'data-is': 'can' });
    expect(propsAt('d')).toMatchObject({ 'aria-label': 'Square d', 'data-is': undefined });
    const two = [offer('x', { at: ['a'] }), offer('y', { at: ['a'] })];
    expect(placedProps('a', 'Square a', AT_REST, two)['aria-label']).toBe('2 things to do: Square a');
  });

  it('shows that it is chosen, or refused', () => {
    expect(propsAt('a', after(given, [press('a')]).state)).toMatchObject({
      'data-is': 'can chosen',
      'aria-label': 'Do a, chosen: Square a',
    });
    expect(propsAt('d', after(given, [press('d')]).state)['data-is']).toBe('refused');
  });

  it('is usable only with what is in the hand', () => {
    const { state } = after(given, [lift('die')]);
    expect(propsAt('a', state)['data-is']).toBeUndefined();
    expect(propsAt('b', state)['data-is']).toBe('can');
    expect(sourceProps('die', state, offers)).toEqual({
      'data-hand': 'die',
      'data-is': 'can held',
      'aria-pressed': true,
    });
    expect(sourceProps('cup', state, offers)).toMatchObject({ 'data-is': undefined, 'aria-pressed': false });
  });
});
