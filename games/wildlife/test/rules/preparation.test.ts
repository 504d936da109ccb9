import { describe, expect, it } from 'vitest';
import { DONE, PREPARE } from '../../src/actions.ts';
import { cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import {
  asked,
  cards,
  dieOnAnimal,
  dieOnHabitat,
  expedition,
  explore,
  faces,
  keys,
  legal,
  photograph,
  placeReserved,
  play,
  refusal,
  token,
} from './play.ts';
import {
  ALL_HABITATS,
  clearTable,
  commit,
  hold,
  lay,
  layRaccoon,
  MOUNTAIN,
  RAINFOREST,
  SAVANNAH,
  SHORELINE,
} from './table.ts';

function tableWith(...names: readonly string[]): State {
  const state = clearTable();
  lay(state, ...names);
  return state;
}

/** At step B, with these animals on the table, some of them committed. */
function diceTable(names: readonly string[], committed: readonly string[] = []): State {
  const state = tableWith(...names);
  commit(state, ...committed);
  play(state, PREPARE);
  return state;
}

describe('the steps', () => {
  it('W-4.1 reserved animals, then dice, then tokens', () => {
    const state = tableWith('Guanaco');
    hold(state, 0, 'Meerkat');
    play(state, PREPARE);
    expect(asked(state)).toEqual(['reserves 0']);
    play(state, DONE);
    expect(asked(state)).toEqual(['dice 0']);
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnAnimal('Guanaco'));
    play(state, DONE);
    expect(asked(state)).toEqual(['tokens 0']);
    play(state, DONE);
    expect(asked(state)).toEqual(['explore 0']);
  });

  it('W-4.1 nothing from another step can be done', () => {
    const state = tableWith('Guanaco');
    hold(state, 0, 'Meerkat');
    play(state, PREPARE);
    for (const action of [dieOnHabitat(MOUNTAIN), dieOnAnimal('Guanaco'), token('Guanaco'), explore(MOUNTAIN)]) {
      expect(refusal(state, action)).toBe('notNow W-4.1');
    }
    play(state, DONE);
    for (const action of [placeReserved('Meerkat', SAVANNAH), token('Guanaco'), explore(MOUNTAIN)]) {
      expect(refusal(state, action)).toBe('notNow W-4.1');
    }
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnAnimal('Guanaco'));
    play(state, DONE);
    for (const action of [placeReserved('Meerkat', SAVANNAH), dieOnHabitat(MOUNTAIN), explore(MOUNTAIN)]) {
      expect(refusal(state, action)).toBe('notNow W-4.1');
    }
  });

  it('W-4.1 a step with nothing to do is skipped', () => {
    const state = tableWith('Guanaco');
    state.tokens = [0, 3];
    hold(state, 1, 'Meerkat');
    play(state, PREPARE);
    expect(asked(state)).toEqual(['dice 0']);
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnAnimal('Guanaco'));
    play(state, DONE);
    expect(asked(state)).toEqual(['explore 0']);
  });
});

