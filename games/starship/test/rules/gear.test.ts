import { describe, expect, it } from 'vitest';
import { AMMO } from '../../src/data/weapon.ts';
import { REFILL } from '../../src/gear/reload.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { squaresWith } from '../../src/plan/compile.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import {
  answer,
  apOf,
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  has,
  lay,
  MATE,
  openAll,
  type Person,
  put,
  question,
  quickMatch,
  refused,
  turnOf,
} from './table.ts';

function armed(weapon?: string, person: Person = { str: 12 }) {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1, person);
  put(state, BEAST, at(state, 'N5'));
  const item = weapon === undefined ? NONE : give(state, CREW, weapon);
  turnOf(state, CREW);
  return { state, item };
}

it('S-7.1 S-7.2 draws a weapon for 1 AP, with nothing else ready', () => {
  const { state, item } = armed('cutlass');
  const pistol = give(state, CREW, 'revolver');
  expect(refused(state, 'draw', item)).toBe('handsFull S-7.1');
  bodyOf(state, CREW).ready = NONE;
  answer(state, 'draw', pistol);
  expect(bodyOf(state, CREW)).toMatchObject({ ready: pistol, ap: 13 });
  expect(refused(state, 'draw', 99)).toBe('notHeld S-7.1');
});

it('S-7.3 S-7.4 holsters guns and bows for 2 AP, sheathes blades for 6, and stows no polearm or club', () => {
  const costs = ['revolver', 'rifle', 'short-bow', 'foil', 'dagger'].map((weapon) => {
    const { state, item } = armed(weapon);
    answer(state, 'stow', item);
    expect(bodyOf(state, CREW).ready).toBe(NONE);
    return 14 - apOf(state, CREW);
  });
  expect(costs).toEqual([2, 2, 2, 6, 6]);
  for (const weapon of ['halberd', 'club']) {
    const { state, item } = armed(weapon);
    expect(refused(state, 'stow', item)).toBe('cannotStow S-7.3');
  }
  const { state } = armed();
  expect(refused(state, 'stow', 0)).toBe('notReady S-7.1');
});

it('S-7.5 drops anything for free', () => {
  const { state, item } = armed('halberd');
  answer(state, 'drop', item);
  expect(apOf(state, CREW)).toBe(14);
  expect(itemOf(state, item)).toMatchObject({ holder: NONE, at: at(state, 'D8') });
  expect(bodyOf(state, CREW).ready).toBe(NONE);
});

describe('S-7.6 S-7.7 S-7.8 S-7.9 picking up', () => {
  it('S-7.6 S-7.7 costs what one die says', () => {
    const { state } = armed();
    const sword = lay(state, at(state, 'D8'), 'sword');
    answer(state, 'pick', sword, 0, [5]);
    expect(question(state)).toMatchObject({ kind: 'pick', subject: CREW });
    answer(state, 'take');
    expect(state.act).toMatchObject({ picking: NONE, cost: 0 });
    expect(bodyOf(state, CREW)).toMatchObject({ ap: 9, ready: sword });
  });
  it('S-7.7 S-7.8 can be given up for 1 AP, and not tried again at once', () => {
    const { state } = armed();
    const sword = lay(state, at(state, 'D8'), 'sword');
    answer(state, 'pick', sword, 0, [5]);
    answer(state, 'leave');
    expect(state.act).toMatchObject({ picking: NONE, cost: 0 });
    expect(apOf(state, CREW)).toBe(13);
    expect(refused(state, 'pick', sword)).toBe('fumbled S-7.8');
    answer(state, 'swear');
    expect(refused(state, 'pick', sword)).toBe('allowed');
  });
  it('S-7.7 is given up by anyone who cannot pay', () => {
    const { state } = armed(undefined, { ap: 3 });
    const sword = lay(state, at(state, 'D8'), 'sword');
    answer(state, 'pick', sword, 0, [4]);
    expect(apOf(state, CREW)).toBe(2);
    expect(itemOf(state, sword).holder).toBe(NONE);
  });
  it('S-7.6 reaches only your own square', () => {
    const { state } = armed();
    expect(refused(state, 'pick', lay(state, at(state, 'E8'), 'sword'))).toBe('notHere S-7.6');
  });
  it('S-7.9 searches casualties, and stows what comes second', () => {
    const { state, item } = armed('cutlass');
    put(state, MATE, at(state, 'D8'));
    const pistol = give(state, MATE, 'revolver');
    bodyOf(state, MATE).status = 'unconscious';
    answer(state, 'pick', pistol, 0, [1]);
    answer(state, 'take');
    expect(bodyOf(state, CREW).ready).toBe(item);
    expect(itemOf(state, pistol)).toMatchObject({ holder: CREW, spares: 2 });
  });
});

