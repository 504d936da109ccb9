/** Orders for all your characters in one press. */
import { count } from '@shutterbox/kernel';
import { type ReactNode, useState } from 'react';
import { act } from '../../actions.ts';
import type { Action } from '../../answers.ts';
import { isCasualty } from '../../people.ts';
import type { Orders, View, Who } from '../../types.ts';
import { turnsLeft } from '../chapter.ts';
import type { InRoom } from '../kit.ts';
import { codeOf, ORDER_KINDS, type OrderKind, ordersQuestion } from './order-choices.ts';

interface Preset {
  readonly label: string;
  readonly detail: string;
  readonly orders: Partial<Pick<Orders, OrderKind>>;
}

const PRESETS: readonly Preset[] = [
  {
    label: 'Standard',
    detail: 'they react by themselves',
    orders: { claim: 'keep', snap: 'always', cover: 'fire', wounds: 'computer' },
  },
  {
    label: 'Ask me',
    detail: 'every chance is a question',
    orders: { claim: 'ask', snap: 'ask', cover: 'ask', wounds: 'ask' },
  },
  {
    label: 'Hold fire',
    detail: 'nobody reacts',
    orders: { claim: 'keep', snap: 'never', cover: 'hold', wounds: 'computer' },
  },
];

/** S-3.15: a switch for all of them, whatever else they are ordered. */
const REST: Preset = {
  label: 'Everyone rests until they see an enemy',
  detail: 'their turns are skipped until then',
  orders: { rest: 'rest' },
};
const WAKE = { orders: { rest: 'act' } } as const;

interface Ordered {
  readonly who: Who;
  readonly orders: Orders;
}

/** The orders that are missing until all of them have it. */
export function changesFor(own: readonly Ordered[], { orders: wanted }: Pick<Preset, 'orders'>): readonly Action[] {
  return own.flatMap(({ who, orders }) =>
    ORDER_KINDS.flatMap((kind) => {
      const value = wanted[kind];
      const how = value === undefined || orders[kind] === value ? undefined : codeOf(kind, value);
      return how === undefined ? [] : [act('order', who, how)];
    }),
  );
}

/** S-3.15: if nobody comes, the match simply passes. */
function restWords(view: View): string {
  const left = turnsLeft(view);
  return `${left === undefined ? 'Many turns' : `Up to ${count(left, 'turn')}`} may pass at once. An enemy who comes round a corner may strike first. Press again.`;
}

export function OrderPresets({ room }: InRoom): ReactNode {
  const { view } = room;
  const [sure, ask] = useState(false);
  const question = ordersQuestion(room, room.observer);
  if (question === undefined) return null;
  const own = view.orders.flatMap((orders, who) => {
    const body = view.bodies[who];
    const mine = view.sheets[who]?.seat === question.seat && body !== undefined && !isCasualty(body);
    return orders === null || !mine ? [] : [{ who, orders }];
  });
  return (
    <fieldset className="ss-presets" data-standing="">
      <legend>Orders for everyone</legend>
      {[...PRESETS, REST].map((preset) => {
        const wanted = changesFor(own, preset);
        const given = wanted.length === 0;
        // The last one is a switch; the others are left by choosing another.
        const next = given && preset === REST ? changesFor(own, WAKE) : wanted;
        const asks = preset === REST && !given;
        const press = (): void => {
          ask(asks && !sure);
          if (next.length > 0 && (!asks || sure)) room.act(question, ...next);
        };
        return (
          <button
            key={preset.label}
            type="button"
            className={preset === REST ? 'ss-preset ss-rest' : 'ss-preset'}
            aria-pressed={given}
            aria-label={`${preset.label}: ${preset.detail}`}
            disabled={room.isBusy(question)}
            onClick={press}
          >
            {asks && sure ? <span role="alert">{restWords(view)}</span> : preset.label}
          </button>
        );
      })}
    </fieldset>
  );
}
