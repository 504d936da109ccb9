import type { Did } from '@shutterbox/ui/board';
import { asked, doneAt } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { DIE_ON_ANIMAL, DIE_ON_HABITAT, DONE, PREPARE, TOKEN } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { Action, Event, State } from '../../src/types.ts';
import { dieOn } from '../../src/ui/moved-dice.ts';
import { BAG, cardPlace, habitatPlace } from '../../src/ui/places.ts';
import { spec } from '../../src/ui/spec.ts';
import { play } from '../rules/play.ts';
import { clearTable, lay, MOUNTAIN, SAVANNAH } from '../rules/table.ts';

const MEERKAT = cardNamed('Meerkat');
const [onSavannah, onMountain, onMeerkat] = [
  DIE_ON_HABITAT[SAVANNAH],
  DIE_ON_HABITAT[MOUNTAIN],
  DIE_ON_ANIMAL[MEERKAT],
];
const press = (place: string): Did => ({ did: 'press', place, source: dieOn(place) });

/** Seat 0 has placed these dice, one after another. */
function placed(...actions: readonly (Action | undefined)[]) {
  const state = clearTable();
  lay(state, 'Meerkat');
  const steps: Event[][] = [play(state, PREPARE)];
  const states: State[] = [game.clone(state)];
  for (const action of actions) {
    if (action === undefined) throw new Error('There is no such action.');
    steps.push(play(state, action));
    states.push(game.clone(state));
  }
  const room = { ...asked({ game, text }, state, question(state)).room, steps };
  return { room, states };
}

/** The actions sent, and the table after them. */
function done({ room, states }: ReturnType<typeof placed>, ...dids: readonly Did[]) {
  const { act } = doneAt(room, spec, ...dids);
  if (act?.takesBack === undefined) return undefined;
  const state = game.clone(states[states.length - 1 - act.takesBack] as State);
  for (const action of act.actions) play(state, action);
  const { habitatDice, animalDice, dice } = state;
  return {
    words: act.words,
    savannah: habitatDice[SAVANNAH],
    mountain: habitatDice[MOUNTAIN],
    meerkat: animalDice[MEERKAT],
    dice,
  };
}

describe('a die on the table', () => {
  it('goes back into the bag by a press, and the others stay', () => {
    const table = placed(onSavannah, onMeerkat, onMountain, onMountain);
    expect(done(table, press(cardPlace(MEERKAT)))).toEqual({
      words: 'Take back a die from the meerkat',
      savannah: 1,
      mountain: 2,
      meerkat: 0,
      dice: 3,
    });
    expect(done(table, press(habitatPlace(MOUNTAIN)))).toMatchObject({ mountain: 1, meerkat: 1, dice: 3 });
  });

  it('can be carried to another place, or to the bag', () => {
    const table = placed(onSavannah, onMountain, onMeerkat);
    const lifted: Did = { did: 'lift', hand: dieOn(habitatPlace(MOUNTAIN)), carried: true };
    expect(done(table, lifted, { did: 'drop', place: cardPlace(MEERKAT) })).toMatchObject({ mountain: 0, meerkat: 2 });
    expect(done(table, lifted, { did: 'drop', place: BAG })).toMatchObject({ mountain: 0, meerkat: 1, dice: 4 });
  });

  it('stays on a habitat whose animals have dice, and nothing happens instead', () => {
    const table = placed(onSavannah, onMeerkat);
    expect(done(table, { did: 'lift', hand: dieOn(habitatPlace(SAVANNAH)), carried: true })).toBeUndefined();
  });

  it('of a promised animal goes back into the bag, and nowhere else', () => {
    const table = placed(onSavannah, onMeerkat);
    const view = { ...table.room.view, committed: [MEERKAT] };
    const room = { ...table.room, view };
    const lifted: Did = { did: 'lift', hand: dieOn(cardPlace(MEERKAT)), carried: true };
    expect(done({ ...table, room }, lifted, { did: 'drop', place: habitatPlace(MOUNTAIN) })).toBeUndefined();
    expect(done({ ...table, room }, lifted, { did: 'drop', place: BAG })).toMatchObject({ meerkat: 0, dice: 5 });
  });

  it('leaves a plain press as it was: it adds one more', () => {
    const { room } = placed(onSavannah, onMeerkat);
    const { act } = doneAt(room, spec, { did: 'press', place: cardPlace(MEERKAT) });
    expect(act).toMatchObject({ actions: [onMeerkat] });
    expect(act?.takesBack).toBeUndefined();
  });

  it('is not taken away by a press while tokens are placed, only by carrying it off', () => {
    const table = placed(onSavannah, onMeerkat, onMountain, onMountain, onMountain, onMountain, TOKEN[MEERKAT]);
    expect(table.room.question?.kind).toBe('tokens');
    expect(done(table, press(cardPlace(MEERKAT)))).toBeUndefined();
    const lifted: Did = { did: 'lift', hand: dieOn(cardPlace(MEERKAT)), carried: true };
    expect(done(table, lifted, { did: 'drop', place: BAG })).toMatchObject({ mountain: 4, meerkat: 0, dice: 1 });
  });

  it('can still be moved while tokens are placed, also from a habitat by a press', () => {
    const table = placed(onSavannah, onMeerkat, onMountain, onMountain, onMountain, onMountain);
    expect(table.room.question?.kind).toBe('tokens');
    const lifted: Did = { did: 'lift', hand: dieOn(habitatPlace(MOUNTAIN)), carried: true };
    const moved = { savannah: 1, mountain: 3, meerkat: 2, dice: 0 };
    expect(done(table, lifted, { did: 'drop', place: cardPlace(MEERKAT) })).toMatchObject(moved);
    expect(done(table, press(habitatPlace(MOUNTAIN)))).toMatchObject({ mountain: 3, meerkat: 1, dice: 1 });
  });

  it('can be taken back even if not all dice were placed', () => {
    const table = placed(onSavannah, onMeerkat, DONE);
    expect(table.room.question?.kind).toBe('tokens');
    const pick: Did = { did: 'pick', offer: `${table.room.question?.id} off ${cardPlace(MEERKAT)}` };
    expect(done(table, pick)).toMatchObject({ meerkat: 0, dice: 5 });
  });
});