it('S-7.10 swears for 1 AP, sneaking or not', () => {
  const { state } = armed();
  answer(state, 'sneak');
  answer(state, 'swear');
  expect(apOf(state, CREW)).toBe(13);
});

describe('S-7.11 S-7.12 S-7.13 reloading guns', () => {
  it('S-7.11 costs endurance and a magazine', () => {
    const { state, item } = armed('automatic-pistol', { end: 5, dex: 9 });
    expect(refused(state, 'reload', 0)).toBe('full S-7.11');
    state.items[item] = { ...itemOf(state, item), loaded: 3 };
    answer(state, 'reload', 0);
    expect(apOf(state, CREW)).toBe(9);
    expect(itemOf(state, item)).toMatchObject({ loaded: 15, spares: 1 });
    state.items[item] = { ...itemOf(state, item), loaded: 3, spares: 0 };
    expect(refused(state, 'reload', 0)).toBe('noSpares S-7.11');
    expect(refused(state, 'reload', AMMO.indexOf('gas'))).toBe('wrongAmmo S-7.19');
  });
  it('S-6.17 needs both hands, so not on a ladder', () => {
    const { state, item } = armed('automatic-pistol');
    state.items[item] = { ...itemOf(state, item), loaded: 3 };
    expect(refused(state, 'reload', 0)).toBe('allowed');
    bodyOf(state, CREW).ladder = true;
    expect(refused(state, 'reload', 0)).toBe('onLadder S-6.17');
  });
  it('S-7.12 takes a whole turn for revolvers, snub pistols and shotguns', () => {
    for (const weapon of ['revolver', 'snub-pistol', 'shotgun']) {
      const kind = weapon === 'snub-pistol' ? AMMO.indexOf('gas') : 0;
      const { state, item } = armed(weapon);
      state.items[item] = { ...itemOf(state, item), loaded: 0, ammo: [kind] };
      answer(state, 'reload', kind);
      expect(bodyOf(state, CREW)).toMatchObject({ ap: state.turn === 1 ? 0 : 14 });
      expect(itemOf(state, item).loaded).toBeGreaterThan(0);
      const late = armed(weapon);
      late.state.items[late.item] = { ...itemOf(late.state, late.item), loaded: 0, ammo: [kind] };
      answer(late.state, 'swear');
      expect(refused(late.state, 'reload', kind)).toBe('notWholeTurn S-7.12');
    }
  });
  it('S-7.13 takes a whole turn when sneaking, two for slow guns, without a break', () => {
    const quick = armed('automatic-pistol');
    quick.state.items[quick.item] = { ...itemOf(quick.state, quick.item), loaded: 0 };
    answer(quick.state, 'sneak');
    answer(quick.state, 'reload', 0);
    expect(itemOf(quick.state, quick.item).loaded).toBe(15);
    expect(bodyOf(quick.state, CREW).evading).toBe(true);
    const { state, item } = armed('revolver');
    state.items[item] = { ...itemOf(state, item), loaded: 0 };
    answer(state, 'sneak');
    answer(state, 'reload', 0);
    expect([itemOf(state, item).loaded, bodyOf(state, CREW).reloading]).toEqual([0, 1]);
    turnOf(state, CREW);
    bodyOf(state, CREW).ap = 14;
    answer(state, 'sneak');
    answer(state, 'reload', 0);
    expect([itemOf(state, item).loaded, bodyOf(state, CREW).reloading]).toEqual([6, 0]);
  });
  it('S-7.13 loses a reload that is interrupted', () => {
    const { state, item } = armed('revolver');
    state.items[item] = { ...itemOf(state, item), loaded: 0 };
    bodyOf(state, CREW).reloading = 1;
    answer(state, 'swear');
    expect(bodyOf(state, CREW).reloading).toBe(0);
  });
});

