/** What is said before a lane is covered, or a weapon taken: the same numbers as the shot will have. */
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { howOf, READY } from '../../src/combat/means.ts';
import { weaponNamed } from '../../src/data/weapons.ts';
import { weigh } from '../../src/gear/load.ts';
import { game } from '../../src/index.ts';
import { bodyOf, changeItem } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import type { State, View } from '../../src/types.ts';
import { handlingWords, takenWords } from '../../src/ui/handling.ts';
import { laneOf, oddsOf, watchedBy } from '../../src/ui/lanes.ts';
import { throwOf } from '../../src/ui/throws.ts';
import { at, BEAST, CREW, emptyShip, give, OTHER_BEAST, put } from '../rules/table.ts';

function seen(change: (state: State) => void): View {
  const state = emptyShip();
  change(state);
  state.act.who = CREW;
  return game.view(state, 0);
}

const AIMED = howOf(READY, false, false);

function armed(beast: string): View {
  return seen((state) => {
    put(state, CREW, at(state, 'C8'), 1, { dex: 10, skills: { revolver: 2 } });
    give(state, CREW, 'revolver');
    put(state, BEAST, at(state, beast), 3);
  });
}

describe('a lane', () => {
  it('S-13.3 needs at its end what an aimed shot at an enemy there needs', () => {
    const there = throwOf(armed('F8'), CREW, BEAST, AIMED);
    const before = armed('F10');
    const odds = oddsOf(before, act('aim', at(emptyShip(), 'F8')));
    expect(odds?.aim).toMatchObject({ needed: there.needed, reasons: there.reasons, squares: there.squares });
  });

  it('says what is needed all along it', () => {
    const words = oddsOf(armed('F10'), act('aim', at(emptyShip(), 'F8')))?.words;
    expect(words).toMatch(/^needs \d+\+ to \d+\+, \d+% to \d+%$/);
  });

  it('S-13.3 does not count on an enemy who evades now', () => {
    const view = armed('F10');
    const evading = seen((state) => {
      put(state, CREW, at(state, 'C8'), 1, { dex: 10, skills: { revolver: 2 } });
      give(state, CREW, 'revolver');
      put(state, BEAST, at(state, 'F10'), 3);
      bodyOf(state, BEAST).evading = true;
    });
    const lane = act('aim', at(emptyShip(), 'F8'));
    expect(oddsOf(evading, lane)?.words).toBe(oddsOf(view, lane)?.words);
  });

  it('of a marked enemy is about that enemy', () => {
    const view = seen((state) => {
      put(state, CREW, at(state, 'C8'), 1);
      give(state, CREW, 'revolver');
      put(state, BEAST, at(state, 'D8'), 3);
      put(state, OTHER_BEAST, at(state, 'F8'), 3);
    });
    expect(oddsOf(view, act('mark', OTHER_BEAST))?.aim.target).toBe(OTHER_BEAST);
  });
});

it('S-13.3 S-13.7 shows what someone on guard has an eye on: a lane, or all that is next to claws', () => {
  const view = seen((state) => {
    put(state, CREW, at(state, 'C8'), 1);
    give(state, CREW, 'revolver');
    bodyOf(state, CREW).cover = at(state, 'F8');
    put(state, BEAST, at(state, 'E9'), 3);
    bodyOf(state, BEAST).cover = at(state, 'E9');
    put(state, OTHER_BEAST, at(state, 'F10'), 3);
  });
  expect(watchedBy(view, CREW)).toEqual(['D8', 'E8', 'F8'].map((name) => at(emptyShip(), name)));
  expect(watchedBy(view, BEAST)).toHaveLength(8);
  expect(watchedBy(view, OTHER_BEAST)).toEqual([]);
});

it('S-13.6 shows the lane that is kept beside the enemy who is covered', () => {
  const view = seen((state) => {
    put(state, CREW, at(state, 'C8'), 1);
    give(state, CREW, 'revolver');
    put(state, BEAST, at(state, 'E8'), 3);
    Object.assign(bodyOf(state, CREW), { cover: at(state, 'E8'), mark: BEAST });
  });
  const lane = ['D8', 'E8'].map((name) => at(emptyShip(), name));
  expect(laneOf(view, CREW)).toEqual(lane);
  expect(watchedBy(view, CREW)).toEqual(lane);
});

describe('a weapon in the hand', () => {
  const view = seen((state) => {
    put(state, CREW, at(state, 'C8'), 1, { str: 4, dex: 3, end: 7, skills: { revolver: 2 } });
  });

  it('S-10.5 S-10.7 tells skill, the lack of it, and clumsiness apart', () => {
    expect(handlingWords(view, CREW, weaponNamed('revolver'))).toBe('as easy as for others (too clumsy +2, skill −2)');
    expect(handlingWords(view, CREW, weaponNamed('laser-rifle'))).toMatch(
      /^harder by \d+ \(too clumsy \+\d, no skill \+5\)$/,
    );
  });

  it('S-2.5 tells what it weighs, and that it is too much', () => {
    const heavy = seen((state) => {
      put(state, CREW, at(state, 'C8'), 1, { str: 2, dex: 7, end: 7 });
      give(state, CREW, 'laser-rifle');
      changeItem(state, 0, { holder: NONE });
      weigh(state, CREW);
    });
    expect(takenWords(heavy, CREW, 0)).toMatch(/kg, encumbered: 2 AP a turn less$/);
  });
});
