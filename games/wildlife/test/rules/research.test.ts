import { describe, expect, it } from 'vitest';
import { DONE, DRAW, GIVE_UP, PASS, PREPARE, RESERVE } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { Action, State } from '../../src/types.ts';
import {
  asked,
  cards,
  dieOnAnimal,
  dieOnHabitat,
  draw,
  expedition,
  explore,
  faces,
  idleTurn,
  keys,
  legal,
  nobodyOffers,
  photograph,
  place,
  placeReserved,
  play,
  refusal,
  spook,
  token,
} from './play.ts';
import { clearTable, discard, hold, lay, layRaccoon, MOUNTAIN, SAVANNAH, SHORELINE, thinDeck } from './table.ts';

/** Two seats. Only the first can reserve or pay, so nobody is asked for offers. */
function quietTable(...names: readonly string[]): State {
  const state = clearTable();
  state.tokens = [2, 0];
  lay(state, ...names);
  return state;
}

describe('the turn', () => {
  it('W-2.1 goes through Research, Preparation, Photography and Review', () => {
    const state = quietTable('Guanaco');
    hold(state, 0, 'Meerkat');
    const answers: readonly (readonly [Action, ...number[]])[] = [
      [PREPARE],
      [DONE],
      [dieOnHabitat(MOUNTAIN)],
      [dieOnAnimal('Guanaco')],
      [DONE],
      [token('Guanaco')],
      [DONE],
      [explore(MOUNTAIN), 6],
      [photograph('Guanaco'), 6],
    ];
    const kinds = answers.map(([action, ...dice]) => {
      const { kind } = question(state);
      play(state, action, faces(...dice));
      return kind;
    });
    const preparation = ['reserves', 'dice', 'dice', 'dice', 'tokens', 'tokens'];
    expect(kinds).toEqual(['research', ...preparation, 'explore', 'photograph']);
    expect(asked(state)).toEqual(['research 1']);
  });

  it('W-2.2 you may draw as many cards as you like, one at a time, and then prepare', () => {
    const state = quietTable();
    const shown = ['Western gull', 'Marine iguana', 'South American sea lion', 'Polar bear'];
    for (const name of shown) {
      expect(legal(state)).toEqual(keys(DRAW, PREPARE));
      const left = state.deck.length;
      expect(draw(state, name)[0]).toEqual({ type: 'drew', seat: 0, card: cardNamed(name) });
      expect(state.drawn).toBe(cardNamed(name));
      expect(state.deck).toHaveLength(left - 1);
      play(state, place(SHORELINE));
    }
    expect(state.stacks[SHORELINE]).toEqual(cards(...shown));
    expect(play(state, PREPARE)).toEqual([{ type: 'prepared', seat: 0 }]);
    expect(asked(state)).toEqual(['dice 0']);
  });

  it('W-2.2 you may also draw none', () => {
    const state = quietTable();
    play(state, PREPARE);
    expect(state.deck).toHaveLength(37);
    expect(asked(state)).toEqual(['dice 0']);
  });

  it('W-2.2 in Research you can do nothing else', () => {
    const state = quietTable('Guanaco');
    hold(state, 0, 'Meerkat');
    for (const action of [
      RESERVE,
      PASS,
      DONE,
      GIVE_UP,
      place(MOUNTAIN),
      placeReserved('Meerkat', SAVANNAH),
      dieOnHabitat(MOUNTAIN),
      photograph('Guanaco'),
    ]) {
      expect(refusal(state, action)).toBe('notNow W-2.2');
    }
    expect(game.check(state, question(state), DONE)?.params).toEqual({ kind: 'research' });
  });

  it('W-2.3 a drawn card must be dealt with before the next draw and before Preparation', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Golden eagle');
    expect(asked(state)).toEqual(['card 0']);
    expect(refusal(state, DRAW)).toBe('notNow W-2.3');
    expect(refusal(state, PREPARE)).toBe('notNow W-2.3');
    play(state, place(MOUNTAIN));
    expect(legal(state)).toEqual(keys(DRAW, PREPARE));
  });
});

