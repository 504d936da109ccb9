/** A button of the dock. What cannot be done says why, and by which rule. */
import { type Reason, Refused, useSignal } from '@shutterbox/ui';
import { type ReactNode, useId } from 'react';
import type { WildRoom } from '../kit.ts';
import type { Place } from '../places.ts';
import { aimed } from '../signals.ts';
import { heard } from '../words.ts';

export interface ChoiceProps {
  readonly room: WildRoom;
  readonly label: string;
  /** What it does, for those who hear it: after the label, or with the label in it. Left out where that says it all. */
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
  const id = useId();
  const hot = useSignal(aimed) === place && place !== undefined;
  if (refused !== undefined) {
    return (
      <Refused reason={refused} openRule={room.openRule}>
        {icon}
        {label}
      </Refused>
    );
  }
  return (
    <button
      type="button"
      className={`btn${primary ? ' primary' : ''}${hot ? ' hot' : ''}`}
      aria-label={words === undefined ? undefined : heard(label, words)}
      aria-describedby={detail === undefined ? undefined : id}
      disabled={room.isBusy()}
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
