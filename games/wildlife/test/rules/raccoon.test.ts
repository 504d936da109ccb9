import { describe, expect, it } from 'vitest';
import { ACCEPT, DONE, DRAW, OFFER, PREPARE, RESERVE } from '../../src/actions.ts';
import { animalOf, cardNamed, RACCOON } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { scoreSheet } from '../../src/score.ts';
import { newTable, question } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import {
  asked,
  cards,
  dieOnAnimal,
  dieOnHabitat,
  draw,
  expedition,
  explore,
  faces,
  keys,
  legal,
  photograph,
  place,
  placeReserved,
  play,
  refusal,
  shoot,
  spook,
} from './play.ts';
import {
  ALL_HABITATS,
  clearTable,
  hold,
  lay,
  layRaccoon,
  MOUNTAIN,
  own,
  RAINFOREST,
  SAVANNAH,
  SHORELINE,
} from './table.ts';

/** The raccoon has been drawn, and nobody else can reserve it. */
function raccoonDrawn(...names: readonly string[]): State {
  const state = clearTable();
  state.tokens = [2, 0];
  lay(state, ...names);
  draw(state, 'Raccoon');
  return state;
}

describe('the card', () => {
  it('W-8.1 it is one more card of the deck, with difficulty 6 and no natural habitat', () => {
    expect(animalOf(RACCOON)).toMatchObject({ name: 'Raccoon', difficulty: 6, habitat: 'any' });
    const state = newTable();
    expect(state.deck).toHaveLength(37 - 3);
    expect(state.deck).toContain(RACCOON);
  });

  it('W-8.1 it can be offered for, sold and reserved like any other animal', () => {
    const state = clearTable();
    draw(state, 'Raccoon');
    play(state, OFFER, [], 1);
    expect(legal(state)).toEqual(keys(ACCEPT, RESERVE, ...ALL_HABITATS.map(place)));
    play(state, ACCEPT);
    expect(state.reserves).toEqual([[], [RACCOON]]);
    expect(state.tokens).toEqual([3, 2]);
    expect(state.raccoonAt).toBe(-1);
  });

  it('W-8.1 it is photographed as part of the habitat it lies in', () => {
    const state = clearTable();
    lay(state, 'Guanaco');
    layRaccoon(state, SAVANNAH);
    play(state, PREPARE);
    expect(refusal(state, dieOnAnimal('Raccoon'))).toBe('habitatFirst W-4.9');
    play(state, dieOnHabitat(MOUNTAIN));
    expect(refusal(state, dieOnAnimal('Raccoon'))).toBe('habitatFirst W-4.9');
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnAnimal('Raccoon'));
    play(state, dieOnAnimal('Guanaco'));
    play(state, DONE);
    play(state, DONE);
    play(state, explore(MOUNTAIN), faces(4));
    expect(refusal(state, photograph('Raccoon'))).toBe('noDiceHere W-5.8');
    play(state, photograph('Guanaco'), faces(4));
    play(state, explore(SAVANNAH), faces(3));
    play(state, photograph('Raccoon'), faces(6));
    expect(state.portfolios[0]).toEqual(cards('Guanaco', 'Raccoon'));
    expect(state.raccoonAt).toBe(-1);
  });

  it('W-8.1 it fails with less than 6 and is discarded', () => {
    const state = clearTable();
    state.tokens = [0, 0];
    layRaccoon(state, SAVANNAH);
    expedition(state, [[SAVANNAH, 1]], [['Raccoon', 1]]);
    play(state, explore(SAVANNAH), faces(3));
    expect(play(state, photograph('Raccoon'), faces(5))[0]).toMatchObject({ success: false });
    expect(state.discards).toEqual([RACCOON]);
    expect(state.raccoonAt).toBe(-1);
  });

  it('W-8.1 animals placed on it must be higher than 6', () => {
    const state = clearTable();
    state.tokens = [2, 0];
    layRaccoon(state, SHORELINE);
    draw(state, 'Natterjack toad');
    expect(refusal(state, place(SHORELINE))).toBe('notHigher W-2.4');
    play(state, spook(SHORELINE));
    expect(state.discards).toEqual(cards('Natterjack toad', 'Raccoon'));
    expect(state.raccoonAt).toBe(-1);
  });

  it('W-8.1 a failed exploration takes it away with the others', () => {
    const state = clearTable();
    state.tokens = [0, 0];
    layRaccoon(state, RAINFOREST);
    expedition(state, [[RAINFOREST, 1]], [['Raccoon', 1]]);
    play(state, explore(RAINFOREST), faces(4));
    expect(state.discards).toEqual([RACCOON]);
    expect(state.raccoonAt).toBe(-1);
  });
});

