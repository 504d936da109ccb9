import { defaultOptions, ScriptedChance, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { DUEL } from '../../src/data/duel.ts';
import { ANIMAL_WEAPONS, BATTLE_DRESS, BRAWLING, SKILL_TABLES, skillName, VACC_SUIT } from '../../src/data/skills.ts';
import { AMMO } from '../../src/data/weapon.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { burden } from '../../src/gear/load.ts';
import { game } from '../../src/index.ts';
import { bodyOf, changeItem, sheetOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { crewOf } from '../../src/setup/crew-file.ts';
import { generate } from '../../src/setup/generate.ts';
import { newItem, outfit } from '../../src/setup/outfit.ts';
import { decodePeople } from '../../src/setup/people-document.ts';
import { writeUpp } from '../../src/setup/upp.ts';
import { witness } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { answer, emptyShip, has, legal, question, quickMatch, refused, setSheet } from './table.ts';

const PART = { role: 'crew', side: 0, seat: 0, master: NONE } as const;

function dice(...pips: number[]) {
  return new ScriptedChance(pips.map((each) => each - 1));
}

it('S-15.1 S-15.2 throws two dice for each of six characteristics, and one for the number of skills', () => {
  const sheet = generate(PART, dice(1, 2, 3, 4, 5, 6, 1, 1, 2, 2, 6, 6, 5));
  expect(sheet).toMatchObject({ str: 3, dex: 7, end: 11, int: 2, edu: 4, soc: 12, count: 5, natural: NONE });
});

it('S-15.6 S-15.7 rolls an animal: a die for the number of dice, one more until death, and a weapon', () => {
  const sheet = generate({ ...PART, role: 'animal' }, dice(3, 4, 5, 6, 2, 1));
  expect(sheet).toMatchObject({ pool: 15, deathPool: 2, natural: ANIMAL_WEAPONS[0], count: 0 });
  expect(ANIMAL_WEAPONS.map((weapon) => WEAPONS[weapon]?.id)).toEqual([
    'claws',
    'horns',
    'hooves',
    'stinger',
    'thrasher',
    'teeth',
  ]);
});

describe('S-15.3 S-15.4 S-15.5 skills', () => {
  function novice(): State {
    const state = game.setup(2, defaultOptions(game.options), witness());
    setSheet(state, 0, { count: 2 });
    return state;
  }
  it('S-15.3 are all rolled on the table that was chosen', () => {
    const state = novice();
    expect(question(state)).toMatchObject({ kind: 'table', subject: 0 });
    answer(state, 'table', 0, 0, [3, 1]);
    expect(sheetOf(state, 0)).toMatchObject({ table: 0, rolls: [3, 1] });
    expect(question(state).kind).toBe('skill');
  });
  it('S-15.4 are chosen from the categories of the roll, and add up', () => {
    const state = novice();
    answer(state, 'table', 0, 0, [3, 3]);
    const pistols = legal(state).flatMap(({ type, on }) => (type === 'skill' ? [skillName(on)] : []));
    expect(pistols).toEqual(['Body pistol', 'Snub pistol', 'Automatic pistol', 'Revolver']);
    const revolver = WEAPONS.findIndex(({ id }) => id === 'revolver');
    expect(refused(state, 'skill', 0)).toBe('notOffered S-15.4');
    answer(state, 'skill', revolver);
    answer(state, 'skill', revolver);
    expect(sheetOf(state, 0).skills).toEqual([{ skill: revolver, level: 2 }]);
  });
  it('S-15.4 S-15.5 are taken without a question where there is only one', () => {
    const state = novice();
    answer(state, 'table', 0, 0, [5, 6]);
    expect(sheetOf(state, 0).skills).toEqual([
      { skill: BRAWLING, level: 1 },
      { skill: VACC_SUIT, level: 1 },
    ]);
    expect(question(state)).toMatchObject({ kind: 'table', subject: 1 });
  });
  it('S-15.4 has the two tables of the rulebook', () => {
    const names = SKILL_TABLES.map((table) =>
      table.map((offer) => [...new Set(offer.map((skill) => WEAPONS[skill]?.class ?? skillName(skill)))].join(' or ')),
    );
    expect(names).toEqual([
      ['blade or polearm', 'blade or bow', 'pistol', 'sporting', 'Vacc suit', 'brawling'],
      ['pistol', 'military', 'support', 'Battle dress or Vacc suit', 'energy', 'brawling'],
    ]);
    expect(SKILL_TABLES[1]?.[3]).toEqual([BATTLE_DRESS, VACC_SUIT]);
    expect(
      SKILL_TABLES.flat(2).some(
        (skill) => WEAPONS[skill]?.id === 'hand-grenade' || WEAPONS[skill]?.id === 'snub-pistol-military',
      ),
    ).toBe(false);
  });
});

/** What someone with these skills owns. */
function owned(skills: readonly string[], daggers = false, str = 12): string[] {
  const state = emptyShip({ scenario: 'mutiny', daggers });
  setSheet(state, 0, {
    str,
    skills: skills.map((id) => ({ skill: WEAPONS.findIndex((weapon) => weapon.id === id), level: 1 })),
  });
  outfit(state, witness());
  return state.items.flatMap(({ weapon, holder }) => (holder === 0 ? [WEAPONS[weapon]?.id ?? ''] : []));
}

it('S-15.8 S-15.5 owns one weapon for each weapon skill, and a dagger with the option', () => {
  expect(owned(['cutlass', 'revolver', 'hands'])).toEqual(['cutlass', 'revolver']);
  expect(owned(['cutlass'], true)).toEqual(['cutlass', 'dagger']);
  expect(owned(['dagger'], true)).toEqual(['dagger']);
});

it('S-11.10 owns neither autocannon nor VRF gauss gun', () => {
  const skills = ['pgmp-12', 'light-machine-gun', 'autocannon', 'vrf-gauss-gun', 'laser-carbine'];
  expect(owned(skills)).toEqual(['pgmp-12', 'light-machine-gun', 'laser-carbine']);
});

it('S-11.11 leaves a military snub pistol at home, except on military sides', () => {
  for (const [options, owns] of [
    [{ ownScenario: DUEL }, true],
    [{ scenario: 'mutiny' }, false],
  ] as const) {
    const state = emptyShip(options);
    const pistol = WEAPONS.findIndex(({ id }) => id === 'snub-pistol-military');
    setSheet(state, 0, { owns: [pistol] });
    outfit(state, witness());
    expect(state.items.some(({ weapon }) => weapon === pistol)).toBe(owns);
  }
});

describe('S-7.19 S-18.7 rounds', () => {
  it('S-7.19 S-18.7 are chosen before play, one for each chamber or one kind for a magazine', () => {
    const person = 'CCC777 snub-pistol-1 acr-1';
    const state = game.setup(
      2,
      { ...defaultOptions(game.options), people: { first: [person], second: [] } },
      witness(new SeededChance(3)),
    );
    while (question(state).kind !== 'chamber') {
      const [first] = legal(state);
      game.apply(state, question(state), first ?? act('quick'), witness(new SeededChance(3)));
    }
    const [he, heap] = [AMMO.indexOf('he'), AMMO.indexOf('heap')];
    expect(legal(state).filter(({ type }) => type === 'chamber')).toHaveLength(4);
    expect(refused(state, 'chamber', AMMO.indexOf('sabot'))).toBe('notOffered S-15.4');
    for (const round of [he, heap, he, he, he, he]) answer(state, 'chamber', round);
    expect(question(state).kind).toBe('chamber');
    expect(legal(state).filter(({ type }) => type === 'chamber')).toHaveLength(2);
    answer(state, 'chamber', he);
    const owned = state.items.filter(({ owner }) => owner === 0).map(({ ammo }) => ammo);
    expect(owned).toEqual([[he, heap, he, he, he, he], [he]]);
  });
});

it('S-15.9 loads guns with two reloads, bows with ten missiles, lasers with one pack', () => {
  const stock = (id: string) =>
    newItem(
      WEAPONS.findIndex((weapon) => weapon.id === id),
      0,
      NONE,
    );
  expect(stock('revolver')).toMatchObject({ loaded: 6, spares: 2, auto: false, ammo: [AMMO.indexOf('ball')] });
  expect(stock('assault-rifle')).toMatchObject({ loaded: 30, auto: false });
  expect(stock('submachinegun')).toMatchObject({ loaded: 30, spares: 2, auto: true });
  expect(stock('acr')).toMatchObject({ ammo: [AMMO.indexOf('sabot')] });
  expect(stock('long-bow')).toMatchObject({ loaded: 1, spares: 9 });
  expect(stock('repeating-crossbow')).toMatchObject({ loaded: 10, spares: 0 });
  expect(stock('laser-rifle')).toMatchObject({ loaded: 100, spares: 0 });
  expect(stock('cutlass')).toMatchObject({ loaded: 0, spares: 0, ammo: [] });
});

it('S-15.10 gives a rifle with a bayonet fixed to characters skilled with bayonets', () => {
  const state = emptyShip({ scenario: 'mutiny' });
  setSheet(state, 0, { skills: [{ skill: WEAPONS.findIndex(({ id }) => id === 'bayonet'), level: 1 }] });
  outfit(state, witness());
  expect(state.items.find(({ holder }) => holder === 0)).toMatchObject({
    weapon: WEAPONS.findIndex(({ id }) => id === 'rifle'),
    bayonet: 1,
  });
});

it('S-15.11 leaves a blade that is too heavy at home', () => {
  expect(owned(['broadsword'], false, 1)).toEqual([]);
  expect(owned(['broadsword', 'cutlass'], false, 2)).toEqual(['broadsword', 'cutlass']);
});

it('S-15.13 rolls a side again once, but only with the option', () => {
  expect(question(game.setup(2, defaultOptions(game.options), witness())).kind).toBe('table');
  const state = game.setup(2, { ...defaultOptions(game.options), reroll: true }, witness());
  expect(question(state)).toMatchObject({ kind: 'reroll', seat: 0 });
  const before = state.sheets.map((sheet) => sheet.str);
  game.apply(state, question(state), act('reroll', 1), witness(new SeededChance(9)));
  expect(state.sheets.map((sheet) => sheet.str).slice(0, 4)).not.toEqual(before.slice(0, 4));
  expect(question(state)).toMatchObject({ kind: 'reroll', seat: 1 });
  expect(has(state, 'reroll', 0)).toBe(true);
  answer(state, 'reroll', 0);
  expect(question(state).kind).toBe('table');
});

it('S-2.8 S-15.8 weighs what is owned', () => {
  const state = quickMatch({ scenario: 'mutiny', daggers: true });
  expect(state.sheets.every((_, who) => burden(state, who) <= 2000 * Math.max(1, sheetOf(state, who).str))).toBe(true);
});

describe('S-15.14 people of your own', () => {
  const LINE = '789A87 cutlass-1 autopistol-2 / cutlass, revolver / mesh / 7 5 9';
  const bring = (first: readonly string[]) => quickMatch({ scenario: 'mutiny', people: { first, second: [] } });
  it('S-15.14 come with characteristics, skills, possessions, armor and wounds', () => {
    const state = bring([LINE]);
    expect(sheetOf(state, 0)).toMatchObject({ str: 7, dex: 8, end: 9, int: 10, edu: 8, soc: 7, armor: 2 });
    expect(state.bodies[0]).toMatchObject({ str: 7, dex: 5, end: 9, hurt: true });
    const level = (id: string) => sheetOf(state, 0).skills.find(({ skill }) => WEAPONS[skill]?.id === id)?.level;
    expect([level('cutlass'), level('automatic-pistol'), level('rifle'), level('gauss-rifle')]).toEqual([
      1,
      2,
      0,
      undefined,
    ]);
    const owned = state.items.filter((item) => item.holder === 0).map(({ weapon }) => WEAPONS[weapon]?.id);
    expect(owned).toEqual(['cutlass']);
    expect(state.items.some(({ weapon }) => WEAPONS[weapon]?.id === 'revolver')).toBe(true);
  });
  it('S-15.14 are not asked about, and the others are generated', () => {
    const all = { ...defaultOptions(game.options), people: { first: [LINE], second: [] } };
    expect(question(game.setup(2, all, witness()))).toMatchObject({ kind: 'table', subject: 1 });
  });
  it('S-15.14 can be written down and read again', () => {
    const text = writeUpp(bring([LINE]), 0);
    expect(text).toBe('789A87 cutlass-1 automatic-pistol-2 / cutlass, revolver / mesh / 7 5 9');
    expect(writeUpp(bring([text]), 0)).toBe(text);
  });
  it('S-15.14 take home what they have and what is theirs, but not what others took or what broke', () => {
    const state = bring(['777777 / club, bayonet, dagger, laser-rifle / nothing', '777777']);
    const [club = NONE, rifle = NONE, dagger = NONE, laser = NONE] = state.items.flatMap(({ owner }, item) =>
      owner === 0 ? [item] : [],
    );
    expect(writeUpp(state, 0)).toBe('777777 / club, bayonet, dagger, laser-rifle / nothing / 7 7 7');
    changeItem(state, dagger, { holder: 1, at: NONE });
    changeItem(state, laser, { broken: true });
    changeItem(state, rifle, { holder: NONE, at: 5 });
    changeItem(state, club, { holder: NONE, at: 6 });
    expect(writeUpp(state, 0)).toBe('777777 / club, bayonet / nothing / 7 7 7');
    expect(writeUpp(state, 1)).toBe('777777 / dagger / nothing / 7 7 7');
    expect(writeUpp(bring([writeUpp(state, 0)]), 0)).toBe(writeUpp(state, 0));
  });
  it('S-12.7 S-15.14 are half way back if they were unconscious, and stay away with worse wounds', () => {
    const state = bring(['77777A / / mesh / 7 7 7']);
    Object.assign(bodyOf(state, 0), { str: 0, dex: 4, end: 6, status: 'unconscious' });
    expect(writeUpp(state, 0)).toBe('77777A /  / mesh / 3 5 6');
    Object.assign(bodyOf(state, 0), { str: 0, dex: 0, end: 6, status: 'wounded' });
    expect(decodePeople({ first: [writeUpp(state, 0)], second: [] })).toEqual({
      ok: false,
      problem: "'0 0 6': these wounds have to heal first.",
    });
  });
  it('S-15.14 are saved as a file of the people on your side who can stand', () => {
    const state = bring([LINE, '777777', '777777']);
    Object.assign(bodyOf(state, 1), { str: 0, dex: 0, end: 6, status: 'wounded' });
    const saved = crewOf(game.view(state, 0));
    expect(saved).toEqual({ first: [writeUpp(state, 0)], second: [] });
    expect(decodePeople(saved)).toEqual({ ok: true, value: saved });
    expect(crewOf(game.view(state, 1))?.second).toHaveLength(4);
    expect(crewOf(game.view(state, 'spectator'))?.first).toEqual(saved?.first);
    expect(crewOf(game.view(quickMatch(), 1))).toBeUndefined();
  });
  it('S-15.14 are refused with a reason', () => {
    const problem = (line: string) => {
      const read = decodePeople({ first: [line], second: [] });
      return read.ok ? '' : read.problem;
    };
    expect(problem('7777')).toBe("'7777' is not a UPP, which has six digits from 0 to F.");
    expect(problem('777777 juggling-1')).toBe("'juggling-1' is not a skill with its level.");
    expect(problem('777777 / claws')).toBe("There is an unknown weapon in 'claws'.");
    expect(problem('777777 / / tin')).toBe("'tin' is not a kind of armor.");
    expect(problem('777777 / / mesh / 8 7 7')).toBe("'8 7 7' cannot be what wounds have left.");
    expect(problem('777777 brawling-1 vacc-suit-2 battle-dress-0')).toBe('');
    expect(decodePeople([]).ok).toBe(false);
    expect(decodePeople({ first: [7] }).ok).toBe(false);
  });
});
