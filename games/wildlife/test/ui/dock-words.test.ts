import { asked } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { OFFER, PREPARE } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { acceptWords, placeWords, reserveWords } from '../../src/ui/dock/card-words.ts';
import { handWords } from '../../src/ui/dock/hand-words.ts';
import type { Picked } from '../../src/ui/signals.ts';
import { dieOnHabitat, draw, expedition, nobodyOffers, play } from '../rules/play.ts';
import { clearTable, hold, lay, SAVANNAH } from '../rules/table.ts';

describe('a button about a drawn card', () => {
  const roomOf = (state: State) => asked({ game, text }, state, question(state)).room;

  it('goes on where its label ends', () => {
    const state = clearTable();
    draw(state, 'Giraffe');
    nobodyOffers(state);
    const room = roomOf(state);
    expect(placeWords(room)).toBe('the Giraffe, and take 1 token');
    expect(reserveWords(room)).toBe('the Giraffe, for yourself');
  });

  it('takes no token where there are none', () => {
    const state = clearTable(2, { tokens: false, reserving: false });
    draw(state, 'Giraffe');
    expect(placeWords(roomOf(state))).toBe('the Giraffe');
  });

  it('says who makes an offer, and what refusing it means', () => {
    const state = clearTable();
    draw(state, 'Giraffe');
    play(state, OFFER, [], 1);
    const room = roomOf(state);
    expect(acceptWords(room)).toBe('Player 2 reserves the Giraffe');
    expect(reserveWords(room)).toBe('refuse the offer for the Giraffe');
    expect(placeWords(room)).toBe(
      'refuse the offer and take 1 token; you must try to photograph the Giraffe this turn',
    );
  });
});

describe('what is in the hand', () => {
  const wordsOf = (state: State, hand: Picked) =>
    handWords(hand, asked({ game, text }, state, question(state)).question);

  it('may go on habitats, and on animals in those that have a die', () => {
    const state = clearTable();
    lay(state, 'Giraffe', 'Golden eagle');
    play(state, PREPARE);
    play(state, dieOnHabitat(SAVANNAH));
    expect(wordsOf(state, { what: 'die' })).toBe(
      'In your hand: a die. It may go on the Shoreline, the Savannah, the Giraffe, the Mountain or the Rainforest. Escape puts it back.',
    );
  });

  it('may go on animals that have dice, if it is a token', () => {
    const state = clearTable();
    lay(state, 'Giraffe', 'Golden eagle');
    expedition(state, [[SAVANNAH, 1]], [['Giraffe', 1]]);
    expect(wordsOf(state, { what: 'token' })).toBe(
      'In your hand: a token. It may go on the Giraffe. Escape puts it back.',
    );
  });

  it('may go where it is at home, if it is a card', () => {
    const state = clearTable();
    hold(state, 0, 'Raccoon', 'Giraffe');
    play(state, PREPARE);
    expect(wordsOf(state, { what: 'card', card: cardNamed('Giraffe') })).toMatch(
      /: the Giraffe\. .* into the Savannah\./,
    );
    expect(wordsOf(state, { what: 'card', card: cardNamed('Raccoon') })).toMatch(
      /into the Shoreline, the Savannah, the Mountain or the Rainforest\./,
    );
  });
});
