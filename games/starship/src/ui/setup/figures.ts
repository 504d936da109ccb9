/** Weapons and armor in figures, for one character: what the set-up table is made of. */
import { assumed } from '../../assumed.ts';
import { chanceOf } from '../../chances.ts';
import { profileAt } from '../../combat/means.ts';
import { throwAcross } from '../../combat/reasons.ts';
import type { Armor } from '../../data/armors.ts';
import { ARMORS } from '../../data/armors.ts';
import { DASH } from '../../data/chart.ts';
import { BRAWLING } from '../../data/skills.ts';
import type { Weapon } from '../../data/weapon.ts';
import { WEAPONS, weaponNamed } from '../../data/weapons.ts';
import { areEnemies, bodyOf, sheetOf, skillLevel } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { weaponName } from '../../text/names.ts';
import type { State, View, Who } from '../../types.ts';
import { comesWith } from './comes-with.ts';

/** A cell: words, and for a throw its chance. */
export interface Cell {
  readonly words: string;
  readonly chance?: number;
}

export interface Figure {
  readonly label: string;
  readonly cells: readonly Cell[];
}

/** S-9.4: a distance of each band. */
const DISTANCES = [
  ['Close, 1 sq', 1],
  ['Short, 2 sq', 2],
  ['Medium, 3–33', 3],
  ['Long, 34 and more', 34],
] as const;
const AIMED = 0;
/** That two dice can show. */
const LEAST = 2;
const NO_THROW: Cell = { words: '–', chance: 0 };

function cellOf(needed: number): Cell {
  return needed >= DASH ? NO_THROW : { words: `${Math.max(LEAST, needed)}+`, chance: chanceOf(needed) };
}

/** By weapon, if the skill is taken, against someone who wears that. */
export function weaponFigures(view: View, who: Who, weapons: readonly number[], armor: number): readonly Figure[] {
  const { state, target } = against(view, who, armor);
  const all = weapons.map((weapon) => ({ weapon, ...(WEAPONS[weapon] as Weapon) }));
  const throws = DISTANCES.map(([label, squares]) => ({
    label,
    cells: all.map(({ weapon, modes: [mode] }) => {
      if (mode === undefined) return { words: '–' };
      const trained = withSkill(state, who, weapon);
      return cellOf(throwAcross(trained, who, target, AIMED, weapon, mode.profile, squares));
    }),
  }));
  return [
    ...bringing(weapons),
    ...throws,
    {
      label: 'Wounds',
      cells: all.map(({ modes: [mode] }) => ({ words: mode ? `${profileAt(mode.profile).dice}D` : '–' })),
    },
    {
      label: 'Rounds',
      cells: all.map(({ capacity }) => ({ words: capacity === 0 ? '–' : String(capacity) })),
    },
    { label: 'Reload', cells: all.map((each) => ({ words: reloadWords(each, sheetOf(view, who).end) })) },
    {
      label: 'Weight',
      cells: all.map(({ grams }) => ({ words: grams === 0 ? '–' : `${(grams / 1000).toFixed(1)} kg` })),
    },
  ].filter(({ cells }) => cells.some(({ words }) => words !== '–'));
}

/** What each brings, where one of them does not just bring itself. */
function bringing(weapons: readonly number[]): readonly Figure[] {
  const notes = weapons.map(comesWith);
  if (notes.every((note) => note === '')) return [];
  return [{ label: 'Comes with', cells: notes.map((note) => ({ words: note || 'the weapon' })) }];
}

/** `end`: what stands for endurance. */
export function reloadWords({ reload, reloadCost }: Weapon, end: number | string): string {
  switch (reload) {
    case 'none':
      return '–';
    case 'endurance':
      return `${end} AP`;
    case 'turns':
      return reloadCost === 1 ? 'a whole turn' : `${reloadCost} turns`;
    case 'cranequin':
      return 'in steps';
    case 'bow':
    case 'repeating':
      return `${reloadCost} AP`;
  }
}

/** Where no enemy shows what it will use. */
const USUAL = ['blade', 'cutlass', 'body-pistol', 'shotgun', 'carbine'].map(weaponNamed);

/** By armor: what attacks at close or short range, whichever is better for them, then need. */
export function armorFigures(view: View, who: Who, armors: readonly number[]): readonly Figure[] {
  const natural = view.sheets.flatMap((sheet, other) =>
    areEnemies(view, who, other) && sheet.natural !== NONE ? [sheet.natural] : [],
  );
  const weapons = natural.length === 0 ? USUAL : [...new Set(natural)];
  const worn = armors.map((armor) => ARMORS[armor] as Armor);
  return [
    ...weapons.map((weapon) => ({
      label: `Hit by ${weaponName(weapon)}`,
      cells: armors.map((armor) => {
        const { state, target } = against(view, who, armor);
        const profile = WEAPONS[weapon]?.modes[0]?.profile ?? 0;
        const both = [1, 2].map((squares) => throwAcross(state, target, target, AIMED, weapon, profile, squares));
        return cellOf(Math.min(...both));
      }),
    })),
    { label: 'Keeps gas out', cells: worn.map(({ sealed }) => ({ words: sealed ? 'yes' : 'no' })) },
    { label: 'At a hatch', cells: worn.map(({ bulky }) => ({ words: bulky ? 'bulky, 3 AP' : 'no hindrance' })) },
  ];
}

/** One more character, who wears that and fights like an animal: no parry, no skill. */
function against(view: View, who: Who, armor: number): { readonly state: State; readonly target: Who } {
  const state = assumed(view);
  const sheet = { ...sheetOf(state, who), armor, natural: BRAWLING, skills: [] };
  const target = state.sheets.length;
  return {
    state: { ...state, sheets: [...state.sheets, sheet], bodies: [...state.bodies, bodyOf(state, who)] },
    target,
  };
}

/** S-15.4: once more is one level more. */
function withSkill(state: State, who: Who, weapon: number): State {
  const sheet = sheetOf(state, who);
  const skill = { skill: weapon, level: Math.max(0, skillLevel(sheet, weapon)) + 1 };
  const skills = [...sheet.skills.filter((each) => each.skill !== weapon), skill];
  return { ...state, sheets: state.sheets.map((each, other) => (other === who ? { ...sheet, skills } : each)) };
}
