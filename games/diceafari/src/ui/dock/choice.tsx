/** A button of the dock. What cannot be done says why, and by which rule. */
import { type Reason, Refused } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SafariRoom } from '../kit.ts';

export interface ChoiceProps {
  readonly room: SafariRoom;
  readonly label: string;
  /** A few words below the label. */
  readonly detail?: string | undefined;
  readonly primary?: boolean;
  readonly refused?: Reason | undefined;
  /** There is nothing to confirm yet. */
  readonly idle?: boolean;
  /** Gets the focus when it appears, if nothing else has it. */
  readonly focused?: boolean;
  onChoose(): void;
}

export function Choice({
  room,
  label,
  detail,
  primary = false,
  refused,
  idle = false,
  focused = false,
  onChoose,
}: ChoiceProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (focused && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  if (refused !== undefined) {
    return (
      <Refused reason={refused} openRule={room.openRule}>
        {label}
      </Refused>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={`btn${primary ? ' primary' : ''}`}
      disabled={room.isBusy() || idle}
      onClick={onChoose}
    >
      <span className="da-two">
        {label}
        {detail !== undefined && (
          <>
            <span className="unseen">, </span>
            <small>{detail}</small>
          </>
        )}
      </span>
    </button>
  );
}
