import { ScriptedChance } from '@shutterbox/kernel';
import { witness } from '@shutterbox/kernel/tables';
import { describe, expect, it } from 'vitest';
import { DONE, GIVE_UP, PAY } from '../../src/actions.ts';
import { cardNamed, EXPLORE_VALUE } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import { type Event, type Habitat, NONE, type State } from '../../src/types.ts';
import {
  asked,
  cards,
  expedition,
  explore,
  faces,
  keys,
  legal,
  payFrom,
  photograph,
  play,
  refusal,
  reroll,
  token,
} from './play.ts';
import { clearTable, commit, lay, MOUNTAIN, RAINFOREST, SAVANNAH, SHORELINE } from './table.ts';

type Dice = readonly (readonly [string, number])[];

/** Off to take photographs: dice on habitats and animals, tokens on animals, and the rest in the supply. */
function outdoors(
  habitats: readonly (readonly [Habitat, number])[],
  animals: Dice,
  { tokens = [], supply = 0, others = [] }: { tokens?: Dice; supply?: number; others?: readonly string[] } = {},
): State {
  const state = clearTable();
  lay(state, ...others, ...animals.map(([name]) => name));
  state.tokens[0] = tokens.reduce((sum, [, count]) => sum + count, supply);
  expedition(state, habitats, animals);
  for (const [name, count] of tokens) for (let i = 0; i < count; i++) play(state, token(name));
  if (question(state).kind === 'tokens') play(state, DONE);
  return state;
}

function supplyOf(state: State): number {
  return state.tokens[0] ?? NONE;
}

describe('habitats', () => {
  it('W-5.1 you choose the next habitat each time, knowing the results so far', () => {
    const state = outdoors(
      [
        [SHORELINE, 1],
        [MOUNTAIN, 1],
        [RAINFOREST, 1],
      ],
      [],
    );
    expect(legal(state)).toEqual(keys(explore(SHORELINE), explore(MOUNTAIN), explore(RAINFOREST)));
    play(state, explore(MOUNTAIN), faces(4));
    expect(legal(state)).toEqual(keys(explore(SHORELINE), explore(RAINFOREST)));
    play(state, explore(RAINFOREST), faces(4));
    expect(legal(state)).toEqual(keys(explore(SHORELINE)));
    play(state, explore(SHORELINE), faces(1));
    expect(asked(state)).toEqual(['research 1']);
  });

  it('W-5.1 a habitat without dice is not explored', () => {
    const state = outdoors([[SHORELINE, 1]], []);
    expect(refusal(state, explore(SAVANNAH))).toBe('noHabitatDice W-5.1');
    expect(game.check(state, question(state), explore(SAVANNAH))?.params).toEqual({ habitat: 'savannah' });
    expect(refusal(state, photograph('Meerkat'))).toBe('notNow W-5.1');
  });

  it('W-5.1 without any dice you go directly to Review', () => {
    const state = outdoors([], [], { others: ['Guanaco'] });
    expect(asked(state)).toEqual(['research 1']);
  });

  it('W-5.2 a habitat is finished before another is begun', () => {
    const state = outdoors(
      [
        [MOUNTAIN, 1],
        [SAVANNAH, 1],
      ],
      [
        ['Guanaco', 1],
        ['Golden eagle', 1],
        ['Meerkat', 1],
      ],
    );
    play(state, explore(MOUNTAIN), faces(5));
    expect(state.exploring).toBe(MOUNTAIN);
    expect(legal(state)).toEqual(keys(photograph('Guanaco'), photograph('Golden eagle')));
    expect(refusal(state, explore(SAVANNAH))).toBe('notNow W-5.8');
    play(state, photograph('Golden eagle'), faces(6));
    expect(refusal(state, explore(SAVANNAH))).toBe('notNow W-5.8');
    play(state, photograph('Guanaco'), faces(4));
    expect(legal(state)).toEqual(keys(explore(SAVANNAH)));
    expect(state.exploring).toBe(NONE);
  });

  it('W-5.2 after the last one comes Review', () => {
    const state = outdoors([[MOUNTAIN, 1]], [['Guanaco', 1]]);
    play(state, explore(MOUNTAIN), faces(5));
    const types = play(state, photograph('Guanaco'), faces(4)).map(({ type }) => type);
    expect(types).toEqual(['photographed', 'turn']);
    expect(asked(state)).toEqual(['research 1']);
  });
});

