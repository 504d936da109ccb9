/** What a press on a place that cannot be reached is told. */
import type { Place } from '@shutterbox/ui/board';
import { expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { game, text } from '../../src/index.ts';
import { bodyOf } from '../../src/people.ts';
import type { State } from '../../src/types.ts';
import { placeOf } from '../../src/ui/places.ts';
import { AT_EASE, specFor } from '../../src/ui/spec.ts';
import {
  answer,
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  OTHER_BEAST,
  portalAt,
  put,
  question,
  refused,
  shutPortal,
  turnOf,
} from '../rules/table.ts';

function behindValve(): State {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'), 1);
  put(state, BEAST, at(state, 'H8'));
  shutPortal(state, portalAt(state, at(state, 'F8'), 1));
  give(state, CREW, 'revolver');
  return turnOf(state, CREW);
}

it('S-6.1 names the portal that is shut in between: for a step, a shot and a lane', () => {
  const state = behindValve();
  const words = (action: ReturnType<typeof act>) => {
    const why = game.check(state, question(state), action);
    return why && text.rejection(why);
  };
  const shut = 'The iris valve in between is shut.';
  expect([words(act('step', 2)), words(act('attack', BEAST, 0))]).toEqual([shut, shut]);
  // From here there is something to cover.
  bodyOf(state, CREW).at = at(state, 'D8');
  turnOf(state, CREW);
  answer(state, 'cover');
  expect(words(act('aim', at(state, 'H8')))).toBe(shut);
  expect(words(act('aim', at(state, 'A8')))).toBe("You can't cover that from here.");
});

function meantBy(state: State, place: Place) {
  const asked = { ...question(state), id: 1, words: '', legal: [] };
  return specFor({ touch: false, paceOf: () => AT_EASE }).meant(asked, place, undefined, game.view(state, 1));
}

it('S-6.6 S-14.3 tells an animal of the cage or the door, not of action points', () => {
  const state = turnOf(behindValve(), BEAST);
  const far = placeOf(at(state, 'C8'), game.view(state, 1));
  expect(meantBy(state, far)).toEqual({
    reason: { sentence: 'A shut door bars the way to Bridge C8.', rule: 'S-6.6' },
  });
  bodyOf(state, BEAST).caged = true;
  expect(meantBy(state, far)).toEqual({ action: act('step', 0) });
  expect(refused(state, 'step', 0)).toBe('caged S-14.3');
});

it('S-4.1 says who stands there, and not that AP are short', () => {
  const state = behindValve();
  put(state, OTHER_BEAST, at(state, 'N8'));
  const there = placeOf(at(state, 'N8'), game.view(turnOf(state, BEAST), 1));
  expect(meantBy(state, there)).toEqual({ reason: { sentence: 'Animal 2 is standing there.', rule: 'S-4.1' } });
});
