import { asked } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { DONE, PREPARE } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { actionsByPlace, cardPlace, habitatPlace } from '../../src/ui/places.ts';
import { reasonAt } from '../../src/ui/reasons.ts';
import { dieOnAnimal, dieOnHabitat, draw, nobodyOffers, play } from '../rules/play.ts';
import { clearTable, hold, lay, layRaccoon, MOUNTAIN, SAVANNAH } from '../rules/table.ts';

function touched(state: State, place: string, inHand?: number) {
  const { room, question: now } = asked({ game, text }, state, question(state));
  return {
    action: actionsByPlace(now, inHand).get(place)?.action,
    sentence: reasonAt(room, now, place, inHand)?.sentence,
  };
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
    expect(sentence).toMatch(/is not higher than .*press “Spook the Savannah”\.$/);
  });

  it('says nothing of a spook elsewhere', () => {
    expect(touched(spooking(), habitatPlace(MOUNTAIN)).sentence).toBe('The Meerkat belongs in the Savannah.');
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

  it('are chosen between before the habitat takes one', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Giraffe');
    play(state, PREPARE);
    const { action, sentence } = touched(state, habitatPlace(SAVANNAH));
    expect(action).toBeUndefined();
    expect(sentence).toBe('2 reserved cards may go into the Savannah: choose one below.');
    expect(touched(state, habitatPlace(SAVANNAH), giraffe).action).toMatchObject({ card: giraffe });
    expect(touched(state, habitatPlace(SAVANNAH), meerkat).action).toMatchObject({ card: meerkat });
  });

  it('need no choice where there is one', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Golden eagle');
    play(state, PREPARE);
    expect(touched(state, habitatPlace(SAVANNAH)).action).toMatchObject({ card: meerkat });
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
      'The Golden eagle has no dice, so it takes no tokens.',
    );
    expect(touched(state, cardPlace(cardNamed('Meerkat'))).action).toMatchObject({ type: 'token' });
  });
});
