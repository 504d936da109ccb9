/** Walks: the legal list has single steps, and a walk is as many of them as there are action points for. */
import { count, list } from '@shutterbox/kernel';
import type { Offer } from '@shutterbox/ui/board';
import { actionKey } from '../actions.ts';
import type { Action } from '../answers.ts';
import { assumed } from '../assumed.ts';
import { stepTo } from '../grid/step.ts';
import { isIdle } from '../knowledge/secrets.ts';
import type { Walk } from '../move/walk.ts';
import { bodyOf } from '../people.ts';
import { type Direction, NONE, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { squareName, weaponName } from '../text/names.ts';
import { priceOf } from '../turn/price.ts';
import type { View, Who } from '../types.ts';
import { dangersOn, dangerWords } from './dangers.ts';
import type { ShipQuestion } from './kit.ts';
import { placeOf } from './places.ts';
import { safeWalks } from './safe-walks.ts';

export function walkOffers(question: ShipQuestion, view: View, running: boolean): readonly Offer<Action>[] {
  const { subject: who = NONE } = question;
  // S-14.23.
  if (isIdle(view, who)) return [];
  const walks = new Map(safeWalks(view, who, running));
  for (const [square, walk] of singleSteps(question, view, who)) {
    const known = walks.get(square);
    // Among equals, the one that keeps the facing.
    if (known === undefined || known.ap >= walk.ap) walks.set(square, walk);
  }
  const offers = [...walks].map(([square, walk]) => offerOf(question, view, square, walk, running));
  const firsts = new Set(offers.flatMap(({ actions: [first] }) => (first === undefined ? [] : actionKey(first))));
  return [...offers, ...others(question, firsts)];
}

/** S-5.2: sideways and back without a turn. */
function singleSteps(question: ShipQuestion, view: View, who: Who): readonly (readonly [Square, Walk])[] {
  const plan = planOf(view);
  const { at } = bodyOf(view, who);
  return question.legal.flatMap(({ action }) => {
    if (action.type !== 'step') return [];
    const to = stepTo(plan, view.open, at, action.on as Direction);
    const ap = priceOf(assumed(view), who, action) ?? 0;
    return to === NONE ? [] : [[to, { way: [at, to], actions: [action], spent: [ap], ap }] as const];
  });
}

/** Single steps and runs that begin no walk: they have no square of their own, only a line in the list of moves. */
function others(question: ShipQuestion, firsts: ReadonlySet<string>): readonly Offer<Action>[] {
  return question.legal.flatMap(({ action, words }) => {
    const isMove = action.type === 'step' || action.type === 'run';
    if (!isMove || firsts.has(actionKey(action))) return [];
    return [{ key: keyOf(question, actionKey(action)), question, actions: [action], words, at: [] }];
  });
}

export function keyOf({ seat, id }: ShipQuestion, what: string): string {
  return `${seat}.${id} ${what}`;
}

function offerOf(
  question: ShipQuestion,
  view: View,
  to: Square,
  { way, actions, ap }: Walk,
  running: boolean,
): Offer<Action> {
  const dangers = dangersOn(view, actions);
  const opens = actions.some(({ type }) => type === 'work');
  const left = bodyOf(view, question.subject ?? NONE).ap - ap;
  const doubt = dangers.map((danger) => dangerWords(danger, view)).join('. ');
  return {
    key: keyOf(question, `walk ${to}`),
    question,
    actions,
    words: `${running ? 'Run' : 'Walk'} to ${squareName(view, to)}${thingsAt(view, to)}${opens ? ', opening doors' : ''}`,
    at: [placeOf(to, view)],
    way: way.map((square) => placeOf(square, view)),
    price: { n: ap, of: 'AP' },
    ...(doubt !== '' && { doubt: `${ap} AP, leaving ${left}. ${doubt}. Press again to go.` }),
  };
}

/** More names run out of a phone's button; the plan and the list of things have them all. */
const MOST_NAMES = 2;

/** " (shotgun)", " (6 weapons)": what lies there to be picked up. */
function thingsAt({ items }: View, square: Square): string {
  const names = items.flatMap(({ at, holder, portal, weapon }) =>
    at === square && holder === NONE && portal === NONE ? [weaponName(weapon)] : [],
  );
  if (names.length === 0) return '';
  return ` (${names.length > MOST_NAMES ? count(names.length, 'weapon') : list(names)})`;
}
