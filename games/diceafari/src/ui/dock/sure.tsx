/** What cannot be taken back is asked about once more, in the place of the buttons. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { SafariRoom } from '../kit.ts';

interface SureProps {
  readonly room: SafariRoom;
  /** What would be given up by it. */
  readonly left: string;
  readonly question: string;
  readonly label: string;
  onSure(): void;
  onStay(): void;
}

export function Sure({ room, left, question, label, onSure, onStay }: SureProps): ReactNode {
  const stay = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => stay.current?.focus({ preventScroll: true }), []);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onStay();
  };
  return (
    <div
      className="da-acts da-sure"
      role="alertdialog"
      aria-labelledby={`${id}question`}
      aria-describedby={`${id}left`}
      onKeyDown={leave}
    >
      <p>
        <span id={`${id}left`}>{left}</span> <b id={`${id}question`}>{question}</b>
      </p>
      <button ref={stay} type="button" className="btn" onClick={onStay}>
        Go on
      </button>
      <button type="button" className="btn primary" disabled={room.isBusy()} onClick={onSure}>
        {label}
      </button>
    </div>
  );
}