describe('step A', () => {
  it('W-4.2 none, one or both of the reserved cards go into their habitats', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Guanaco');
    play(state, PREPARE);
    expect(legal(state)).toEqual(keys(placeReserved('Meerkat', SAVANNAH), placeReserved('Guanaco', MOUNTAIN), DONE));
    expect(play(state, placeReserved('Guanaco', MOUNTAIN))).toEqual([
      { type: 'placedReserved', seat: 0, card: cardNamed('Guanaco'), habitat: MOUNTAIN },
    ]);
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Guanaco'));
    expect(state.reserves[0]).toEqual(cards('Meerkat'));
    expect(legal(state)).toEqual(keys(placeReserved('Meerkat', SAVANNAH), DONE));
    play(state, placeReserved('Meerkat', SAVANNAH));
    expect(state.stacks[SAVANNAH]).toEqual(cards('Meerkat'));
    expect(state.reserves[0]).toEqual([]);
    expect(asked(state)).toEqual(['dice 0']);
  });

  it('W-4.2 the other card stays in reserve, whichever you place first', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat', 'Guanaco');
    play(state, PREPARE);
    play(state, placeReserved('Meerkat', SAVANNAH));
    expect(state.reserves[0]).toEqual(cards('Guanaco'));
    play(state, DONE);
    expect(asked(state)).toEqual(['dice 0']);
    expect(state.reserves[0]).toEqual(cards('Guanaco'));
  });

  it('W-4.2 only your own cards, and only into their natural habitats', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat');
    hold(state, 1, 'Giraffe');
    lay(state, 'Guanaco');
    play(state, PREPARE);
    expect(refusal(state, placeReserved('Giraffe', SAVANNAH))).toBe('notInReserve W-4.2');
    expect(refusal(state, placeReserved('Guanaco', MOUNTAIN))).toBe('notInReserve W-4.2');
    expect(refusal(state, placeReserved('Meerkat', MOUNTAIN))).toBe('wrongHabitat W-4.2');
    expect(refusal(state, placeReserved('Meerkat', SAVANNAH))).toBe('accepted');
  });

  it('W-4.3 a reserved card goes on top of a higher animal and spooks nothing', () => {
    const state = tableWith('White rhino');
    hold(state, 0, 'Meerkat');
    play(state, PREPARE);
    play(state, placeReserved('Meerkat', SAVANNAH));
    expect(state.stacks[SAVANNAH]).toEqual(cards('White rhino', 'Meerkat'));
    expect(state.discards).toEqual([]);
    expect(asked(state)).toEqual(['dice 0']);
  });

  it('W-4.3 an equal difficulty does not matter either', () => {
    const state = clearTable();
    layRaccoon(state, MOUNTAIN);
    hold(state, 0, "Jackson's chameleon");
    play(state, PREPARE);
    expect(refusal(state, placeReserved("Jackson's chameleon", MOUNTAIN))).toBe('accepted');
  });

  it('W-4.4 a card placed from reserve is committed', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat');
    play(state, PREPARE);
    play(state, placeReserved('Meerkat', SAVANNAH));
    expect(state.committed).toEqual(cards('Meerkat'));
    expect(refusal(state, DONE)).toBe('diceOwed W-4.10');
  });

  it('W-4.4 commitments may need exactly six dice', () => {
    const committed = ['Alpine salamander', 'Guanaco', 'Golden pheasant'];
    const state = tableWith(...committed);
    commit(state, ...committed);
    hold(state, 0, 'Meerkat');
    play(state, PREPARE);
    // Four animals and two habitats.
    expect(refusal(state, placeReserved('Meerkat', SAVANNAH))).toBe('accepted');
  });

  it('W-4.4 commitments may not need seven dice', () => {
    const committed = ['Alpine salamander', 'Guanaco', 'Golden pheasant', 'Red panda'];
    const state = tableWith(...committed);
    commit(state, ...committed);
    hold(state, 0, 'Meerkat', 'Japanese macaque');
    play(state, PREPARE);
    expect(refusal(state, placeReserved('Meerkat', SAVANNAH))).toBe('tooManyCommitments W-4.4');
    expect(legal(state)).toEqual(keys(placeReserved('Japanese macaque', MOUNTAIN), DONE));
    play(state, placeReserved('Japanese macaque', MOUNTAIN));
    expect(legal(state)).toEqual(keys(DONE));
  });

  it('W-4.5 a card placed from reserve earns no token', () => {
    const state = clearTable();
    hold(state, 0, 'Meerkat');
    play(state, PREPARE);
    play(state, placeReserved('Meerkat', SAVANNAH));
    expect(state.tokens).toEqual([2, 3]);
  });
});

