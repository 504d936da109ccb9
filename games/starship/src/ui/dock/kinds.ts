/** What deeds are called in the dock, by type of action. */
import type { Action, ActionType } from '../../answers.ts';
import { isOpen } from '../../grid/step.ts';
import { bodyOf } from '../../people.ts';
import { kindWords } from '../../plan/signs.ts';
import type { Portal } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { directionName, itemName, personName, squareName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';
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

const said = (words: string) => (): string => words;
const thing = ({ on }: Action, view: View): string => itemName(view, on);
const isShut = ({ on }: Action, view: View): boolean => !isOpen(planOf(view), view.open, on);
const portal = ({ on }: Action, view: View): string => kindWords((planOf(view).portals[on] as Portal).kind);

const beyond = ({ on }: Action, view: View, who: Who): string => {
  const plan = planOf(view);
  const own = plan.room[bodyOf(view, who).at];
  const other = plan.portals[on]?.beside.find((square) => plan.room[square] !== own);
  return other === undefined ? 'here' : `to ${plan.rooms[plan.room[other] as number]?.name ?? 'outside'}`;
};

/** Steps, runs, turns, attacks and the end have places of their own. */
export const KINDS = {
  work: {
    icon: 'door',
    several: 'Doors',
    label: (action, view) => `${isShut(action, view) ? 'Open' : 'Shut'} ${portal(action, view)}`,
    detail: beyond,
  },
  draw: { icon: 'gun', label: said('Draw'), detail: thing },
  stow: { icon: 'gun', label: said('Put away'), detail: thing },
  selector: { icon: 'reload', label: said('Selector'), detail: said('bursts or single rounds') },
  bayonet: { icon: 'gun', label: said('Bayonet'), detail: said('on or off') },
  reload: {
    icon: 'reload',
    several: 'Reload',
    label: said('Reload'),
    detail: (_, view, who) => loadedWords(view, who),
  },
  pick: { icon: 'pick', several: 'Pick up', label: said('Pick up'), detail: thing },
  sneak: { icon: 'sneak', label: said('Sneak'), detail: said('−3 to hit you, triple cost') },
  cover: { icon: 'cover', label: said('Cover'), detail: (_, view, who) => `uses all ${bodyOf(view, who).ap} AP` },
  climb: {
    icon: 'climb',
    key: 'i',
    several: 'Climb',
    label: ({ on }, view, who) => (planOf(view).ways[on]?.upper === bodyOf(view, who).at ? 'Climb down' : 'Climb up'),
    detail: said('to the other deck'),
  },
  ride: {
    icon: 'climb',
    key: 'j',
    several: 'Ride the lift',
    label: said('Ride the lift'),
    detail: ({ on }, view) => `to ${squareName(view, on)}`,
  },
  valves: { icon: 'door', key: 'v', label: said('Shut all valves'), detail: said('from the bridge') },
  light: { icon: 'light', key: 'g', label: said('Light switch'), detail: said('of this room') },
  first: {
    icon: 'first',
    several: 'Let another first',
    label: ({ on }, view) => `${personName(view, on)} first`,
    detail: said('acts before you'),
  },
  haul: {
    icon: 'carry',
    several: 'Carry',
    label: ({ on }) => `Carry ${directionName(on)}`,
    detail: ({ how }, view) => personName(view, how),
  },
  drop: { icon: 'pick', several: 'Drop', label: said('Drop'), detail: thing },
  force: { icon: 'door', several: 'Force', label: (action, view) => `Force ${portal(action, view)}`, detail: beyond },
  jam: {
    icon: 'door',
    several: 'Jam',
    label: (action, view) => `Jam ${portal(action, view)}`,
    detail: ({ how }, view) => `with ${itemName(view, how)}`,
  },
  revive: { icon: 'wound', several: 'Revive', label: said('Revive'), detail: ({ on }, view) => personName(view, on) },
  swear: { icon: 'swear', label: said('Expletive'), detail: said('only passes the time') },
} as const satisfies Partial<Record<ActionType, Kind>>;

export type KindType = keyof typeof KINDS;

function loadedWords(view: View, who: Who): string {
  const { loaded = 0 } = view.items[bodyOf(view, who).ready] ?? {};
  return `${loaded} ${loaded === 1 ? 'round' : 'rounds'} left`;
}