describe('exploring', () => {
  it('W-5.3 the savannah: both dice reach 3, it is explored', () => {
    const state = outdoors([[SAVANNAH, 2]], [['Meerkat', 1]]);
    expect(play(state, explore(SAVANNAH), faces(3, 4))).toEqual([
      { type: 'explored', seat: 0, habitat: SAVANNAH, roll: [3, 4], success: true },
    ]);
    expect(asked(state)).toEqual(['photograph 0']);
  });

  it('W-5.3 the rainforest: a 2 and a 3 do not make a 5', () => {
    const state = outdoors([[RAINFOREST, 2]], [['Hoatzin', 1]]);
    expect(play(state, explore(RAINFOREST), faces(2, 3))[0]).toEqual({
      type: 'explored',
      seat: 0,
      habitat: RAINFOREST,
      roll: [2, 3],
      success: false,
    });
    expect(state.portfolios[0]).toEqual([]);
    expect(asked(state)).toEqual(['research 1']);
  });

  it('W-5.3 the mountain: a 1 and a 3 do not make a 4', () => {
    const state = outdoors([[MOUNTAIN, 2]], [['Guanaco', 1]]);
    expect(play(state, explore(MOUNTAIN), faces(1, 3))[0]).toMatchObject({ type: 'explored', success: false });
  });

  it('W-5.3 the shoreline: one of two dice is enough, whichever it is', () => {
    for (const dice of [
      [1, 2],
      [5, 1],
    ]) {
      const state = outdoors([[SHORELINE, 2]], [['Western gull', 1]]);
      expect(play(state, explore(SHORELINE), faces(...dice))[0]).toMatchObject({ roll: dice, success: true });
      expect(asked(state)).toEqual(['photograph 0']);
    }
  });

  it.each([
    ['shoreline', SHORELINE],
    ['savannah', SAVANNAH],
    ['mountain', MOUNTAIN],
    ['rainforest', RAINFOREST],
  ])('W-5.3 the %s needs its explore value exactly, one less fails', (_, habitat) => {
    const value = EXPLORE_VALUE[habitat] ?? NONE;
    const enough = outdoors([[habitat, 1]], []);
    expect(play(enough, explore(habitat), faces(value))[0]).toMatchObject({ type: 'explored', success: true });
    const less = outdoors([[habitat, 1]], []);
    expect(play(less, explore(habitat), faces(value - 1))[0]).toMatchObject({ type: 'explored', success: false });
  });

  it('W-5.3 all dice of the habitat are rolled, up to six', () => {
    const state = outdoors([[RAINFOREST, 6]], [], { supply: 2 });
    play(state, explore(RAINFOREST), faces(1, 2, 3, 4, 4, 1));
    expect(state.roll).toEqual([1, 2, 3, 4, 4, 1]);
  });
});

describe('dice', () => {
  it.each([
    ['lowest', 1, () => 0],
    ['highest', 6, (faceCount: number) => faceCount - 1],
  ] as const)('W-5.3 the %s face of every die is a %i, in exploring, re-rolling and photographing', (_, face, int) => {
    const cx = witness<Event>({ int });
    const { events } = cx;
    const state = outdoors([[MOUNTAIN, 2]], [['Guanaco', 2]], { supply: 2 });
    const explored = game.clone(state);
    game.apply(explored, question(explored), explore(MOUNTAIN), cx);
    play(state, explore(MOUNTAIN), faces(2, 3));
    play(state, PAY);
    play(state, PAY);
    const photographed = game.clone(state);
    game.apply(state, question(state), reroll(0), cx);
    game.apply(photographed, question(photographed), reroll(0), { ...cx, chance: new ScriptedChance([5]) });
    game.apply(photographed, question(photographed), photograph('Guanaco'), cx);
    expect(events).toContainEqual(expect.objectContaining({ type: 'explored', roll: [face, face] }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'rerolled', from: 2, to: face }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'photographed', roll: [face, face] }));
  });
});

