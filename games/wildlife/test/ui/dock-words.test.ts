import { asked } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../../src/actions.ts';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { acceptWords, placeWords, reserveWords } from '../../src/ui/dock/card-words.ts';
import { draw, nobodyOffers, play } from '../rules/play.ts';
import { clearTable } from '../rules/table.ts';

describe('a button about a drawn card', () => {
  const roomOf = (state: State) => asked({ game, text }, state, question(state)).room;

  it('continues its label', () => {
    const state = clearTable();
    draw(state, 'Giraffe');
    nobodyOffers(state);
    const room = roomOf(state);
    expect(placeWords(room)).toBe('the giraffe, and take 1 token');
    expect(reserveWords(room)).toBe('the giraffe, for yourself');
  });

  it('mentions no token if there are none', () => {
    const state = clearTable(2, { tokens: false, reserving: false });
    draw(state, 'Giraffe');
    expect(placeWords(roomOf(state))).toBe('the giraffe');
  });

  it('says who makes an offer, and what refusing it means', () => {
    const state = clearTable();
    draw(state, 'Giraffe');
    play(state, OFFER, [], 1);
    const room = roomOf(state);
    expect(acceptWords(room)).toBe('Player 2 reserves the giraffe');
    expect(reserveWords(room)).toBe('refuse the offer for the giraffe');
    expect(placeWords(room)).toBe(
      'refuse the offer and take 1 token; you must try to photograph the giraffe this turn',
    );
  });
});
