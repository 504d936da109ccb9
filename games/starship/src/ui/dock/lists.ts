/** The lists of the dock: other attacks, and what is seldom done. Fetched once an activation has begun, or when one is opened. */
import { percent } from '@shutterbox/ui';
import type { Offer } from '@shutterbox/ui/board';
import type { Action, ActionType } from '../../answers.ts';
import { howOf, isSnap, isWeakened, meansOf } from '../../combat/means.ts';
import { bodyOf } from '../../people.ts';
import { directionName, itemName, personName } from '../../text/names.ts';
import { firstOf } from '../spec.ts';
import { mannerOf, throwOf } from '../throws.ts';
import { AIMED, attacksIn, cannotHit, iconOf, SNAP } from './attacks.ts';
import type { DeedItem } from './deed.tsx';
import { beyond, CLIMB, FREE, type Kind, portal, REVIVE, RIDE, said, thing } from './kinds.ts';
import { folded, NOTHING_ELSE, reload, sneak, type Turn } from './slots.ts';

/** On a phone more also has what has no place there; strong language comes last. */
function more(turn: Turn): readonly DeedItem[] {
  const rare = Object.keys(RARE).flatMap((type) => (type === 'swear' ? [] : kindItem(turn, type as RareType)));
  const narrow = [sneak(turn), reload(turn)].filter(({ refused }) => refused === undefined);
  const small = [...narrow, ...otherAttacks(turn)].map(
    (item): DeedItem => ({ ...item, id: `narrow ${item.id}`, key: undefined, wide: undefined, narrow: true }),
  );
  return [...rare, ...small, ...kindItem(turn, 'swear')];
}

/** One deed, or a list of several; nothing where none of the kind can be done. */
function kindItem(turn: Turn, type: RareType): readonly DeedItem[] {
  const kind: Kind = RARE[type];
  const place = { id: type, label: kind.several ?? '', icon: kind.icon, key: kind.key };
  const item = folded(turn, place, [[type, kind]], NOTHING_ELSE);
  return item.refused === NOTHING_ELSE ? [] : [item];
}

export const RARE = {
  climb: { ...CLIMB, key: 'i' },
  ride: { ...RIDE, key: 'j' },
  gravity: {
    icon: 'light',
    label: (_, view) => `Gravity ${view.gravity ? 'off' : 'on'}`,
    detail: said('for the whole ship'),
  },
  light: { icon: 'light', key: 'g', label: said('Light switch'), detail: said('of this room') },
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
  breach: { icon: 'aimed', key: 'v', label: said('Fire at a wall'), detail: said('to breach it') },
  setUp: { icon: 'gun', several: 'Set up', label: said('Set up'), detail: thing },
  power: { icon: 'light', label: (_, view) => `Power ${view.power ? 'off' : 'on'}`, detail: said('of the whole ship') },
  revive: REVIVE,
  free: FREE,
  swear: { icon: 'swear', label: said('Expletive'), detail: said('only passes the time') },
} as const satisfies Partial<Record<ActionType, Kind>>;

type RareType = keyof typeof RARE;

/** Other ways to attack the target, the first way to attack each other enemy, and those who lie there. What cannot hit comes last. */
function otherAttacks(turn: Turn): readonly DeedItem[] {
  const { board, target, room } = turn;
  const attacks = attacksIn(board).flatMap((offer) => offer.actions.map((action) => ({ offer, action })));
  const enemies = [...new Set(attacks.map(({ action }) => action.on))];
  const shown = enemies.flatMap((on) => {
    const against = attacks.filter(({ action }) => action.on === on);
    const all = against.map(({ action }) => action);
    const worth = worthShowing(all.map(({ how }) => how));
    const lies = bodyOf(room.view, on).status !== 'active';
    return against.filter(({ action }) => {
      const { how } = action;
      if (on === target) return worth.includes(how) && how !== AIMED && how !== SNAP;
      // S-10.14: a snap attack hits casualties just as well, for half the price.
      return lies ? isCheapest(action, all) : firstOf(all, AIMED) === action;
    });
  });
  const items = shown.map(({ offer, action }) => otherAttack(turn, offer, action));
  return [...items.filter(({ refused }) => !refused), ...items.filter(({ refused }) => refused)];
}

function isCheapest(action: Action, against: readonly Action[]): boolean {
  return action === (against.find(({ how }) => how === SNAP) ?? firstOf(against, AIMED));
}

function otherAttack(turn: Turn, offer: Offer<Action>, { on, how }: Action): DeedItem {
  const { room, who } = turn;
  const aim = throwOf(room.view, who, on, how);
  const refused = cannotHit(aim);
  const manner = mannerOf(how).split(' attack')[0] ?? '';
  return {
    id: offer.key,
    label: personName(room.view, on),
    detail: refused?.sentence ?? `${manner}, ${aim.weapon} ${percent(aim.chance)}%`,
    icon: iconOf(how),
    look: 'fire',
    offer,
    refused,
    onPick: () => turn.attackWith(how),
  };
}

/** S-10.12: while there is an ordinary blow, a weakened one is only worse. It stays in the list of all moves. */
export function worthShowing(hows: readonly number[]): readonly number[] {
  return hows.filter((how) => !isWeakened(how) || !hows.includes(howOf(meansOf(how), isSnap(how), false)));
}

export const lists = { more, otherAttacks };