describe('re-rolls', () => {
  it('W-5.4 two tokens roll one die of a failed exploration again, whichever you choose', () => {
    const state = outdoors([[RAINFOREST, 2]], [['Hoatzin', 1]], { supply: 3 });
    play(state, explore(RAINFOREST), faces(2, 3));
    expect(legal(state)).toEqual(keys(PAY, GIVE_UP));
    expect(play(state, PAY)).toEqual([{ type: 'paid', seat: 0, habitat: RAINFOREST, card: NONE }]);
    play(state, PAY);
    expect(legal(state)).toEqual(keys(reroll(0), reroll(1)));
    expect(play(state, reroll(1), faces(5))).toEqual([
      { type: 'rerolled', seat: 0, habitat: RAINFOREST, die: 1, from: 3, to: 5, success: true },
    ]);
    expect(asked(state)).toEqual(['photograph 0']);
  });

  it('W-5.4 a re-roll must reach the explore value, too', () => {
    for (const [face, success] of [
      [3, false],
      [4, true],
    ] as const) {
      const state = outdoors([[MOUNTAIN, 1]], [['Guanaco', 1]], { supply: 2 });
      play(state, explore(MOUNTAIN), faces(1));
      play(state, PAY);
      play(state, PAY);
      expect(play(state, reroll(0), faces(face))[0]).toMatchObject({ type: 'rerolled', to: face, success });
    }
  });

  it('W-5.4 the first token paid calls for the second', () => {
    const state = outdoors([[RAINFOREST, 1]], [['Hoatzin', 1]], { supply: 2 });
    play(state, explore(RAINFOREST), faces(1));
    play(state, PAY);
    expect(legal(state)).toEqual(keys(PAY));
    expect(refusal(state, GIVE_UP)).toBe('payInFull W-5.4');
    play(state, PAY);
    expect(supplyOf(state)).toBe(0);
    expect(refusal(state, GIVE_UP)).toBe('notNow W-5.4');
  });

  it('W-5.4 exactly two tokens are enough, one is not', () => {
    const two = outdoors([[RAINFOREST, 1]], [], { supply: 2 });
    play(two, explore(RAINFOREST), faces(4));
    expect(asked(two)).toEqual(['failed 0']);
    const one = outdoors([[RAINFOREST, 1]], [], { supply: 1 });
    play(one, explore(RAINFOREST), faces(4));
    expect(asked(one)).toEqual(['research 1']);
  });

  it('W-5.4 you may go on as long as it fails and two more tokens are there', () => {
    const state = outdoors([[RAINFOREST, 2]], [['Hoatzin', 1]], { supply: 5 });
    play(state, explore(RAINFOREST), faces(1, 2));
    for (const die of [0, 0]) {
      play(state, PAY);
      play(state, PAY);
      play(state, reroll(die), faces(4));
    }
    // One token is left: the exploration is given up at once, and all tokens come back, 3 more for experience.
    expect(asked(state)).toEqual(['research 1']);
    expect(supplyOf(state)).toBe(5 + 3);
    expect(state.discards).toEqual(cards('Hoatzin'));
  });

  it('W-5.4 a die that failed keeps its new value for the next re-roll', () => {
    const state = outdoors([[RAINFOREST, 2]], [], { supply: 4 });
    play(state, explore(RAINFOREST), faces(1, 2));
    play(state, PAY);
    play(state, PAY);
    play(state, reroll(0), faces(3));
    expect(state.roll).toEqual([3, 2]);
    expect(state.paid).toBe(0);
    expect(legal(state)).toEqual(keys(PAY, GIVE_UP));
    play(state, PAY);
    play(state, PAY);
    expect(play(state, reroll(0), faces(6))[0]).toMatchObject({ from: 3, to: 6, success: true });
  });

  it('W-5.4 only dice that were rolled are rolled again', () => {
    const state = outdoors([[RAINFOREST, 2]], [], { supply: 2 });
    play(state, explore(RAINFOREST), faces(1, 2));
    play(state, PAY);
    play(state, PAY);
    expect(refusal(state, reroll(2))).toBe('noSuchDie W-5.4');
    expect(game.check(state, question(state), reroll(2))?.params).toEqual({ dice: 2 });
    expect(refusal(state, PAY)).toBe('notNow W-5.4');
  });

  it('W-5.4 after a success there is no re-roll', () => {
    const state = outdoors([[SHORELINE, 2]], [['Western gull', 1]], { supply: 4 });
    play(state, explore(SHORELINE), faces(1, 6));
    expect(refusal(state, PAY)).toBe('notNow W-5.8');
  });

  it('W-5.5 the tokens come from the supply and from any animals, in any mix', () => {
    const state = outdoors(
      [
        [MOUNTAIN, 1],
        [SAVANNAH, 1],
      ],
      [
        ['Guanaco', 1],
        ['Meerkat', 1],
      ],
      {
        tokens: [
          ['Guanaco', 1],
          ['Meerkat', 1],
        ],
        supply: 1,
      },
    );
    play(state, explore(MOUNTAIN), faces(3));
    expect(legal(state)).toEqual(keys(PAY, payFrom('Guanaco'), payFrom('Meerkat'), GIVE_UP));
    expect(play(state, payFrom('Meerkat'))).toEqual([
      { type: 'paid', seat: 0, habitat: MOUNTAIN, card: cardNamed('Meerkat') },
    ]);
    expect(state.animalTokens[cardNamed('Meerkat')]).toBe(0);
    expect(legal(state)).toEqual(keys(PAY, payFrom('Guanaco')));
    expect(refusal(state, payFrom('Meerkat'))).toBe('noTokensThere W-5.5');
    play(state, PAY);
    expect(supplyOf(state)).toBe(0);
    expect(state.habitatTokens).toEqual([0, 0, 2, 0]);
  });

  it('W-5.5 tokens on animals alone are enough for a re-roll', () => {
    const state = outdoors([[MOUNTAIN, 1]], [['Guanaco', 1]], { tokens: [['Guanaco', 2]] });
    play(state, explore(MOUNTAIN), faces(3));
    expect(legal(state)).toEqual(keys(payFrom('Guanaco'), GIVE_UP));
    expect(refusal(state, PAY)).toBe('noTokens W-5.4');
    play(state, payFrom('Guanaco'));
    play(state, payFrom('Guanaco'));
    expect(supplyOf(state)).toBe(0);
    expect(asked(state)).toEqual(['reroll 0']);
  });

  it('W-5.5 tokens on animals of the shoreline pay, too', () => {
    const state = outdoors([[SHORELINE, 1]], [['Western gull', 1]], { tokens: [['Western gull', 2]] });
    play(state, explore(SHORELINE), faces(1));
    expect(legal(state)).toEqual(keys(payFrom('Western gull'), GIVE_UP));
  });

  it('W-5.5 a token taken from an animal no longer helps its photograph', () => {
    const state = outdoors([[MOUNTAIN, 1]], [['Guanaco', 1]], { tokens: [['Guanaco', 3]] });
    play(state, explore(MOUNTAIN), faces(3));
    play(state, payFrom('Guanaco'));
    play(state, payFrom('Guanaco'));
    play(state, reroll(0), faces(4));
    const [event] = play(state, photograph('Guanaco'), faces(2));
    expect(event).toMatchObject({ type: 'photographed', roll: [2], tokens: 1, success: false });
  });

  it('W-5.6 the tokens wait on the habitat, and go to the bank when the exploration succeeds', () => {
    const state = outdoors([[RAINFOREST, 1]], [['Hoatzin', 1]], { supply: 5 });
    play(state, explore(RAINFOREST), faces(1));
    for (const face of [2, 6]) {
      play(state, PAY);
      play(state, PAY);
      play(state, reroll(0), faces(face));
      if (face === 2) expect(state.habitatTokens).toEqual([0, 0, 0, 2]);
    }
    expect(state.habitatTokens).toEqual([0, 0, 0, 0]);
    expect(supplyOf(state)).toBe(1);
    expect(legal(state)).toEqual(keys(photograph('Hoatzin')));
    expect(state.roll).toEqual([]);
  });

  it('W-5.6 tokens of a success stay lost when a later habitat fails', () => {
    const state = outdoors(
      [
        [RAINFOREST, 1],
        [MOUNTAIN, 1],
      ],
      [],
      { supply: 2 },
    );
    play(state, explore(RAINFOREST), faces(1));
    play(state, PAY);
    play(state, PAY);
    play(state, reroll(0), faces(5));
    play(state, explore(MOUNTAIN), faces(1));
    expect(supplyOf(state)).toBe(0 + 3);
  });
});

