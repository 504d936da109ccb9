/** Attacks in the dock: aimed and snap on one target, and a list of all others. */
import { percent, type Reason } from '@shutterbox/ui';
import type { Board, Offer } from '@shutterbox/ui/board';
import { act } from '../../actions.ts';
import type { Action } from '../../answers.ts';
import { howOf, isSnap, isWeakened, meansOf, READY } from '../../combat/means.ts';
import { range } from '../../grid/range.ts';
import { canSee } from '../../grid/sight.ts';
import { areEnemies, bodyOf, isPresent } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { personName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';
import type { ShipQuestion } from '../kit.ts';
import { firstOf } from '../spec.ts';
import { mannerOf, type Throw, throwOf } from '../throws.ts';
import type { DeedItem } from './deed.tsx';
import type { Turn } from './slots.ts';

export const AIMED = howOf(READY, false, false);
export const SNAP = howOf(READY, true, false);

const NOBODY: Reason = { sentence: 'No enemy is in sight.', rule: 'S-9.6' };

/** With what is ready, against the one who is aimed at; or why not. */
export function mainAttack(turn: Turn, how: number): DeedItem {
  const { board, question, room, target, who } = turn;
  const at = target === NONE ? nearestSeen(room.view, who) : target;
  const place = { id: `attack ${how}`, label: mannerOf(how), icon: iconOf(how), key: how === AIMED ? 'a' : 'f' };
  if (at === NONE) return { ...place, look: 'fire', detail: 'no enemy in sight', refused: NOBODY };
  const offer = attacksIn(board).find(({ actions: [first] }) => first?.on === at && first.how === how);
  const aim = throwOf(room.view, who, at, how);
  const refused = offer === undefined ? room.why(question, act('attack', at, how)) : cannotHit(aim);
  return {
    ...place,
    look: 'fire',
    detail: refused?.sentence ?? `${personName(room.view, at)} ${percent(aim.chance)}%`,
    offer,
    refused,
    onPick: () => turn.attackWith(how),
  };
}

/** S-1.3: what no throw of two dice reaches is left to the list of all moves. */
export function cannotHit({ chance, needed }: Pick<Throw, 'chance' | 'needed'>): Reason | undefined {
  if (chance > 0) return undefined;
  return { sentence: `This cannot hit: it needs ${needed} on two dice.`, rule: 'S-1.3' };
}

function iconOf(how: number): 'snap' | 'aimed' {
  return isSnap(how) ? 'snap' : 'aimed';
}

/** Other ways to attack the target, the first way to attack each other enemy, and those who lie there. What cannot hit comes last. */
export function otherAttacks(turn: Turn): readonly DeedItem[] {
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
      // S-10.14: those who lie there are hit as well by a snap attack, for half the price.
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

function attacksIn({ offers }: Pick<Board<Action>, 'offers'>): readonly Offer<Action>[] {
  return offers.filter(({ actions: [first] }) => first?.type === 'attack');
}

/** S-10.12: while there is an ordinary blow, a weakened one is only worse. It stays in the list of all moves. */
export function worthShowing(hows: readonly number[]): readonly number[] {
  return hows.filter((how) => !isWeakened(how) || !hows.includes(howOf(meansOf(how), isSnap(how), false)));
}

function nearestSeen(view: View, who: Who): Who {
  const plan = planOf(view);
  const { at } = bodyOf(view, who);
  const far = (other: Who): number => range(plan, at, bodyOf(view, other).at);
  const seen = [...view.bodies.keys()].filter((other) => {
    const body = bodyOf(view, other);
    return areEnemies(view, who, other) && isPresent(body) && canSee(plan, view.open, at, body.at);
  });
  return seen.toSorted((a, b) => far(a) - far(b))[0] ?? NONE;
}

/** Whom attacks are listed for: who is chosen, else the one who stands and is easiest to hit. */
export function targetOf(board: Turn['board'], question: ShipQuestion, view: View, who: Who): Who {
  const chosen = board.chosen(question)?.actions[0];
  if (chosen?.type === 'attack') return chosen.on;
  const attacks = attacksIn(board).flatMap(({ at, actions }) => (at.length > 0 ? actions : []));
  const needed = ({ on, how }: Action): number => throwOf(view, who, on, how).needed;
  return attacks.toSorted((a, b) => needed(a) - needed(b))[0]?.on ?? NONE;
}
