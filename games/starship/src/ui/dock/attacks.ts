/** Attacks in the dock: aimed and snap on one target, and a list of all others. */
import { percent, type Reason } from '@shutterbox/ui';
import type { Board, Offer } from '@shutterbox/ui/board';
import { act } from '../../actions.ts';
import type { Action } from '../../answers.ts';
import { howOf, isSnap, READY } from '../../combat/means.ts';
import { range } from '../../grid/range.ts';
import { canSee } from '../../grid/sight.ts';
import { areEnemies, bodyOf, isPresent, sheetOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { personName } from '../../text/names.ts';
import { NEUTRAL, type View, type Who } from '../../types.ts';
import type { ShipQuestion } from '../kit.ts';
import { mannerOf, type Throw, throwOf } from '../throws.ts';
import type { DeedItem } from './deed.tsx';
import type { Turn } from './slots.ts';

export const AIMED = howOf(READY, false, false);
export const SNAP = howOf(READY, true, false);

const NOBODY: Reason = { sentence: 'No enemy is in sight.', rule: 'S-9.6' };

/** With the ready weapon, against the character who is aimed at; or why not. */
export function mainAttack(turn: Turn, how: number): DeedItem {
  const { board, question, room, target, who } = turn;
  const at = target === NONE ? nearestSeen(room.view, who) : target;
  const place = { id: `attack ${how}`, label: mannerOf(how), icon: iconOf(how), key: how === AIMED ? 'a' : 'f' };
  if (at === NONE) return { ...place, look: 'fire', detail: 'No enemy in sight', refused: NOBODY };
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

export function iconOf(how: number): 'snap' | 'aimed' {
  return isSnap(how) ? 'snap' : 'aimed';
}

export function attacksIn({ offers }: Pick<Board<Action>, 'offers'>): readonly Offer<Action>[] {
  return offers.filter(({ actions: [first] }) => first?.type === 'attack');
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

/** The target that attacks are listed for: the chosen one, otherwise the one attacked last, otherwise the enemy on their feet who is easiest to hit. A bystander is nobody's first choice. */
export function targetOf(board: Turn['board'], question: ShipQuestion, view: View, who: Who, last: Who): Who {
  const chosen = board.chosen(question)?.actions[0];
  if (chosen?.type === 'attack') return chosen.on;
  const attacks = attacksIn(board).flatMap(({ at, actions }) => (at.length > 0 ? actions : []));
  if (attacks.some(({ on }) => on === last)) return last;
  const needed = ({ on, how }: Action): number => throwOf(view, who, on, how).needed;
  const isBystander = ({ on }: Action): number => (sheetOf(view, on).side === NEUTRAL ? 1 : 0);
  return attacks.toSorted((a, b) => isBystander(a) - isBystander(b) || needed(a) - needed(b))[0]?.on ?? NONE;
}