describe('placing the raccoon', () => {
  it('W-8.2 it goes into any habitat where all animals are below 6', () => {
    const state = raccoonDrawn('Natterjack toad', 'Olive baboon', 'Red panda');
    expect(legal(state)).toEqual(keys(place(SHORELINE), place(RAINFOREST), RESERVE));
    play(state, place(SHORELINE));
    expect(state.stacks[SHORELINE]).toEqual(cards('Natterjack toad', 'Raccoon'));
    expect(state.raccoonAt).toBe(SHORELINE);
    expect(state.tokens).toEqual([3, 0]);
  });

  it('W-8.2 a 6 shuts it out, and so does anything higher', () => {
    const state = raccoonDrawn('Olive baboon', 'Red panda');
    expect(refusal(state, place(SAVANNAH))).toBe('notHigher W-8.2');
    expect(refusal(state, place(MOUNTAIN))).toBe('notHigher W-8.2');
    expect(game.check(state, question(state), place(SAVANNAH))?.params).toEqual({
      animal: 'Raccoon',
      difficulty: 6,
      other: 'Olive baboon',
      highest: 6,
    });
  });

  it('W-8.3 it cannot spook as long as one habitat can take it', () => {
    const state = raccoonDrawn('Atlantic puffin', 'Olive baboon', 'Red panda', 'Ring-tailed coati');
    expect(legal(state)).toEqual(keys(place(RAINFOREST), RESERVE));
    for (const habitat of ALL_HABITATS) expect(refusal(state, spook(habitat))).toBe('placeable W-8.3');
  });

  it('W-8.3 where no habitat can take it, you name the one that it spooks', () => {
    const state = raccoonDrawn('Atlantic puffin', 'Olive baboon', 'Red panda', 'Hoatzin', 'Cotton-top tamarin');
    expect(legal(state)).toEqual(keys(...ALL_HABITATS.map(spook), RESERVE));
    expect(play(state, spook(RAINFOREST))[0]).toEqual({
      type: 'spooked',
      seat: 0,
      card: RACCOON,
      habitat: RAINFOREST,
      gone: cards('Hoatzin', 'Cotton-top tamarin'),
      upright: [],
    });
    expect(state.discards).toEqual(cards('Raccoon', 'Hoatzin', 'Cotton-top tamarin'));
    expect(state.stacks).toEqual([cards('Atlantic puffin'), cards('Olive baboon'), cards('Red panda'), []]);
    expect(asked(state)).toEqual(['research 1']);
  });

  it('W-8.3 reserving it prevents the spook', () => {
    const state = raccoonDrawn('Atlantic puffin', 'Olive baboon', 'Red panda', 'Cotton-top tamarin');
    play(state, RESERVE);
    expect(state.stacks.flat()).toHaveLength(4);
    expect(legal(state)).toEqual(keys(DRAW, PREPARE));
  });

  it('W-8.4 from reserve it may go into any habitat', () => {
    const state = clearTable();
    lay(state, 'Red panda', 'Olive baboon');
    hold(state, 0, 'Raccoon');
    play(state, PREPARE);
    expect(legal(state)).toEqual(keys(...ALL_HABITATS.map((habitat) => placeReserved('Raccoon', habitat)), DONE));
    play(state, placeReserved('Raccoon', MOUNTAIN));
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Red panda', 'Raccoon'));
    expect(state.raccoonAt).toBe(MOUNTAIN);
    expect(state.committed).toEqual([RACCOON]);
  });

  it('W-8.4 with five dice owed, it may only go where one more is enough', () => {
    const state = clearTable();
    lay(state, 'Guanaco', 'Golden pheasant', 'Red panda', 'Meerkat');
    state.committed = [...cards('Guanaco', 'Golden pheasant', 'Meerkat')];
    hold(state, 0, 'Raccoon');
    play(state, PREPARE);
    expect(legal(state)).toEqual(keys(placeReserved('Raccoon', SAVANNAH), placeReserved('Raccoon', MOUNTAIN), DONE));
    expect(refusal(state, placeReserved('Raccoon', SHORELINE))).toBe('tooManyCommitments W-4.4');
  });
});

describe('a photographed raccoon', () => {
  it('W-8.5 counts for its prestige and its symbols', () => {
    const state = clearTable();
    own(state, 1, 'Raccoon');
    // 'Few Summers, Full Lives': mammal and 0-10 years.
    expect(scoreSheet(state, 1)).toEqual({
      animals: animalOf(RACCOON).prestige,
      awards: 0,
      cover: 0,
      symbols: 2,
      feature: 4,
      total: animalOf(RACCOON).prestige + 4,
    });
  });

  it('W-8.5 counts towards the end of the game, and as the photograph of a turn', () => {
    const state = clearTable();
    own(
      state,
      0,
      ...['Western gull', 'Marine iguana', 'Polar bear', 'Giraffe'],
      ...['Meerkat', 'White rhino', 'Jaguar', 'Hoatzin'],
    );
    layRaccoon(state, SAVANNAH);
    const events = shoot(state, 'Raccoon');
    expect(events).toContainEqual({ type: 'lastRound', seat: 0, photographs: 9 });
    expect(state.tokens).toEqual([2, 3]);
  });

  it('W-8.6 never counts for a Specialist award, whichever habitat it was photographed in', () => {
    const state = clearTable();
    own(state, 0, 'Guanaco', 'Golden pheasant');
    layRaccoon(state, MOUNTAIN);
    shoot(state, 'Raccoon');
    expect(state.portfolios[0]).toContain(cardNamed('Raccoon'));
    expect(state.awards).toEqual([[], []]);
  });

  it('W-8.6 never counts for a Generalist award', () => {
    const state = clearTable();
    own(state, 0, 'Guanaco', 'Meerkat', 'Hoatzin');
    layRaccoon(state, SHORELINE);
    shoot(state, 'Raccoon');
    expect(state.awards).toEqual([[], []]);
  });
});