describe('S-7.14 S-7.15 S-7.16 bows', () => {
  it('S-7.14 cost 2 AP, a sporting crossbow 5', () => {
    const costs = ['sling', 'short-bow', 'long-bow', 'sporting-crossbow'].map((weapon) => {
      const { state, item } = armed(weapon);
      state.items[item] = { ...itemOf(state, item), loaded: 0 };
      answer(state, 'reload', 0);
      expect(itemOf(state, item)).toMatchObject({ loaded: 1, spares: 8 });
      return 14 - apOf(state, CREW);
    });
    expect(costs).toEqual([2, 2, 2, 5]);
  });
  it('S-7.15 a military crossbow takes 1, 6 and 12 AP, and keeps what is done', () => {
    const { state, item } = armed('military-crossbow', { str: 12, dex: 9, end: 9 });
    state.items[item] = { ...itemOf(state, item), loaded: 0 };
    answer(state, 'reload', 0);
    answer(state, 'reload', 0);
    expect([itemOf(state, item).steps, apOf(state, CREW)]).toEqual([2, 11]);
    expect(refused(state, 'reload', 0)).toBe('tooDear S-2.1');
    bodyOf(state, CREW).ap = 12;
    answer(state, 'reload', 0);
    expect(itemOf(state, item)).toMatchObject({ steps: 0, loaded: 1, spares: 8 });
  });
  it('S-7.16 a repeating crossbow is cocked for 5 AP and filled bolt by bolt', () => {
    const { state, item } = armed('repeating-crossbow');
    state.items[item] = { ...itemOf(state, item), loaded: 8, spares: 2 };
    expect(itemOf(state, item).steps).toBe(0);
    answer(state, 'reload', 0);
    expect([itemOf(state, item).steps, apOf(state, CREW)]).toEqual([1, 9]);
    expect(refused(state, 'reload', 0)).toBe('full S-7.11');
    answer(state, 'reload', REFILL);
    expect(itemOf(state, item)).toMatchObject({ loaded: 9, spares: 1 });
    expect(apOf(state, CREW)).toBe(8);
  });
});

it('S-7.17 moves a selector for 1 AP, where there is one', () => {
  const { state, item } = armed('assault-rifle');
  answer(state, 'selector');
  expect([itemOf(state, item).auto, apOf(state, CREW)]).toEqual([true, 13]);
  expect(refused(armed('submachinegun').state, 'selector')).toBe('noSelector S-7.17');
  expect(refused(armed('revolver').state, 'selector')).toBe('noSelector S-7.17');
});

it('S-7.18 lays a loose club on every marked square', () => {
  const state = quickMatch();
  const clubs = state.items.filter(({ weapon, holder }) => weapon === 7 && holder === NONE).map((item) => item.at);
  expect(clubs).toEqual(squaresWith(planOf(state), 'club'));
  expect(clubs.length).toBeGreaterThan(5);
});

