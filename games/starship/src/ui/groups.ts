/** The list of all moves: by what they are, targets and rooms apart, at most a dozen per level. */
import type { ActionItem, LegalAction } from '@shutterbox/ui';
import type { Action, ActionType } from '../answers.ts';
import { changeOf } from '../orders.ts';
import { planOf } from '../scenario/scenario.ts';
import { longName, personName, squareName } from '../text/names.ts';
import type { View } from '../types.ts';
import type { ShipQuestion } from './kit.ts';

const MOST = 12;

type Item = ActionItem<Action>;
type Namer = (action: Action, view: View) => string;

export function groups({ legal }: Pick<ShipQuestion, 'legal'>, view: View): readonly Item[] {
  return fitted(
    gathered(legal, ({ action }) => pathOf(action, view)),
    'More',
  );
}

/** From the outside in: "Attack", then "Animal 2". */
function pathOf(action: Action, view: View): readonly string[] {
  const within = WITHIN[action.type]?.map((name) => name(action, view)) ?? [];
  return [GROUPS[action.type], ...within];
}

const GROUPS: Readonly<Record<ActionType, string>> = {
  quick: 'Quick start',
  reroll: 'Characters',
  table: 'Skill tables',
  skill: 'Skills',
  chamber: 'Rounds',
  wear: 'Armor',
  side: 'Sides',
  bid: 'Bids',
  plot: 'The plot',
  grenadier: 'The plot',
  papers: 'Who you are',
  keep: 'Where it is kept',
  place: 'Places',
  step: 'Steps',
  run: 'Runs',
  turn: 'Turns',
  push: 'Push off',
  steady: 'Otherwise',
  sneak: 'Otherwise',
  haul: 'Carry',
  work: 'Doors',
  force: 'Doors',
  jam: 'Jam a door',
  valves: 'Doors',
  gravity: 'Otherwise',
  climb: 'Up and down',
  ride: 'Up and down',
  draw: 'Weapons',
  produce: 'Weapons',
  stow: 'Weapons',
  drop: 'Weapons',
  pick: 'Pick up',
  take: 'Pick up',
  leave: 'Pick up',
  swear: 'Otherwise',
  reload: 'Weapons',
  selector: 'Weapons',
  light: 'Otherwise',
  bayonet: 'Weapons',
  attack: 'Attack',
  cover: 'Otherwise',
  aim: 'Cover a square',
  mark: 'Cover an enemy',
  arm: 'Weapons',
  toss: 'Weapons',
  lob: 'Throw it to',
  breach: 'Attack',
  wall: 'Walls',
  setUp: 'Weapons',
  power: 'Otherwise',
  revive: 'Revive',
  free: 'Free',
  first: 'Let others go first',
  end: 'Otherwise',
  claim: 'Going first',
  pass: 'Going first',
  react: 'React',
  hold: 'React',
  bear: 'Wounds',
  order: 'Orders',
};

const roomAt: Namer = ({ on }, view) => {
  const plan = planOf(view);
  return plan.rooms[plan.room[on] as number]?.name ?? 'Outside';
};

const WITHIN: Readonly<Partial<Record<ActionType, readonly Namer[]>>> = {
  place: [roomAt, ({ on }, view) => squareName(view, on)],
  aim: [roomAt],
  lob: [roomAt],
  wall: [roomAt],
  attack: [({ on }, view) => longName(view, on)],
  haul: [({ how }, view) => personName(view, how)],
  order: [({ on }, view) => personName(view, on), orderKind],
};

function orderKind({ how }: Action, view: View): string {
  const { claim, snap, cover, within } = changeOf(how, view.sheets.length) ?? {};
  if (claim !== undefined) return 'Going first';
  if (snap !== undefined) return 'Free attacks';
  return cover !== undefined || within !== undefined ? 'Covering fire' : 'Wounds';
}

function gathered(
  legal: readonly LegalAction<Action>[],
  path: (legal: LegalAction<Action>) => readonly string[],
  depth = 0,
): readonly Item[] {
  const found = new Map<string, LegalAction<Action>[]>();
  const here: LegalAction<Action>[] = [];
  for (const each of legal) {
    const label = path(each)[depth];
    if (label === undefined) here.push(each);
    else found.set(label, [...(found.get(label) ?? []), each]);
  }
  const inner = [...found].map(([label, items]) => ({ label, items: fitted(gathered(items, path, depth + 1), label) }));
  return [...inner, ...here];
}

/** More than a dozen are split into groups of a dozen, and those again. */
function fitted(items: readonly Item[], label: string): readonly Item[] {
  if (items.length <= MOST) return items;
  const stretches = Array.from({ length: Math.ceil(items.length / MOST) }, (_, at) => {
    const some = items.slice(at * MOST, (at + 1) * MOST);
    return { label: `${label}, ${at * MOST + 1} to ${at * MOST + some.length}`, items: some };
  });
  return fitted(stretches, label);
}
