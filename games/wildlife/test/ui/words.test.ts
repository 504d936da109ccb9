import { describe, expect, it } from 'vitest';
import { PREPARE } from '../../src/actions.ts';
import { assignmentOf, cardNamed } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { exploringWords, photographingWords } from '../../src/ui/chances.ts';
import { isSecret, whoseAssignment } from '../../src/ui/secret.ts';
import { NOTHING_WANTED } from '../../src/ui/wanted.ts';
import { cardWords, chartWords, factWords, printWords, promisedWords } from '../../src/ui/words.ts';
import { dieOnAnimal, dieOnHabitat, play } from '../rules/play.ts';
import { clearTable, lay, SAVANNAH } from '../rules/table.ts';

const GIRAFFE = cardNamed('Giraffe');

describe('a card', () => {
  it('says everything printed on it, and what of it your assignment asks for', () => {
    const wanted = { symbols: ['mammal'], cover: [GIRAFFE] } as const;
    expect(factWords(GIRAFFE, wanted)).toBe(
      'difficulty 2, 1 prestige, herbivore, lives 21 to 30 years, mammal (on your assignment), on the cover of your assignment',
    );
    expect(factWords(GIRAFFE, NOTHING_WANTED, true)).toMatch(/mammal, promised this turn$/);
  });

  it('says what a promise means, to the player who made it and to others', () => {
    const promises = { committed: [GIRAFFE], turn: 0 };
    expect(promisedWords(GIRAFFE, { ...promises, observer: 0 })).toBe(
      'You promised it: you must try to photograph it this turn.',
    );
    expect(promisedWords(GIRAFFE, { ...promises, observer: 1 })).toMatch(/^Promised: the player on turn must /);
    expect(promisedWords(GIRAFFE, { ...promises, committed: [], observer: 0 })).toBe('');
  });

  it('says where it is at home when it lies elsewhere', () => {
    expect(printWords(GIRAFFE, NOTHING_WANTED)).toMatch(/^Giraffe from the Savannah, difficulty 2, /);
    expect(printWords(cardNamed('Raccoon'), NOTHING_WANTED)).toMatch(/^Raccoon from anywhere, /);
  });

  it('says what lies on it in its habitat', () => {
    const state = clearTable();
    lay(state, 'Giraffe');
    const words = () => cardWords(GIRAFFE, game.view(state, 0), false, NOTHING_WANTED);
    play(state, PREPARE);
    expect(words()).toMatch(/^Giraffe, difficulty 2, .*mammal$/);
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnAnimal('Giraffe'));
    expect(words()).toMatch(/mammal, with 1 die$/);
  });
});

describe('the chart of a feature', () => {
  it('says what each number of symbols is worth, and which one is reached', () => {
    const { chart } = assignmentOf(0);
    const words = chart.map((_, symbols) => chartWords(chart, symbols, 2));
    expect(words.slice(0, 3)).toEqual([
      '0 symbols: 0 prestige',
      '1 symbol: 2 prestige',
      '2 symbols: 4 prestige, reached',
    ]);
    expect(words.at(-1)).toBe('10 symbols or more: 24 prestige');
  });
});

describe('a chance', () => {
  it('mentions no throw before there are dice', () => {
    const state = clearTable();
    lay(state, 'Giraffe');
    play(state, PREPARE);
    const words = () => {
      const view = game.view(state, 0);
      return [exploringWords(view, SAVANNAH), photographingWords(view, GIRAFFE)];
    };
    expect(words()).toEqual([
      'chance to find the habitat: no dice yet',
      'chance of the photograph once you are there: no dice yet',
    ]);
    play(state, dieOnHabitat(SAVANNAH));
    play(state, dieOnAnimal('Giraffe'));
    expect(words()).toEqual([
      'chance to find the habitat: one die, 3 or more',
      'chance of the photograph once you are there: one die, 2 or more',
    ]);
  });
});

describe('an assignment', () => {
  const view = game.view(clearTable(), 1);
  const seen = (mine: boolean, name = 'Ines', over = false) => {
    const room = {
      observer: 1,
      view: { ...view, over },
      sitters: [{ seat: 1, name, kind: 'person', mine, away: false }],
    } as const;
    return [whoseAssignment(room), isSecret(room)];
  };

  it('is secret for the player at this device, until the match is over', () => {
    expect(seen(true)).toEqual(['Your assignment', true]);
    expect(seen(true, 'Ines', true)).toEqual(['Your assignment', false]);
  });

  it("is a player's when you only watch", () => {
    expect(seen(false)).toEqual(["Ines's assignment", false]);
    expect(seen(false, '')).toEqual(["Player 2's assignment", false]);
  });
});
