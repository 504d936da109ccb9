/** A button of the dock. What cannot be done says why, and by which rule. */
import { type Reason, useSignal } from '@shutterbox/ui';
import { type ReactNode, useId, useState } from 'react';
import type { WildRoom } from '../kit.ts';
import type { Place } from '../places.ts';
import { aimed } from '../signals.ts';
import { heard } from '../words.ts';

export interface ChoiceProps {
  readonly room: WildRoom;
  readonly label: string;
  /** In full, for those who hear it; left out where the label says it all. */
  readonly words?: string | undefined;
  /** What it stakes, below the label. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly primary?: boolean;
  readonly refused?: Reason | undefined;
  /** The place of the board that it is about. */
  readonly place?: Place | undefined;
  onChoose(): void;
}

export function Choice({
  room,
  label,
  words,
  detail,
  icon,
  primary = false,
  refused,
  place,
  onChoose,
}: ChoiceProps): ReactNode {
  const [told, setTold] = useState(false);
  const id = useId();
  const hot = useSignal(aimed) === place && place !== undefined;
  if (refused !== undefined) {
    const { sentence, rule } = refused;
    return (
      <span className="wl-refused">
        <button
          type="button"
          className="btn"
          aria-disabled="true"
          aria-describedby={id}
          onClick={() => setTold(!told)}
          // Its rule is a part of it.
          onBlur={({ relatedTarget }) => relatedTarget?.parentElement?.id === id || setTold(false)}
        >
          {icon}
          {label}
        </button>
        <span id={id} className={told ? 'wl-reason told' : 'wl-reason'}>
          {sentence}
          {rule !== undefined && (
            <button type="button" onClick={() => room.openRule(rule)}>
              Rule {rule}
            </button>
          )}
        </span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`btn${primary ? ' primary' : ''}${hot ? ' hot' : ''}`}
      aria-label={words === undefined ? undefined : heard(label, words)}
      aria-describedby={detail === undefined ? undefined : id}
      disabled={room.busy}
      onClick={onChoose}
      onPointerEnter={() => place !== undefined && aimed.set(place)}
      onPointerLeave={() => place !== undefined && aimed.set(undefined)}
    >
      {icon}
      {detail === undefined ? (
        label
      ) : (
        <span className="wl-two">
          {label}
          <small id={id} aria-hidden="true">
            {detail}
          </small>
        </span>
      )}
    </button>
  );
}