it('S-7.19 fires the chambers of a snub pistol in their order', () => {
  const { state, item } = armed('snub-pistol');
  const [tranq, gas] = [AMMO.indexOf('tranq'), AMMO.indexOf('gas')];
  bodyOf(state, BEAST).at = at(state, 'F8');
  state.items[item] = { ...itemOf(state, item), ammo: [gas, tranq, tranq, gas, gas, gas] };
  const first = answer(state, 'attack', BEAST, 2, [1, 1]);
  expect(first.events.find(({ type }) => type === 'throw')).toMatchObject({ needed: 5 + 2 + 5 });
  expect(itemOf(state, item)).toMatchObject({ loaded: 5, ammo: [tranq, tranq, gas, gas, gas] });
  expect(has(state, 'attack', BEAST, 2)).toBe(true);
  expect(refused(state, 'reload', AMMO.indexOf('sabot'))).toBe('wrongAmmo S-7.19');
  expect(refused(state, 'reload', AMMO.indexOf('he'))).toBe('notWholeTurn S-7.12');
});

describe('S-7.20 carrying', () => {
  it('S-7.20 costs the AP total minus strength, at least 6', () => {
    for (const [person, cost] of [
      [{ str: 4, dex: 9, end: 9 }, 14],
      [{ str: 12, dex: 7, end: 7 }, 6],
    ] as const) {
      const { state } = armed(undefined, person);
      put(state, MATE, at(state, 'D8'));
      bodyOf(state, MATE).status = 'dead';
      const before = apOf(state, CREW);
      answer(state, 'haul', 6, MATE);
      expect(before - apOf(state, CREW)).toBe(cost);
      expect([bodyOf(state, CREW).at, bodyOf(state, MATE).at]).toEqual([at(state, 'C8'), at(state, 'C8')]);
    }
  });
  it('S-7.20 S-6.8 S-6.9 costs what a hatch and a long weapon add', () => {
    const { state } = armed('spear', { str: 12 });
    put(state, BEAST, at(state, 'L3'));
    put(state, CREW, at(state, 'N6'), 0, { str: 12 });
    bodyOf(state, CREW).ready = 0;
    put(state, MATE, at(state, 'N6'));
    bodyOf(state, MATE).status = 'dead';
    openAll(state);
    turnOf(state, CREW);
    answer(state, 'haul', 0, MATE);
    expect(apOf(state, CREW)).toBe(14 - 6 - 1 - 1);
    put(state, CREW, at(state, 'N6'), 0, { str: 12, armor: 'vacc-suit' });
    give(state, CREW, 'spear');
    bodyOf(state, MATE).at = at(state, 'N6');
    turnOf(state, CREW);
    answer(state, 'haul', 0, MATE);
    expect(apOf(state, CREW)).toBe(14 - 6 - 3 - 1);
  });
  it('S-7.20 needs a casualty in the square', () => {
    const { state } = armed();
    put(state, MATE, at(state, 'E8'));
    expect(refused(state, 'haul', 6, MATE)).toBe('noCasualty S-7.20');
  });
  it('S-7.20 goes where the carrier could go, and S-15.6 not with animals', () => {
    const { state } = armed();
    put(state, MATE, at(state, 'D8'));
    bodyOf(state, MATE).status = 'dead';
    put(state, BEAST, at(state, 'C8'));
    expect(refused(state, 'haul', 6, MATE)).toBe(refused(state, 'step', 6));
    expect(refused(state, 'haul', 2, MATE)).toBe('allowed');
    bodyOf(state, MATE).at = at(state, 'C8');
    turnOf(state, BEAST);
    expect(refused(state, 'haul', 6, MATE)).toBe('animalsCannot S-15.6');
  });
});

it('S-7.21 fixes and takes off a bayonet for 6 AP', () => {
  const { state, item } = armed('rifle');
  expect(refused(state, 'bayonet')).toBe('noBayonet S-7.21');
  state.items[item] = { ...itemOf(state, item), bayonet: 1 };
  answer(state, 'bayonet');
  expect([itemOf(state, item).bayonet, apOf(state, CREW)]).toEqual([2, 8]);
  answer(state, 'bayonet');
  expect(itemOf(state, item).bayonet).toBe(1);
});
