import { describe, expect, it } from 'vitest';
import {
  ACCEPT,
  ALL_DICE,
  actionKey,
  DONE,
  GIVE_UP,
  OFFER,
  PASS,
  PAY,
  PREPARE,
  RESERVE,
  TOKEN,
} from '../../src/actions.ts';
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
  nobodyOffers,
  photograph,
  place,
  play,
  reroll,
  spook,
} from './play.ts';
import { clearTable, commit, hold, lay, MOUNTAIN, RAINFOREST, SAVANNAH, SHORELINE } from './table.ts';

/** What is done for the seat that was asked. */
function absent(state: State, seat?: number): string {
  return actionKey(game.timeoutAction(state, question(state, seat)));
}

/** Answers for an absent player until another question is asked; returns all those answers. */
function absentWhile(state: State, kind: string): readonly string[] {
  const done: string[] = [];
  while (question(state).kind === kind) {
    const action: Action = game.timeoutAction(state, question(state));
    play(state, action);
    done.push(actionKey(action));
  }
  return done;
}

describe('an absent player', () => {
  it('W-6.15 neither draws nor offers', () => {
    const state = clearTable();
    expect(absent(state)).toBe(actionKey(PREPARE));
    draw(state, 'Guanaco');
    expect(absent(state, 1)).toBe(actionKey(PASS));
  });

  it('W-6.15 gives a drawn card to the offering player rather than making a promise', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    play(state, OFFER, [], 1);
    expect(absent(state)).toBe(actionKey(ACCEPT));
  });

  it('W-6.15 places a drawn card where there is no offer', () => {
    const state = clearTable();
    draw(state, 'Guanaco');
    nobodyOffers(state);
    expect(absent(state)).toBe(actionKey(place(MOUNTAIN)));
  });

  it('W-6.15 reserves it if it cannot be placed, and lets it spook if it cannot be reserved', () => {
    const state = clearTable();
    lay(state, 'Golden eagle');
    draw(state, 'Guanaco');
    nobodyOffers(state);
    expect(absent(state)).toBe(actionKey(RESERVE));
    hold(state, 0, 'Meerkat', 'Jaguar');
    expect(absent(state)).toBe(actionKey(spook(MOUNTAIN)));
  });

  it('W-6.15 places no reserved card, no dice and no tokens', () => {
    const state = clearTable();
    lay(state, 'Golden eagle');
    hold(state, 0, 'Guanaco');
    play(state, PREPARE);
    expect(absentWhile(state, 'reserves')).toEqual([actionKey(DONE)]);
    expect(absent(state)).toBe(actionKey(DONE));
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnAnimal('Golden eagle'));
    expect(absentWhile(state, 'dice')).toEqual([actionKey(DONE)]);
    expect(absentWhile(state, 'tokens')).toEqual([actionKey(DONE)]);
    expect(asked(state)).toEqual(['explore 0']);
  });

  it('W-6.15 gives commitments the dice they need and wastes none', () => {
    const state = clearTable();
    lay(state, 'Western gull', 'Guanaco', 'Golden eagle', 'Jaguar');
    commit(state, 'Guanaco', 'Golden eagle', 'Jaguar');
    play(state, PREPARE);
    const placed = absentWhile(state, 'dice');
    expect(placed.toSorted()).toEqual(
      [
        dieOnHabitat(MOUNTAIN),
        dieOnHabitat(RAINFOREST),
        ...['Guanaco', 'Golden eagle', 'Jaguar'].map((name) => dieOnAnimal(name)),
        DONE,
      ]
        .map(actionKey)
        .toSorted(),
    );
    expect(state.habitatDice).toEqual([0, 0, 1, 1]);
    expect(state.animalDice[cardNamed('Western gull')]).toBe(0);
  });

  it('W-6.15 leaves dice that lie already where they are', () => {
    const state = clearTable();
    lay(state, 'Western gull', 'Guanaco');
    commit(state, 'Guanaco');
    play(state, PREPARE);
    for (let i = 0; i < ALL_DICE - 2; i++) play(state, dieOnHabitat(SHORELINE));
    expect(absentWhile(state, 'dice')).toEqual([dieOnHabitat(MOUNTAIN), dieOnAnimal('Guanaco')].map(actionKey));
    expect(state.habitatDice).toEqual([4, 0, 1, 0]);
  });

  it('W-6.15 gives up a failed exploration, but completes a re-roll that is half paid', () => {
    const state = clearTable();
    state.tokens = [3, 0];
    lay(state, 'Meerkat', 'White rhino');
    expedition(
      state,
      [[SAVANNAH, 2]],
      [
        ['Meerkat', 1],
        ['White rhino', 1],
      ],
    );
    play(state, TOKEN[cardNamed('Meerkat')] ?? DONE);
    play(state, DONE);
    expect(absent(state)).toBe(actionKey(explore(SAVANNAH)));
    play(state, explore(SAVANNAH), faces(1, 2));
    expect(absent(state)).toBe(actionKey(GIVE_UP));
    play(state, PAY);
    expect(absent(state)).toBe(actionKey(PAY));
    play(state, PAY);
    expect(absent(state)).toBe(actionKey(reroll(0)));
    play(state, reroll(0), faces(6));
    expect(absent(state)).toBe(actionKey(photograph('Meerkat')));
    expect(state.stacks[SAVANNAH]).toEqual(cards('Meerkat', 'White rhino'));
  });
});