describe('failed exploration', () => {
  it('W-5.7 its animals with dice are discarded, those without stay', () => {
    const state = outdoors(
      [
        [MOUNTAIN, 1],
        [SAVANNAH, 1],
      ],
      [
        ['Guanaco', 1],
        ['Golden eagle', 1],
        ['Meerkat', 1],
      ],
      {
        others: ['Alpine salamander', 'Red panda'],
      },
    );
    const events = play(state, explore(MOUNTAIN), faces(3));
    expect(events.at(-1)).toEqual({
      type: 'failed',
      seat: 0,
      habitat: MOUNTAIN,
      gone: cards('Guanaco', 'Golden eagle'),
      tokens: 0,
    });
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Alpine salamander', 'Red panda'));
    expect(state.discards).toEqual(cards('Guanaco', 'Golden eagle'));
    expect(cards('Guanaco', 'Golden eagle', 'Meerkat').map((card) => state.animalDice[card])).toEqual([0, 0, 1]);
    expect(legal(state)).toEqual(keys(explore(SAVANNAH)));
  });

  it('W-5.7 tokens on the habitat and on its discarded animals return; others stay where they are', () => {
    const state = outdoors(
      [
        [MOUNTAIN, 1],
        [SAVANNAH, 1],
      ],
      [
        ['Guanaco', 1],
        ['Golden eagle', 1],
        ['Meerkat', 1],
      ],
      {
        tokens: [
          ['Guanaco', 1],
          ['Golden eagle', 2],
          ['Meerkat', 2],
        ],
        supply: 2,
      },
    );
    play(state, explore(MOUNTAIN), faces(3));
    play(state, PAY);
    play(state, payFrom('Golden eagle'));
    play(state, reroll(0), faces(2));
    expect(state.habitatTokens).toEqual([0, 0, 2, 0]);
    expect(play(state, GIVE_UP)).toEqual([
      { type: 'failed', seat: 0, habitat: MOUNTAIN, gone: cards('Guanaco', 'Golden eagle'), tokens: 4 },
    ]);
    expect(supplyOf(state)).toBe(1 + 4);
    expect(state.habitatTokens).toEqual([0, 0, 0, 0]);
    expect(cards('Guanaco', 'Golden eagle', 'Meerkat').map((card) => state.animalTokens[card])).toEqual([0, 0, 2]);
  });

  it('W-5.7 you may give up even if you could pay', () => {
    const state = outdoors([[MOUNTAIN, 1]], [['Guanaco', 1]], { supply: 6 });
    play(state, explore(MOUNTAIN), faces(3));
    const types = play(state, GIVE_UP).map(({ type }) => type);
    expect(types).toEqual(['failed', 'experience', 'turn']);
    expect(supplyOf(state)).toBe(6 + 3);
  });

  it('W-5.7 a commitment ends when its animal is discarded', () => {
    const state = clearTable();
    state.tokens = [0, 0];
    lay(state, 'Guanaco', 'Red panda');
    commit(state, 'Guanaco', 'Red panda');
    expedition(
      state,
      [[MOUNTAIN, 1]],
      [
        ['Guanaco', 1],
        ['Red panda', 1],
      ],
    );
    play(state, explore(MOUNTAIN), faces(1));
    expect(state.committed).toEqual([]);
  });
});

