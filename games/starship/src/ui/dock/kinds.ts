/** What deeds are called in the dock, by type of action. */
import { percent } from '@shutterbox/ui';
import type { Action, ActionType } from '../../answers.ts';
import { chanceOf } from '../../chances.ts';
import { ammoFor, REFILL } from '../../gear/reload.ts';
import { isOpen } from '../../grid/step.ts';
import { bodyOf } from '../../people.ts';
import { kindWords } from '../../plan/signs.ts';
import { NONE, type Portal } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { ammoName, directionName, hiddenName, itemName, personName, squareName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';
import { throwToSteady } from '../../zero-g/control.ts';
import { takenWords } from '../handling.ts';
import type { DeedIcon } from './icons.tsx';

export interface Kind {
  readonly icon: DeedIcon;
  /** In a list, where it can be done without opening the list. Registered in `keys.ts`. */
  readonly key?: string;
  /** Of several, when they are folded into one button. */
  readonly several?: string;
  label(action: Action, view: View, who: Who): string;
  detail(action: Action, view: View, who: Who): string;
}

export const said = (words: string) => (): string => words;
export const thing = ({ on }: Action, view: View): string => itemName(view, on);
const taken = (action: Action, view: View, who: Who): string =>
  `${thing(action, view)}: ${takenWords(view, who, action.on)}`;
const isShut = ({ on }: Action, view: View): boolean => !isOpen(planOf(view), view.open, on);
export function portal({ on }: Action, view: View): string {
  const { kind } = planOf(view).portals[on] as Portal;
  return kind === 'cargo' ? 'cargo door' : kindWords(kind);
}

export const beyond = ({ on }: Action, view: View, who: Who): string => {
  const plan = planOf(view);
  const own = plan.room[bodyOf(view, who).at];
  const other = plan.portals[on]?.beside.find((square) => plan.room[square] !== own);
  if (other === undefined) return plan.portals[on]?.outer === true ? 'to space' : 'here';
  return `to ${plan.rooms[plan.room[other] as number]?.name ?? 'outside'}`;
};

/** In the dock as long as their place is free, otherwise in the list. */
export const CLIMB: Kind = {
  icon: 'climb',
  several: 'Climb',
  label: ({ on }, view, who) => (planOf(view).ways[on]?.upper === bodyOf(view, who).at ? 'Climb down' : 'Climb up'),
  detail: said('to the other deck'),
};
export const RIDE: Kind = {
  icon: 'climb',
  several: 'Ride the lift',
  label: said('Ride the lift'),
  detail: ({ on }, view) => `to ${squareName(view, on)}`,
};

/** What a scenario may be about: in the dock whenever it can be done. */
export const REVIVE: Kind = {
  icon: 'wound',
  several: 'Revive',
  label: said('Revive'),
  detail: ({ on }, view) => personName(view, on),
};
export const FREE: Kind = {
  icon: 'first',
  several: 'Free',
  label: said('Free'),
  detail: ({ on }, view) => personName(view, on),
};

/** Deeds with a place in the dock; rare ones are in `lists.ts`. */
const KINDS = {
  work: {
    icon: 'door',
    several: 'Doors',
    label: (action, view) => `${isShut(action, view) ? 'Open' : 'Shut'} ${portal(action, view)}`,
    detail: beyond,
  },
  valves: { icon: 'door', label: said('Shut all valves'), detail: said('from the bridge') },
  climb: CLIMB,
  ride: RIDE,
  revive: REVIVE,
  free: FREE,
  draw: { icon: 'gun', label: said('Draw'), detail: thing },
  produce: { icon: 'gun', label: said('Bring out'), detail: ({ on }, view, who) => hiddenName(view, who, on) },
  stow: { icon: 'gun', label: said('Put away'), detail: thing },
  arm: { icon: 'gun', label: said('Arm'), detail: said('then throw it this turn') },
  toss: {
    icon: 'aimed',
    label: ({ how }) => (how > 0 ? 'Throw, holding on' : 'Throw'),
    detail: said('the armed grenade'),
  },
  selector: { icon: 'reload', label: said('Selector'), detail: said('bursts or single rounds') },
  bayonet: { icon: 'gun', label: said('Bayonet'), detail: said('on or off') },
  reload: {
    icon: 'reload',
    several: 'Reload',
    label: said('Reload'),
    detail: ({ on }, view, who) => `${kindOfRounds(view, who, on)}${loadedWords(view, who)}`,
  },
  pick: { icon: 'pick', several: 'Pick up', label: said('Pick up'), detail: taken },
  first: {
    icon: 'first',
    several: 'Let someone go first',
    label: ({ on }, view) => `${personName(view, on)} goes first`,
    detail: said('acts before you'),
  },
  sneak: { icon: 'sneak', label: said('Sneak'), detail: said('3 harder to hit, ×3 AP') },
  push: {
    icon: 'run',
    several: 'Push off',
    label: ({ on }) => `Push off ${directionName(on)}`,
    detail: said('and drift'),
  },
  steady: { icon: 'hold', label: said('Steady yourself'), detail: (_, view, who) => steadyWords(view, who) },
  cover: { icon: 'cover', label: said('Cover'), detail: (_, view, who) => `uses all ${bodyOf(view, who).ap} AP` },
} as const satisfies Partial<Record<ActionType, Kind>>;

type KindType = keyof typeof KINDS;

export type Kinds = readonly (readonly [ActionType, Kind])[];

export function kindsOf(...types: readonly KindType[]): Kinds {
  return types.map((type) => [type, KINDS[type]]);
}

/** S-21.15. */
function steadyWords(view: View, who: Who): string {
  const needed = throwToSteady(view, who);
  return `throw ${needed}+, ${percent(chanceOf(needed))}%`;
}

/** S-18.7: only where there is a choice. */
function kindOfRounds(view: View, who: Who, ammo: number): string {
  const { weapon = NONE } = view.items[bodyOf(view, who).ready] ?? {};
  return weapon !== NONE && ammo !== REFILL && ammoFor(weapon).length > 1 ? `${ammoName(ammo)}, ` : '';
}

function loadedWords(view: View, who: Who): string {
  const { loaded = 0 } = view.items[bodyOf(view, who).ready] ?? {};
  return `${loaded} ${loaded === 1 ? 'round' : 'rounds'} left`;
}