describe('placing', () => {
  it('W-2.4 the golden eagle (8) may be placed on the golden pheasant (7)', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Golden eagle');
    expect(legal(state)).toEqual(keys(place(MOUNTAIN), RESERVE));
    expect(play(state, place(MOUNTAIN))).toEqual([
      {
        type: 'placed',
        seat: 0,
        card: cardNamed('Golden eagle'),
        habitat: MOUNTAIN,
        committed: false,
        tokens: 1,
      },
    ]);
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Golden pheasant', 'Golden eagle'));
    expect(state.committed).toEqual([]);
    expect(state.drawn).toBe(-1);
  });

  it('W-2.4 the guanaco (4) may not be placed on the golden pheasant (7)', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Guanaco');
    expect(refusal(state, place(MOUNTAIN))).toBe('notHigher W-2.4');
    expect(legal(state)).toEqual(keys(spook(MOUNTAIN), RESERVE));
  });

  it('W-2.4 the refusal names both animals and their difficulties', () => {
    const state = quietTable('Guanaco', 'Golden pheasant');
    draw(state, 'Japanese macaque');
    expect(game.check(state, question(state), place(MOUNTAIN))?.params).toEqual({
      animal: 'Japanese macaque',
      difficulty: 5,
      other: 'Golden pheasant',
      highest: 7,
    });
  });

  it('W-2.4 an equal difficulty is not enough', () => {
    const state = quietTable();
    layRaccoon(state, MOUNTAIN);
    draw(state, "Jackson's chameleon");
    expect(refusal(state, place(MOUNTAIN))).toBe('notHigher W-2.4');
    play(state, RESERVE);
    draw(state, 'Golden pheasant');
    expect(refusal(state, place(MOUNTAIN))).toBe('accepted');
  });

  it('W-2.4 it must be higher than every animal there', () => {
    const state = quietTable('Alpine salamander', 'Golden eagle');
    draw(state, 'Golden pheasant');
    expect(refusal(state, place(MOUNTAIN))).toBe('notHigher W-2.4');
  });

  it('W-2.4 a habitat without animals takes any of its cards, and no other habitat does', () => {
    const state = quietTable('Red panda');
    draw(state, 'Giraffe');
    expect(legal(state)).toEqual(keys(place(SAVANNAH), RESERVE));
    expect(refusal(state, place(SHORELINE))).toBe('wrongHabitat W-2.4');
    expect(game.check(state, question(state), place(SHORELINE))?.params).toEqual({
      animal: 'Giraffe',
      habitat: 'savannah',
    });
  });

  it('W-2.5 each card placed earns 1 token', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Golden eagle');
    play(state, place(MOUNTAIN));
    expect(state.tokens).toEqual([3, 0]);
    draw(state, 'Meerkat');
    play(state, place(SAVANNAH));
    expect(state.tokens).toEqual([4, 0]);
  });

  it('W-2.5 a card reserved or spooked earns nothing from the bank', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Meerkat');
    play(state, RESERVE);
    expect(state.tokens).toEqual([2, 0]);
    draw(state, 'Guanaco');
    play(state, spook(MOUNTAIN));
    // Only what every turn without a photograph brings (W-6.2).
    expect(state.tokens).toEqual([2 + 3, 0]);
  });
});