describe('photographing', () => {
  it('W-5.8 every animal with dice must be tried, in the order you choose', () => {
    const state = outdoors(
      [[MOUNTAIN, 1]],
      [
        ['Guanaco', 1],
        ['Golden eagle', 2],
        ['Red panda', 2],
      ],
    );
    play(state, explore(MOUNTAIN), faces(4));
    expect(legal(state)).toEqual(keys(photograph('Guanaco'), photograph('Golden eagle'), photograph('Red panda')));
    play(state, photograph('Golden eagle'), faces(2, 5));
    expect(legal(state)).toEqual(keys(photograph('Guanaco'), photograph('Red panda')));
    play(state, photograph('Red panda'), faces(4, 6));
    expect(legal(state)).toEqual(keys(photograph('Guanaco')));
    play(state, photograph('Guanaco'), faces(3));
    expect(state.portfolios[0]).toEqual(cards('Red panda'));
    expect(state.discards).toEqual(cards('Golden eagle', 'Guanaco'));
  });

  it('W-5.8 only animals with dice in the habitat under way', () => {
    const state = outdoors(
      [
        [MOUNTAIN, 1],
        [SAVANNAH, 1],
      ],
      [
        ['Guanaco', 1],
        ['Meerkat', 1],
      ],
      {
        others: ['Alpine salamander'],
      },
    );
    play(state, explore(MOUNTAIN), faces(4));
    expect(refusal(state, photograph('Meerkat'))).toBe('noDiceHere W-5.8');
    expect(refusal(state, photograph('Alpine salamander'))).toBe('noDiceHere W-5.8');
    expect(game.check(state, question(state), photograph('Meerkat'))?.params).toEqual({
      animal: 'Meerkat',
      habitat: 'mountain',
    });
    expect(legal(state)).toEqual(keys(photograph('Guanaco')));
  });

  it('W-5.8 a commitment ends when its animal has been tried', () => {
    const state = clearTable();
    state.tokens = [0, 0];
    lay(state, 'Guanaco', 'Golden pheasant', 'Red panda');
    commit(state, 'Guanaco', 'Golden pheasant', 'Red panda');
    expedition(
      state,
      [[MOUNTAIN, 1]],
      [
        ['Guanaco', 1],
        ['Golden pheasant', 1],
        ['Red panda', 1],
      ],
    );
    play(state, explore(MOUNTAIN), faces(6));
    play(state, photograph('Golden pheasant'), faces(1));
    expect(state.committed).toEqual(cards('Guanaco', 'Red panda'));
    play(state, photograph('Guanaco'), faces(6));
    expect(state.committed).toEqual(cards('Red panda'));
    play(state, photograph('Red panda'), faces(6));
    expect(state.committed).toEqual([]);
  });

  it('W-5.9 the ring-tailed coati (5): a total of 7 is a photograph', () => {
    const state = outdoors([[RAINFOREST, 1]], [['Ring-tailed coati', 2]]);
    play(state, explore(RAINFOREST), faces(5));
    expect(play(state, photograph('Ring-tailed coati'), faces(3, 4))[0]).toEqual({
      type: 'photographed',
      seat: 0,
      card: cardNamed('Ring-tailed coati'),
      roll: [3, 4],
      tokens: 0,
      success: true,
    });
    expect(state.portfolios[0]).toEqual(cards('Ring-tailed coati'));
  });

  it('W-5.9 a total equal to the difficulty is enough, one less is not', () => {
    for (const [dice, success] of [
      [[2, 3], true],
      [[2, 2], false],
    ] as const) {
      const state = outdoors([[RAINFOREST, 1]], [['Ring-tailed coati', 2]]);
      play(state, explore(RAINFOREST), faces(5));
      expect(play(state, photograph('Ring-tailed coati'), faces(...dice))[0]).toMatchObject({ success });
    }
  });

  it('W-5.10 the red panda (10): dice of 8 and 2 tokens are 10, a photograph; the tokens are gone', () => {
    const state = outdoors([[MOUNTAIN, 1]], [['Red panda', 2]], { tokens: [['Red panda', 2]], supply: 1 });
    play(state, explore(MOUNTAIN), faces(5));
    expect(play(state, photograph('Red panda'), faces(3, 5))[0]).toMatchObject({ tokens: 2, success: true });
    expect(state.portfolios[0]).toEqual(cards('Red panda'));
    expect(state.stacks[MOUNTAIN]).toEqual([]);
    expect(state.discards).toEqual([]);
    expect(supplyOf(state)).toBe(1);
  });

  it('W-5.10 tokens that were not needed are lost, too', () => {
    const state = outdoors([[MOUNTAIN, 1]], [['Guanaco', 1]], { tokens: [['Guanaco', 3]] });
    play(state, explore(MOUNTAIN), faces(5));
    play(state, photograph('Guanaco'), faces(6));
    expect(supplyOf(state)).toBe(0);
    expect(state.animalTokens[cardNamed('Guanaco')]).toBe(0);
    expect(state.animalDice[cardNamed('Guanaco')]).toBe(0);
  });

  it('W-5.11 the South American sea lion (4): 2 and 1 token are 3; it is discarded and the token kept', () => {
    const state = outdoors([[SHORELINE, 1]], [['South American sea lion', 1]], {
      tokens: [['South American sea lion', 1]],
    });
    play(state, explore(SHORELINE), faces(2));
    expect(play(state, photograph('South American sea lion'), faces(2))[0]).toMatchObject({
      roll: [2],
      tokens: 1,
      success: false,
    });
    expect(state.portfolios[0]).toEqual([]);
    expect(state.discards).toEqual(cards('South American sea lion'));
    expect(state.stacks[SHORELINE]).toEqual([]);
    // The token, and 3 for a turn without a photograph.
    expect(supplyOf(state)).toBe(1 + 3);
  });

  it('W-5.11 the animals around a failed one stay in their order', () => {
    const state = outdoors([[MOUNTAIN, 1]], [['Golden pheasant', 1]], { others: ['Guanaco'] });
    lay(state, 'Red panda');
    play(state, explore(MOUNTAIN), faces(6));
    play(state, photograph('Golden pheasant'), faces(6));
    expect(state.stacks[MOUNTAIN]).toEqual(cards('Guanaco', 'Red panda'));
  });

  it('W-5.12 dice rolled for an animal are not rolled again, however many tokens there are', () => {
    const state = outdoors(
      [[MOUNTAIN, 1]],
      [
        ['Golden eagle', 1],
        ['Guanaco', 1],
      ],
      { supply: 9 },
    );
    play(state, explore(MOUNTAIN), faces(4));
    play(state, photograph('Golden eagle'), faces(6));
    expect(state.discards).toEqual(cards('Golden eagle'));
    expect(asked(state)).toEqual(['photograph 0']);
    for (const action of [PAY, payFrom('Guanaco'), reroll(0), GIVE_UP]) {
      expect(refusal(state, action)).toBe('notNow W-5.8');
    }
  });
});
