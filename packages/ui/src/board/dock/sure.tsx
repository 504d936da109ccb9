/** What cannot be undone asks for confirmation in place of the buttons. Doing something else cancels it. */
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useThumb } from '../../table/thumb.ts';
import type { Offer } from '../types.ts';
import type { Board } from '../use-board.ts';
import type { DockRoom } from './choice.tsx';

interface SureProps<A> {
  readonly room: DockRoom;
  readonly board: Board<A>;
  /** Its doubt says what you would give up. */
  readonly offer: Offer<A> | undefined;
  /** "End the turn anyway?" */
  readonly question: string;
  /** On the button that does it. */
  readonly label: string;
  readonly stay?: string;
  /** The buttons, one of which picks the offer. */
  readonly children: ReactNode;
}

export function Sure<A>({ room, board, offer, question, label, stay = 'Go on', children }: SureProps<A>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const asking = offer !== undefined && board.state.doubted === offer.key;
  const id = useId();
  useFocus(box, asking, offer?.key);
  useThumb(box, asking);
  if (!asking)
    return (
      <div ref={box} className="dock-acts">
        {children}
      </div>
    );
  const back = (): unknown => board.dispatch({ did: 'back' });
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    back();
  };
  return (
    <div
      ref={box}
      className="dock-acts dock-sure"
      role="alertdialog"
      aria-labelledby={`${id}question`}
      aria-describedby={`${id}doubt`}
      onKeyDown={leave}
    >
      <p>
        <span id={`${id}doubt`}>{offer.doubt}</span> <b id={`${id}question`}>{question}</b>
      </p>
      <button type="button" className="btn" onClick={back}>
        {stay}
      </button>
      <button
        type="button"
        className="btn primary"
        disabled={room.isBusy(offer.question)}
        onClick={() => board.dispatch({ did: 'pick', offer: offer.key })}
      >
        {label}
      </button>
    </div>
  );
}

/** Focuses the harmless button; after cancelling, the focus returns to the asking button, unless it has moved. */
function useFocus(box: React.RefObject<HTMLElement | null>, asking: boolean, offer: string | undefined): void {
  const asked = useRef(false);
  useLayoutEffect(() => {
    const wanted = asking ? 'button' : `[data-offer="${CSS.escape(offer ?? '')}"]`;
    const lost = asking || (asked.current && document.activeElement === document.body);
    if (lost) box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
    asked.current = asking;
  }, [box, asking, offer]);
}