describe('spooking', () => {
  it('W-2.6 the guanaco and all animals of the mountain are discarded; the other habitats keep theirs', () => {
    const state = quietTable('Japanese macaque', 'Golden pheasant', 'Meerkat');
    draw(state, 'Guanaco');
    const [event] = play(state, spook(MOUNTAIN));
    expect(event).toEqual({
      type: 'spooked',
      seat: 0,
      card: cardNamed('Guanaco'),
      habitat: MOUNTAIN,
      gone: cards('Japanese macaque', 'Golden pheasant'),
      upright: [],
    });
    expect(state.discards).toEqual(cards('Guanaco', 'Japanese macaque', 'Golden pheasant'));
    expect(state.stacks).toEqual([[], cards('Meerkat'), [], []]);
  });

  it('W-2.6 only its natural habitat can be spooked', () => {
    const state = quietTable('Golden pheasant', 'Meerkat');
    draw(state, 'Guanaco');
    expect(refusal(state, spook(SAVANNAH))).toBe('wrongHabitat W-2.6');
    expect(legal(state)).toEqual(keys(spook(MOUNTAIN), RESERVE));
  });

  it('W-2.7 a spook leads directly to Review, past Preparation and Photography', () => {
    const state = quietTable('Golden pheasant', 'Meerkat');
    hold(state, 0, 'Giraffe');
    draw(state, 'Guanaco');
    const types = play(state, spook(MOUNTAIN)).map(({ type }) => type);
    expect(types).toEqual(['spooked', 'experience', 'turn']);
    expect(asked(state)).toEqual(['research 1']);
    expect(state.drawn).toBe(-1);
    expect(state.reserves[0]).toEqual(cards('Giraffe'));
  });

  it('W-2.8 a card that could be placed cannot spook', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Golden eagle');
    expect(refusal(state, spook(MOUNTAIN))).toBe('placeable W-2.8');
    expect(legal(state)).not.toContain('spook 2');
  });

  it('W-2.8 a card for an empty habitat cannot spook either', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Giraffe');
    expect(refusal(state, spook(SAVANNAH))).toBe('placeable W-2.8');
    expect(refusal(state, spook(MOUNTAIN))).toBe('placeable W-2.8');
  });

  it('W-2.9 without an offer you may spook although you have room to reserve', () => {
    const state = clearTable();
    lay(state, 'Golden pheasant');
    draw(state, 'Guanaco');
    nobodyOffers(state);
    expect(legal(state)).toEqual(keys(spook(MOUNTAIN), RESERVE));
    play(state, spook(MOUNTAIN));
    expect(state.stacks[MOUNTAIN]).toEqual([]);
  });

  it('W-2.9 only reserving prevents a spook', () => {
    const state = quietTable('Golden pheasant');
    hold(state, 0, 'Meerkat', 'Giraffe');
    draw(state, 'Guanaco');
    expect(legal(state)).toEqual(keys(spook(MOUNTAIN)));
  });
});

