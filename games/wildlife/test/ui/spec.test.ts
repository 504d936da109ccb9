import type { Did } from '@shutterbox/ui/board';
import { asked, doneAt } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { DONE, PREPARE } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { cardPlace, DECK, DIE, DISCARDS, habitatPlace, reservedPlace, TOKEN_IN_HAND } from '../../src/ui/places.ts';
import { spec } from '../../src/ui/spec.ts';
import { dieOnAnimal, dieOnHabitat, draw, expedition, nobodyOffers, play } from '../rules/play.ts';
import { clearTable, hold, lay, layRaccoon, MOUNTAIN, SAVANNAH } from '../rules/table.ts';

function did(state: State, ...dids: readonly Did[]) {
  return doneAt(asked({ game, text }, state, question(state)).room, spec, ...dids);
}

/** A press, with a reserved card in the hand if one is given. */
function touched(state: State, place: string, inHand?: number) {
  const lifted: readonly Did[] = inHand === undefined ? [] : [{ did: 'lift', hand: cardPlace(inHand) }];
  const { act, state: after } = did(state, ...lifted, { did: 'press', place });
  return { action: act?.actions[0], sentence: after.note?.reason?.sentence };
}

describe('a card that would spook', () => {
  function spooking(): State {
    const state = clearTable();
    lay(state, 'African bullfrog', 'Golden eagle');
    layRaccoon(state, SAVANNAH);
    draw(state, 'Meerkat');
    nobodyOffers(state);
    return state;
  }

  it.each([
    ['the habitat', habitatPlace(SAVANNAH)],
    ['an animal in it', cardPlace(cardNamed('African bullfrog'))],
    ['a raccoon in it', cardPlace(cardNamed('Raccoon'))],
  ])('is not let loose by a touch of %s, which names the button instead', (_, place) => {
    const { action, sentence } = touched(spooking(), place);
    expect(action).toBeUndefined();
    expect(sentence).toMatch(/doesn't fit\. .*press “Spook the Savannah”\.$/);
  });

  it('says nothing of a spook elsewhere', () => {
    expect(touched(spooking(), habitatPlace(MOUNTAIN)).sentence).toBe('The meerkat belongs in the Savannah.');
    expect(touched(spooking(), cardPlace(cardNamed('Golden eagle'))).sentence).toBeUndefined();
  });

  it('is placed by a touch where it fits', () => {
    const state = clearTable();
    draw(state, 'Meerkat');
    nobodyOffers(state);
    expect(touched(state, habitatPlace(SAVANNAH)).action).toEqual({ type: 'place', habitat: SAVANNAH });
  });
});

describe('two reserved cards of one habitat', () => {
  const [meerkat, giraffe] = [cardNamed('Meerkat'), cardNamed('Giraffe')];

  it('wait for your choice before the habitat takes one', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Giraffe');
    play(state, PREPARE);
    const { action, sentence } = touched(state, habitatPlace(SAVANNAH));
    expect(action).toBeUndefined();
    expect(sentence).toBe('Pick up the meerkat or the giraffe first.');
    expect(touched(state, habitatPlace(SAVANNAH), giraffe).action).toMatchObject({ card: giraffe });
    expect(touched(state, habitatPlace(SAVANNAH), meerkat).action).toMatchObject({ card: meerkat });
  });

  it('need no choice if there is only one', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Golden eagle');
    play(state, PREPARE);
    expect(touched(state, habitatPlace(SAVANNAH)).action).toMatchObject({ card: meerkat });
  });

  it('go with one press to the only habitat that takes them; a raccoon is picked up', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Raccoon');
    play(state, PREPARE);
    const raccoon = cardPlace(cardNamed('Raccoon'));
    const press = (card: number): Did => ({ did: 'press', place: reservedPlace(card), source: cardPlace(card) });
    expect(did(state, press(meerkat)).act?.actions).toEqual([
      { type: 'placeReserved', card: meerkat, habitat: SAVANNAH },
    ]);
    expect(did(state, { did: 'lift', hand: raccoon }).state.said).toBe(
      'In your hand: the raccoon. It may go to the Shoreline, the Savannah, the Mountain or the Rainforest. Escape puts it back.',
    );
  });

  it('say why they cannot go elsewhere', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Giraffe');
    play(state, PREPARE);
    expect(touched(state, habitatPlace(MOUNTAIN), giraffe).sentence).toBe('The giraffe belongs in the Savannah.');
  });
});

describe('a token', () => {
  it('is refused by a habitat and by an animal without dice, and taken by one with dice', () => {
    const state = clearTable();
    lay(state, 'Meerkat', 'Golden eagle');
    play(state, PREPARE);
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnAnimal('Meerkat'));
    play(state, DONE);
    expect(question(state).kind).toBe('tokens');
    expect(touched(state, habitatPlace(SAVANNAH))).toEqual({
      action: undefined,
      sentence: 'Tokens go on animals that have dice.',
    });
    expect(touched(state, cardPlace(cardNamed('Golden eagle'))).sentence).toBe(
      "The golden eagle has no dice, so it can't take tokens.",
    );
    expect(touched(state, cardPlace(cardNamed('Meerkat'))).action).toMatchObject({ type: 'token' });
  });
});

describe('a die in the hand', () => {
  function dice(): State {
    const state = clearTable();
    lay(state, 'Giraffe', 'Golden eagle');
    play(state, PREPARE);
    play(state, dieOnHabitat(SAVANNAH));
    return state;
  }

  it('may go to habitats, and to animals in those that have a die', () => {
    expect(did(dice(), { did: 'lift', hand: DIE }).state.said).toBe(
      'In your hand: a die. It may go to the Shoreline, the Savannah, the giraffe, the Mountain or the Rainforest. Escape puts it back.',
    );
  });

  it('is put down by a drop, or goes back with the reason', () => {
    const lifted: Did = { did: 'lift', hand: DIE, carried: true };
    const dropped = did(dice(), lifted, { did: 'drop', place: habitatPlace(SAVANNAH) });
    expect(dropped.act?.actions).toEqual([dieOnHabitat(SAVANNAH)]);
    const missed = did(dice(), lifted, { did: 'drop', place: cardPlace(cardNamed('Golden eagle')) }).state;
    expect(missed).toMatchObject({ hand: undefined, note: { full: true } });
    expect(missed.note?.reason?.sentence).toMatch(/^Put a die on the Mountain first, then on the golden eagle/);
  });
});

describe('a token in the hand', () => {
  it('may go to animals that have dice', () => {
    const state = clearTable();
    lay(state, 'Giraffe', 'Golden eagle');
    expedition(state, [[SAVANNAH, 1]], [['Giraffe', 1]]);
    expect(did(state, { did: 'lift', hand: TOKEN_IN_HAND }).state.said).toBe(
      'In your hand: a token. It may go to the giraffe. Escape puts it back.',
    );
  });
});

describe('a place where nothing can be done', () => {
  it.each([DISCARDS, 'a2'])('tells what it is, and nothing is refused: %s', (place) => {
    const { act, state } = did(clearTable(), { did: 'press', place });
    expect(act).toBeUndefined();
    expect(state.note).toEqual({ place, full: true, reason: undefined });
  });

  it('is the deck only while cards may not be drawn', () => {
    expect(touched(clearTable(), DECK).action).toEqual({ type: 'draw' });
    const state = clearTable();
    play(state, PREPARE);
    expect(touched(state, DECK)).toEqual({ action: undefined, sentence: undefined });
  });
});