describe('step B', () => {
  it('W-4.6 there are six dice, and the step ends with the last', () => {
    const state = diceTable(['Guanaco']);
    expect(state.dice).toBe(6);
    for (let left = 5; left > 0; left--) {
      expect(play(state, dieOnHabitat(MOUNTAIN))).toEqual([{ type: 'dieOnHabitat', seat: 0, habitat: MOUNTAIN }]);
      expect(state.dice).toBe(left);
      expect(asked(state)).toEqual(['dice 0']);
    }
    expect(play(state, dieOnAnimal('Guanaco'))).toEqual([{ type: 'dieOnAnimal', seat: 0, card: cardNamed('Guanaco') }]);
    expect(state.dice).toBe(0);
    expect(state.habitatDice).toEqual([0, 0, 5, 0]);
    expect(state.animalDice[cardNamed('Guanaco')]).toBe(1);
    expect(asked(state)).toEqual(['tokens 0']);
  });

  it('W-4.6 dice may be left unused', () => {
    const state = diceTable(['Guanaco']);
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, DONE);
    expect(state.dice).toBe(0);
    expect(asked(state)).toEqual(['explore 0']);
  });

  it('W-4.6 you may place no dice at all', () => {
    const state = diceTable(['Guanaco']);
    expect(play(state, DONE).map(({ type }) => type)).toEqual(['experience', 'turn']);
    expect(asked(state)).toEqual(['research 1']);
  });

  it('W-4.7 all four habitats may get dice, with or without animals', () => {
    const state = diceTable(['Guanaco']);
    for (const habitat of ALL_HABITATS) play(state, dieOnHabitat(habitat));
    expect(state.habitatDice).toEqual([1, 1, 1, 1]);
    play(state, DONE);
    expect(legal(state)).toEqual(keys(...ALL_HABITATS.map(explore)));
  });

  it('W-4.7 a habitat may have dice although none of its animals has any', () => {
    const state = diceTable(['Guanaco', 'Meerkat']);
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnHabitat(SAVANNAH));
    expect(refusal(state, DONE)).toBe('accepted');
    play(state, DONE);
    expect(legal(state)).toEqual(keys(explore(MOUNTAIN), explore(SAVANNAH)));
  });

  it('W-4.8 any animals of a habitat with a die may get dice, also beneath others', () => {
    const state = diceTable(['Alpine salamander', 'Guanaco', 'Red panda', 'Meerkat']);
    play(state, dieOnHabitat(MOUNTAIN));
    expect(legal(state)).toEqual(
      keys(
        ...ALL_HABITATS.map(dieOnHabitat),
        dieOnAnimal('Alpine salamander'),
        dieOnAnimal('Guanaco'),
        dieOnAnimal('Red panda'),
        DONE,
      ),
    );
    play(state, dieOnAnimal('Alpine salamander'));
    play(state, dieOnAnimal('Guanaco'));
    play(state, dieOnAnimal('Guanaco'));
    // One die can never reach 10.
    play(state, dieOnAnimal('Red panda'));
    expect(cards('Alpine salamander', 'Guanaco', 'Red panda').map((card) => state.animalDice[card])).toEqual([1, 2, 1]);
  });

  it('W-4.8 only animals on the table get dice', () => {
    const state = tableWith('Guanaco');
    hold(state, 0, 'Golden eagle');
    play(state, PREPARE);
    play(state, DONE);
    play(state, dieOnHabitat(MOUNTAIN));
    for (const name of ['Golden eagle', 'Red panda', 'Raccoon']) {
      expect(refusal(state, dieOnAnimal(name))).toBe('notOnTable W-4.8');
    }
  });

  it('W-4.9 an animal gets dice only after its habitat', () => {
    const state = diceTable(['Guanaco', 'Meerkat']);
    expect(legal(state)).toEqual(keys(...ALL_HABITATS.map(dieOnHabitat), DONE));
    play(state, dieOnHabitat(SAVANNAH));
    expect(refusal(state, dieOnAnimal('Guanaco'))).toBe('habitatFirst W-4.9');
    expect(game.check(state, question(state), dieOnAnimal('Guanaco'))?.params).toEqual({
      animal: 'Guanaco',
      habitat: 'mountain',
    });
    expect(refusal(state, dieOnAnimal('Meerkat'))).toBe('accepted');
  });

  it('W-4.10 the step cannot be finished before a committed animal and its habitat have a die', () => {
    const state = diceTable(['Golden eagle'], ['Golden eagle']);
    expect(refusal(state, DONE)).toBe('diceOwed W-4.10');
    expect(game.check(state, question(state), DONE)?.params).toEqual({ owed: 2 });
    play(state, dieOnHabitat(MOUNTAIN));
    expect(refusal(state, DONE)).toBe('diceOwed W-4.10');
    expect(game.check(state, question(state), DONE)?.params).toEqual({ owed: 1 });
    play(state, dieOnAnimal('Golden eagle'));
    expect(refusal(state, DONE)).toBe('accepted');
  });

  it('W-4.10 dice owed to a commitment cannot be used elsewhere', () => {
    const state = diceTable(['Guanaco', 'Golden eagle', 'Meerkat'], ['Golden eagle']);
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnAnimal('Meerkat'));
    play(state, dieOnAnimal('Meerkat'));
    // Three are left and two are owed: one is free.
    expect(legal(state)).toEqual(keys(...ALL_HABITATS.map(dieOnHabitat), dieOnAnimal('Meerkat')));
    play(state, dieOnHabitat(RAINFOREST));
    expect(legal(state)).toEqual(keys(dieOnHabitat(MOUNTAIN)));
    expect(refusal(state, dieOnHabitat(SAVANNAH))).toBe('diceOwed W-4.10');
    expect(refusal(state, dieOnAnimal('Meerkat'))).toBe('diceOwed W-4.10');
    play(state, dieOnHabitat(MOUNTAIN));
    expect(legal(state)).toEqual(keys(dieOnAnimal('Golden eagle')));
    expect(refusal(state, dieOnHabitat(MOUNTAIN))).toBe('diceOwed W-4.10');
    expect(refusal(state, dieOnAnimal('Guanaco'))).toBe('diceOwed W-4.10');
    play(state, dieOnAnimal('Golden eagle'));
    expect(asked(state)).toEqual(['tokens 0']);
  });

  it('W-4.10 a habitat is owed one die however many committed animals it holds', () => {
    const state = diceTable(['Guanaco', 'Golden eagle'], ['Guanaco', 'Golden eagle']);
    expect(game.check(state, question(state), DONE)?.params).toEqual({ owed: 3 });
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnHabitat(MOUNTAIN));
    play(state, dieOnHabitat(MOUNTAIN));
    expect(legal(state)).toEqual(keys(dieOnAnimal('Guanaco'), dieOnAnimal('Golden eagle')));
    play(state, dieOnAnimal('Guanaco'));
    expect(refusal(state, dieOnAnimal('Guanaco'))).toBe('diceOwed W-4.10');
    expect(legal(state)).toEqual(keys(dieOnAnimal('Golden eagle')));
  });

  it('W-4.10 six dice owed in three habitats leave nothing else legal', () => {
    const names = ['Western gull', 'Guanaco', 'Hoatzin'];
    const state = diceTable([...names, 'Meerkat'], names);
    expect(game.check(state, question(state), DONE)?.params).toEqual({ owed: 6 });
    expect(legal(state)).toEqual(keys(dieOnHabitat(SHORELINE), dieOnHabitat(MOUNTAIN), dieOnHabitat(RAINFOREST)));
    play(state, dieOnHabitat(SHORELINE));
    expect(legal(state)).toEqual(keys(dieOnAnimal('Western gull'), dieOnHabitat(MOUNTAIN), dieOnHabitat(RAINFOREST)));
  });

  it('W-4.10 a committed raccoon is owed dice where it lies', () => {
    const state = clearTable();
    layRaccoon(state, SAVANNAH);
    commit(state, 'Raccoon');
    play(state, PREPARE);
    for (let i = 0; i < 4; i++) play(state, dieOnHabitat(SHORELINE));
    expect(legal(state)).toEqual(keys(dieOnHabitat(SAVANNAH)));
    play(state, dieOnHabitat(SAVANNAH));
    expect(legal(state)).toEqual(keys(dieOnAnimal('Raccoon')));
  });
});

