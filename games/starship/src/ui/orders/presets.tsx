/** Orders for all your characters in one press. */
import type { ReactNode } from 'react';
import { act } from '../../actions.ts';
import { isCasualty } from '../../people.ts';
import type { Orders } from '../../types.ts';
import type { InRoom } from '../kit.ts';
import { codeOf, type OrderKind, ordersQuestion } from './order-choices.ts';

/** Who rests is nobody's preset: passengers do from the beginning (S-3.15). */
type Reacting = Exclude<OrderKind, 'rest'>;
const REACTING = ['claim', 'snap', 'cover', 'wounds'] as const satisfies readonly Reacting[];

interface Preset {
  readonly label: string;
  readonly detail: string;
  readonly orders: Pick<Orders, Reacting>;
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

export function OrderPresets({ room }: InRoom): ReactNode {
  const { view } = room;
  const question = ordersQuestion(room, room.observer);
  if (question === undefined) return null;
  const own = view.orders.flatMap((orders, who) => {
    const body = view.bodies[who];
    const mine = view.sheets[who]?.seat === question.seat && body !== undefined && !isCasualty(body);
    return orders === null || !mine ? [] : [{ who, orders }];
  });
  const changes = ({ orders: wanted }: Preset) =>
    own.flatMap(({ who, orders }) =>
      REACTING.flatMap((kind) => {
        const how = codeOf(kind, wanted[kind]);
        return orders[kind] === wanted[kind] || how === undefined ? [] : [act('order', who, how)];
      }),
    );
  return (
    <fieldset className="ss-presets" data-standing="">
      <legend>Orders for everyone</legend>
      {PRESETS.map((preset) => {
        const wanted = changes(preset);
        return (
          <button
            key={preset.label}
            type="button"
            className="ss-preset"
            aria-pressed={wanted.length === 0}
            aria-label={`${preset.label}: ${preset.detail}`}
            disabled={room.isBusy(question)}
            onClick={() => wanted.length > 0 && room.act(question, ...wanted)}
          >
            {preset.label}
          </button>
        );
      })}
    </fieldset>
  );
}
