/** Every action there is, made once, so that listing allocates nothing; and actions from untrusted JSON. */
import { isRecord } from '@shutterbox/kernel';
import { LARGEST } from './map.ts';
import { type Action, FIGURES, ORDERS } from './types.ts';

const SQUARES = LARGEST * LARGEST;
const MOST_BID = 2;

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

export const BID: readonly Of<'bid'>[] = Array.from({ length: MOST_BID + 1 }, (_, bid) => ({ type: 'bid', bid }));
/** By figure, then by square. */
export const STEP: readonly (readonly Of<'step'>[])[] = FIGURES.map((figure) =>
  Array.from({ length: SQUARES }, (_, to) => ({ type: 'step', figure, to })),
);
/** By figure, then by target. */
export const SHOOT: readonly (readonly Of<'shoot'>[])[] = FIGURES.map((figure) =>
  FIGURES.map((target) => ({ type: 'shoot', figure, target })),
);
export const WATCH: readonly Of<'watch'>[] = FIGURES.map((figure) => ({ type: 'watch', figure }));
export const DONE: Of<'done'> = { type: 'done' };
export const HOLD: Of<'react'> = { type: 'react', shoots: false };
export const FIRE: Of<'react'> = { type: 'react', shoots: true };
/** By figure, then by order. */
export const ORDER: readonly (readonly Of<'order'>[])[] = FIGURES.map((figure) =>
  ORDERS.map((order) => ({ type: 'order', figure, order })),
);

export function actionKey(action: Action): string {
  switch (action.type) {
    case 'bid':
      return `bid ${action.bid}`;
    case 'step':
      return `step ${action.figure} ${action.to}`;
    case 'shoot':
      return `shoot ${action.figure} ${action.target}`;
    case 'watch':
      return `watch ${action.figure}`;
    case 'done':
      return 'done';
    case 'react':
      return action.shoots ? 'fire' : 'hold';
    case 'order':
      return `order ${action.figure} ${action.order}`;
  }
}

const ALL: ReadonlyMap<string, Action> = new Map(
  [...BID, ...STEP.flat(), ...SHOOT.flat(), ...WATCH, DONE, HOLD, FIRE, ...ORDER.flat()].map((action) => [
    JSON.stringify(action),
    action,
  ]),
);

export function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined;
  const { type, bid, figure, to, target, shoots, order } = json;
  switch (type) {
    case 'bid':
      return ALL.get(JSON.stringify({ type, bid }));
    case 'step':
      return ALL.get(JSON.stringify({ type, figure, to }));
    case 'shoot':
      return ALL.get(JSON.stringify({ type, figure, target }));
    case 'watch':
      return ALL.get(JSON.stringify({ type, figure }));
    case 'done':
      return DONE;
    case 'react':
      return ALL.get(JSON.stringify({ type, shoots }));
    case 'order':
      return ALL.get(JSON.stringify({ type, figure, order }));
    default:
      return undefined;
  }
}