describe('step C', () => {
  it('W-4.11 any number of tokens goes on animals that have dice', () => {
    const state = tableWith('Meerkat', 'Nile crocodile', 'White rhino', 'Guanaco');
    state.tokens = [5, 3];
    expedition(
      state,
      [[SAVANNAH, 1]],
      [
        ['Meerkat', 1],
        ['White rhino', 2],
      ],
    );
    expect(legal(state)).toEqual(keys(token('Meerkat'), token('White rhino'), DONE));
    expect(play(state, token('White rhino'))).toEqual([{ type: 'token', seat: 0, card: cardNamed('White rhino') }]);
    play(state, token('White rhino'));
    play(state, token('Meerkat'));
    expect(cards('White rhino', 'Meerkat').map((card) => state.animalTokens[card])).toEqual([2, 1]);
    expect(state.tokens).toEqual([2, 3]);
    play(state, DONE);
    expect(state.tokens).toEqual([2, 3]);
    expect(asked(state)).toEqual(['explore 0']);
  });

  it('W-4.11 the step ends with the last token', () => {
    const state = tableWith('Meerkat');
    expedition(state, [[SAVANNAH, 1]], [['Meerkat', 1]]);
    play(state, token('Meerkat'));
    expect(asked(state)).toEqual(['tokens 0']);
    play(state, token('Meerkat'));
    expect(state.tokens).toEqual([0, 3]);
    expect(asked(state)).toEqual(['explore 0']);
  });

  it('W-4.11 an animal without dice takes no tokens, and no habitat does', () => {
    const state = tableWith('Meerkat', 'White rhino', 'Guanaco');
    expedition(
      state,
      [
        [SAVANNAH, 1],
        [MOUNTAIN, 1],
      ],
      [['Meerkat', 1]],
    );
    expect(refusal(state, token('White rhino'))).toBe('noDice W-4.11');
    expect(refusal(state, token('Guanaco'))).toBe('noDice W-4.11');
    expect(legal(state)).toEqual(keys(token('Meerkat'), DONE));
  });

  it('W-4.11 where only habitats have dice there is nothing to put tokens on', () => {
    const state = tableWith('Meerkat');
    expedition(state, [[SAVANNAH, 2]]);
    expect(asked(state)).toEqual(['explore 0']);
  });

  it('W-4.11 an animal in the hardest habitat is enough to ask for tokens', () => {
    const state = tableWith('Jaguar');
    expedition(state, [[RAINFOREST, 2]], [['Jaguar', 1]]);
    expect(asked(state)).toEqual(['tokens 0']);
  });

  it('W-4.11 enough tokens make the photograph certain', () => {
    const state = tableWith('Red panda');
    state.tokens = [9, 3];
    expedition(state, [[MOUNTAIN, 1]], [['Red panda', 1]]);
    for (let i = 0; i < 9; i++) play(state, token('Red panda'));
    play(state, explore(MOUNTAIN), faces(4));
    play(state, photograph('Red panda'), faces(1));
    expect(state.portfolios[0]).toEqual(cards('Red panda'));
  });

  it('W-4.12 an animal without a die is not photographed, whatever its habitat rolls', () => {
    const state = tableWith('Meerkat', 'White rhino');
    state.tokens = [9, 3];
    expedition(state, [[SAVANNAH, 4]], [['Meerkat', 1]]);
    expect(refusal(state, token('White rhino'))).toBe('noDice W-4.11');
    play(state, DONE);
    play(state, explore(SAVANNAH), faces(6, 6, 6, 6));
    expect(refusal(state, photograph('White rhino'))).toBe('noDiceHere W-5.8');
    play(state, photograph('Meerkat'), faces(3));
    expect(state.stacks[SAVANNAH]).toEqual(cards('White rhino'));
    expect(asked(state)).toEqual(['research 1']);
  });
});
