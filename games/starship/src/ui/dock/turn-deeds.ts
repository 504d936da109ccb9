/** What the acting character can do besides walking, in the order of the dock. */
import { percent, type Reason } from '@shutterbox/ui';
import type { Board, Offer } from '@shutterbox/ui/board';
import { act } from '../../actions.ts';
import type { Action, ActionType } from '../../answers.ts';
import { howOf, isSnap, isWeakened, meansOf, READY } from '../../combat/means.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { isOpen } from '../../grid/step.ts';
import { bodyOf, isAnimal } from '../../people.ts';
import { kindWords } from '../../plan/signs.ts';
import { NONE, type Portal } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { directionName, facingName, itemName, personName, squareName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';
import type { ShipQuestion, ShipRoom } from '../kit.ts';
import { mannerOf, throwOf } from '../throws.ts';
import type { DeedItem } from './deed.tsx';
import type { DeedIcon } from './icons.tsx';

export interface Turn {
  readonly room: ShipRoom;
  readonly board: Board<Action>;
  readonly question: ShipQuestion;
  readonly who: Who;
  /** Whom attacks are listed for. */
  readonly target: Who;
}

export function turnDeeds(turn: Turn): readonly DeedItem[] {
  return [...attackDeeds(turn), ...otherDeeds(turn), ...wishes(turn)];
}

const AIMED = howOf(READY, false, false);
const SNAP = howOf(READY, true, false);

/** Against the one who is aimed at; both manners are there even if they cannot be done. */
function attackDeeds(turn: Turn): readonly DeedItem[] {
  const { board, target } = turn;
  if (target === NONE) return [];
  const attacks = board.offers.filter(({ actions: [first] }) => first?.type === 'attack' && first.on === target);
  const named = [AIMED, SNAP].map((how) =>
    attackDeed(
      turn,
      how,
      attacks.find(({ actions: [a] }) => a?.how === how),
    ),
  );
  const worth = worthShowing(attacks.map(({ actions: [a] }) => a?.how ?? AIMED));
  const more = attacks.flatMap((offer) => {
    const how = offer.actions[0]?.how ?? AIMED;
    return how === AIMED || how === SNAP || !worth.includes(how) ? [] : [attackDeed(turn, how, offer)];
  });
  return [...named, ...more];
}

/** S-10.12: while there is an ordinary blow, a weakened one is only worse. It stays in the list of all moves. */
export function worthShowing(hows: readonly number[]): readonly number[] {
  return hows.filter((how) => !isWeakened(how) || !hows.includes(howOf(meansOf(how), isSnap(how), false)));
}

function attackDeed({ room, question, who, target }: Turn, how: number, offer: Offer<Action> | undefined): DeedItem {
  const refused = offer === undefined ? room.why(question, act('attack', target, how)) : undefined;
  const aim = throwOf(room.view, who, target, how);
  const main = meansOf(how) === READY && !isWeakened(how);
  return {
    id: `attack ${how}`,
    label: main ? mannerOf(how) : `${mannerOf(how).split(' attack')[0]}, ${aim.weapon}`,
    detail: refused?.sentence ?? `${personName(room.view, target)} ${percent(aim.chance)}%`,
    icon: isSnap(how) ? 'snap' : 'aimed',
    key: how === AIMED ? 'a' : how === SNAP ? 'f' : 'y',
    look: 'fire',
    offer,
    refused,
  };
}

interface Kind {
  readonly icon: DeedIcon;
  /** Registered in `keys.ts`. */
  readonly key: string;
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

/** Steps, runs, attacks and the end are elsewhere. */
export const KINDS: Readonly<Partial<Record<ActionType, Kind>>> = {
  turn: {
    icon: 'left',
    key: 'q',
    label: ({ on }) => `Turn ${facingName(on)}`,
    detail: ({ on }, view, who) => ((on - bodyOf(view, who).facing + 4) % 4 === 1 ? 'right' : 'left'),
  },
  work: {
    icon: 'door',
    key: 'o',
    label: (action, view) => `${isShut(action, view) ? 'Open' : 'Shut'} ${portal(action, view)}`,
    detail: beyond,
  },
  force: { icon: 'door', key: 'z', label: (action, view) => `Force ${portal(action, view)}`, detail: beyond },
  jam: {
    icon: 'door',
    key: 'z',
    label: (action, view) => `Jam ${portal(action, view)}`,
    detail: ({ how }, view) => `with ${itemName(view, how)}`,
  },
  valves: { icon: 'door', key: 'v', label: said('Shut all valves'), detail: said('from the bridge') },
  climb: {
    icon: 'climb',
    key: 'i',
    label: ({ on }, view, who) => (planOf(view).ways[on]?.upper === bodyOf(view, who).at ? 'Climb down' : 'Climb up'),
    detail: said('to the other deck'),
  },
  ride: {
    icon: 'climb',
    key: 'j',
    label: said('Ride the lift'),
    detail: ({ on }, view) => `to ${squareName(view, on)}`,
  },
  draw: { icon: 'gun', key: 'h', label: said('Draw'), detail: thing },
  stow: { icon: 'gun', key: 'h', label: said('Put away'), detail: thing },
  drop: { icon: 'pick', key: 'z', label: said('Drop'), detail: thing },
  pick: { icon: 'pick', key: 'p', label: said('Pick up'), detail: thing },
  reload: { icon: 'reload', key: 'l', label: said('Reload'), detail: (_, view, who) => loadedWords(view, who) },
  selector: { icon: 'reload', key: 'z', label: said('Selector'), detail: said('bursts or single rounds') },
  light: { icon: 'light', key: 'g', label: said('Light switch'), detail: said('of this room') },
  bayonet: { icon: 'gun', key: 'z', label: said('Bayonet'), detail: said('on or off') },
  sneak: { icon: 'sneak', key: 'k', label: said('Sneak'), detail: said('−3 to hit you, triple cost') },
  cover: { icon: 'cover', key: 'c', label: said('Cover'), detail: said('the whole turn') },
  revive: { icon: 'wound', key: 'z', label: said('Revive'), detail: ({ on }, view) => personName(view, on) },
  first: { icon: 'first', key: 'z', label: ({ on }, view) => personName(view, on), detail: said('goes first') },
  haul: {
    icon: 'carry',
    key: 'z',
    label: said('Carry'),
    detail: ({ on, how }, view) => `${personName(view, how)} ${directionName(on)}`,
  },
  swear: {
    icon: 'swear',
    key: 'x',
    label: said('Expletive'),
    detail: (_, view) => (isWaiting(view) ? 'while the door moves' : 'let it out'),
  },
};

/** S-6.4: a door that someone waits for moves on with any AP, and an expletive is the cheapest way to spend one. */
function isWaiting({ act: { waits } }: View): boolean {
  return waits.length > 0;
}

function loadedWords(view: View, who: Who): string {
  const { loaded = 0 } = view.items[bodyOf(view, who).ready] ?? {};
  return `${loaded} ${loaded === 1 ? 'round' : 'rounds'} left`;
}

/** Deeds of a kind share its key; turns have one each way. */
function otherDeeds({ board, question, room, who }: Turn): readonly DeedItem[] {
  const { view } = room;
  return ranked(board.offers).flatMap((offer) => {
    const [action] = offer.actions;
    const kind = action === undefined || offer.question !== question ? undefined : KINDS[action.type];
    if (action === undefined || kind === undefined || offer.actions.length !== 1) return [];
    const right = action.type === 'turn' && (action.on - bodyOf(view, who).facing + 4) % 4 === 1;
    const key = right ? 't' : kind.key;
    return [
      {
        id: offer.key,
        label: kind.label(action, view, who),
        detail: kind.detail(action, view, who),
        icon: right ? ('right' as const) : kind.icon,
        key,
        price: action.type === 'pick' ? '1D' : undefined,
        rare: action.type === 'swear' && !isWaiting(view),
        offer,
      },
    ];
  });
}

/** In the order of the kinds. */
const RANKS: ReadonlyMap<string, number> = new Map(Object.keys(KINDS).map((type, rank) => [type, rank]));

function ranked(offers: readonly Offer<Action>[]): readonly Offer<Action>[] {
  const rank = ({ actions: [first] }: Offer<Action>): number => RANKS.get(first?.type ?? '') ?? 0;
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

/** What people look for, with the reason why it cannot be done. */
const WISHES = [act('reload'), act('sneak'), act('cover')] as const;

/** Nobody looks for a way to reload a club. */
function isLookedFor({ type }: Action, view: View, who: Who): boolean {
  return (
    type !== 'reload' || (WEAPONS[view.items[bodyOf(view, who).ready]?.weapon ?? NONE]?.reload ?? 'none') !== 'none'
  );
}

function wishes({ board, question, room, who }: Turn): readonly DeedItem[] {
  if (isAnimal(room.view, who)) return [];
  return WISHES.flatMap((action) => {
    if (!isLookedFor(action, room.view, who)) return [];
    const offered = board.offers.some(({ actions: [first] }) => first?.type === action.type);
    const refused: Reason | undefined = offered ? undefined : room.why(question, action);
    const kind = KINDS[action.type];
    if (refused === undefined || kind === undefined) return [];
    return [
      {
        id: `no ${action.type}`,
        label: kind.label(action, room.view, who),
        detail: refused.sentence,
        icon: kind.icon,
        key: kind.key,
        refused,
      },
    ];
  });
}

/** Whom attacks are listed for: who is chosen, else who is easiest to hit, else the nearest enemy in sight. */
export function targetOf(board: Board<Action>, question: ShipQuestion, view: View, who: Who): Who {
  const chosen = board.chosen(question)?.actions[0];
  if (chosen?.type === 'attack') return chosen.on;
  const attacks = board.offers.flatMap(({ at, actions: [first] }) =>
    at.length > 0 && first?.type === 'attack' ? [first] : [],
  );
  const best = attacks.toSorted(
    (a, b) => throwOf(view, who, a.on, a.how).needed - throwOf(view, who, b.on, b.how).needed,
  )[0];
  return best?.on ?? NONE;
}