describe('reserving', () => {
  it('W-2.10 a card that would spook may be reserved free of charge; nothing is spooked and you draw on', () => {
    const state = quietTable('Golden pheasant');
    draw(state, 'Guanaco');
    expect(play(state, RESERVE)).toEqual([{ type: 'reserved', seat: 0, card: cardNamed('Guanaco') }]);
    expect(state.reserves).toEqual([cards('Guanaco'), []]);
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Golden pheasant'));
    expect(state.tokens).toEqual([2, 0]);
    expect(legal(state)).toEqual(keys(DRAW, PREPARE));
  });

  it('W-2.10 a card that could be placed may be reserved, too, even without tokens', () => {
    const state = quietTable();
    state.tokens = [0, 0];
    draw(state, 'Giraffe');
    play(state, RESERVE);
    expect(state.reserves).toEqual([cards('Giraffe'), []]);
    expect(state.tokens).toEqual([0, 0]);
  });

  it('W-2.11 two cards can be held and no third', () => {
    const state = quietTable();
    for (const name of ['Giraffe', 'Meerkat']) {
      draw(state, name);
      play(state, RESERVE);
    }
    draw(state, 'White rhino');
    expect(refusal(state, RESERVE)).toBe('reserveFull W-2.11');
    expect(legal(state)).toEqual(keys(place(SAVANNAH)));
  });

  it('W-2.11 only a card put into a habitat makes room', () => {
    const state = quietTable();
    hold(state, 0, 'Giraffe', 'Meerkat');
    play(state, PREPARE);
    play(state, placeReserved('Meerkat', SAVANNAH));
    play(state, DONE);
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnAnimal('Meerkat'));
    play(state, DONE);
    play(state, DONE);
    play(state, explore(SAVANNAH), faces(6));
    play(state, photograph('Meerkat'), faces(6));
    idleTurn(state);
    draw(state, 'Guanaco');
    nobodyOffers(state);
    play(state, RESERVE);
    expect(state.reserves[0]).toEqual(cards('Giraffe', 'Guanaco'));
  });

  it('W-2.12 a reserved card is not a photograph', () => {
    const state = quietTable();
    draw(state, 'Giraffe');
    play(state, RESERVE);
    expect(state.portfolios).toEqual([[], []]);
    expect(state.photos).toBe(0);
  });

  it('W-2.12 no other player can photograph or place a reserved card', () => {
    const state = quietTable();
    hold(state, 1, 'Giraffe', 'Meerkat');
    hold(state, 0, 'White rhino');
    play(state, PREPARE);
    expect(refusal(state, placeReserved('Giraffe', SAVANNAH))).toBe('notInReserve W-4.2');
    play(state, DONE);
    play(state, dieOnHabitat(SAVANNAH));
    expect(refusal(state, dieOnAnimal('Giraffe'))).toBe('notOnTable W-4.8');
    expect(legal(state)).not.toContain(`dieOnAnimal ${cardNamed('Giraffe')}`);
  });
});

describe('the deck', () => {
  it('W-2.13 when the deck is empty the discards form a new one', () => {
    const state = quietTable();
    discard(state, 'White rhino', 'Giraffe', 'Red panda');
    thinDeck(state, 1);
    const [rhino = -1] = cards('White rhino');
    expect(play(state, DRAW, [1])).toEqual([
      { type: 'shuffled', cards: 3 },
      { type: 'drew', seat: 0, card: rhino },
    ]);
    expect(state.drawn).toBe(rhino);
    expect(state.deck).toEqual(cards('Giraffe', 'Red panda'));
    expect(state.discards).toEqual([]);
  });

  it('W-2.13 the last card of the deck is drawn before any shuffling', () => {
    const state = quietTable();
    discard(state, 'White rhino', 'Giraffe');
    thinDeck(state, 1, 'Meerkat');
    expect(play(state, DRAW, [0]).map(({ type }) => type)).toEqual(['drew']);
    expect(state.drawn).toBe(cardNamed('Meerkat'));
    expect(state.discards).toEqual(cards('White rhino', 'Giraffe'));
    play(state, place(SAVANNAH));
    expect(legal(state)).toEqual(keys(DRAW, PREPARE));
  });

  it('W-2.13 a single discarded card is enough', () => {
    const state = quietTable();
    discard(state, 'Giraffe');
    thinDeck(state, 1);
    expect(legal(state)).toEqual(keys(DRAW, PREPARE));
    play(state, DRAW, [0]);
    expect(state.drawn).toBe(cardNamed('Giraffe'));
  });

  it('W-2.14 a single card in the deck can be drawn, without any discards', () => {
    const state = quietTable();
    thinDeck(state, 1, 'Giraffe');
    expect(legal(state)).toEqual(keys(DRAW, PREPARE));
    play(state, DRAW, [0]);
    play(state, place(SAVANNAH));
    expect(legal(state)).toEqual(keys(PREPARE));
  });

  it('W-2.14 with neither deck nor discards you cannot draw', () => {
    const state = quietTable('Giraffe');
    thinDeck(state, 1);
    expect(legal(state)).toEqual(keys(PREPARE));
    expect(refusal(state, DRAW)).toBe('nothingToDraw W-2.14');
    expedition(state, []);
    expect(asked(state)).toEqual(['research 1']);
  });
});
