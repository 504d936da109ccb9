/** S-16: what people wear. */
import { COLUMNS } from './chart.ts';

export interface Armor {
  readonly id: string;
  readonly name: string;
  /** Without reflec under it: the id of what is outside. */
  readonly outer: string;
  /** S-16.5: reflec is worn under it. */
  readonly lined: boolean;
  /** Index into COLUMNS. */
  readonly column: number;
  /** S-16.3: added to the attacker's dice, unless that makes it weaker than mesh. */
  readonly attackerDm: number;
  /** S-16.2: each hit by a laser lowers the throw for lasers by 1. */
  readonly ablates: boolean;
  /** S-6.9: 3 AP at a hatch. */
  readonly bulky: boolean;
  /** S-11.13: no gas gets in. */
  readonly sealed: boolean;
  /** S-16.4: personal strength times this. */
  readonly strength: number;
  /** Skills, one of which is needed to wear it. */
  readonly skills: readonly string[];
}

type Traits = Partial<Omit<Armor, 'id' | 'name' | 'outer' | 'column'>>;

function armor(id: string, name: string, column: (typeof COLUMNS)[number], traits: Traits = {}): Armor {
  return {
    id,
    name,
    outer: id,
    lined: false,
    column: COLUMNS.indexOf(column),
    attackerDm: 0,
    ablates: false,
    bulky: false,
    sealed: false,
    strength: 1,
    skills: [],
    ...traits,
  };
}

const SINGLE: readonly Armor[] = [
  armor('nothing', 'Nothing', 'nothing'),
  armor('jack', 'Jack', 'jack'),
  armor('mesh', 'Mesh', 'mesh'),
  armor('cloth', 'Cloth', 'cloth'),
  armor('reflec', 'Reflec', 'reflec'),
  armor('ablat', 'Ablat', 'ablat', { ablates: true }),
  armor('flak-jacket', 'Flak jacket', 'cloth', { attackerDm: 1 }),
  armor('vacc-suit', 'Vacc suit', 'jack', { sealed: true, bulky: true, skills: ['vacc-suit'] }),
  armor('combat-armor', 'Combat armor', 'battle', { sealed: true, skills: ['battle-dress', 'vacc-suit'] }),
  armor('battle-dress', 'Battle dress', 'battle', { sealed: true, bulky: true, strength: 2, skills: ['battle-dress'] }),
];

function overReflec(armor: Armor): Armor {
  return { ...armor, id: `${armor.id}+reflec`, name: `${armor.name} over reflec`, lined: true };
}

/** S-16.5: reflec goes under everything else. */
export const ARMORS: readonly Armor[] = [
  ...SINGLE,
  ...SINGLE.filter(({ id }) => id !== 'nothing' && id !== 'reflec').map(overReflec),
];

/** S-14.8: an animal has no use for what a suit does. */
export const ON_ANIMALS: readonly Armor[] = ARMORS.map((each) => ({
  ...each,
  bulky: false,
  sealed: false,
  strength: 1,
}));

export function armorNamed(id: string): number {
  const index = ARMORS.findIndex((armor) => armor.id === id);
  if (index < 0) throw new Error(`There is no armor '${id}'.`);
  return index;
}
