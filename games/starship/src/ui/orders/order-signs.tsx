/** The orders of one of your own in the order of action: a sign each. A press goes on to the next value. */
import type { ReactNode } from 'react';
import { personName } from '../../text/names.ts';
import type { Who } from '../../types.ts';
import { type DeedIcon, Glyph } from '../dock/icons.tsx';
import type { InRoom } from '../kit.ts';
import { CHOICES, LABELS, ORDER_KINDS, type OrderKind, useOrders } from './order-choices.ts';

const SIGNS: Readonly<Record<OrderKind, DeedIcon>> = {
  claim: 'first',
  snap: 'snap',
  cover: 'cover',
  wounds: 'wound',
  rest: 'rest',
};

/** What a value comes to: it is done, asked about, or left alone. */
const MARKS: Readonly<Record<string, { readonly mark: string; readonly look: string }>> = {
  keep: { mark: '–', look: 'not' },
  early: { mark: '✓', look: 'does' },
  before: { mark: '✓', look: 'does' },
  always: { mark: '✓', look: 'does' },
  fire: { mark: '✓', look: 'does' },
  computer: { mark: '✓', look: 'does' },
  ask: { mark: '?', look: 'asks' },
  never: { mark: '–', look: 'not' },
  hold: { mark: '–', look: 'not' },
  act: { mark: '–', look: 'not' },
  rest: { mark: '✓', look: 'does' },
};

export function OrderSigns({ room, who }: InRoom & { readonly who: Who }): ReactNode {
  const { orders, give, busy } = useOrders(room, who);
  if (orders === undefined) return null;
  return (
    <fieldset className="ss-signs" data-standing="">
      <legend className="unseen">Orders for {personName(room.view, who)}</legend>
      {ORDER_KINDS.map((order) => {
        const choices = CHOICES[order];
        const at = choices.findIndex(({ value }) => value === orders[order]);
        const next = choices[(at + 1) % choices.length];
        const { mark = '', look = '' } = MARKS[orders[order]] ?? {};
        const words = `${LABELS[order]}: ${choices[at]?.label ?? 'before another'}`;
        return (
          <button
            key={order}
            type="button"
            className="ss-order-sign"
            data-look={look}
            aria-label={words}
            disabled={busy}
            onClick={() => next !== undefined && give(order, next.value)}
          >
            <Glyph icon={SIGNS[order]} />
            <i aria-hidden="true">{mark}</i>
            <span className="ss-tip" aria-hidden="true">
              {words}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
