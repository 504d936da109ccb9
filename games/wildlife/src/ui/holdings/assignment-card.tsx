/** The assignment, large enough to read. Escape, the button or a click beside it puts it back. */
import { Icon } from '@shutterbox/ui';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { assignmentOf } from '../../cards.ts';
import type { WildRoom } from '../kit.ts';
import { isSecret, whoseAssignment } from '../secret.ts';
import { AssignmentSheet } from './assignment-sheet.tsx';
import { Clip } from './clip.tsx';

interface AssignmentCardProps {
  readonly room: WildRoom;
  readonly index: number;
  /** Where it lay, in the window. */
  readonly from: DOMRect;
  onClose(): void;
}

export function AssignmentCard({ room, index, from, onClose }: AssignmentCardProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // `showModal` keeps the focus inside; `close`, before the element goes, gives it back to the note.
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const { title } = assignmentOf(index);
  const x = from.left + from.width / 2 - innerWidth / 2;
  const y = from.top + from.height / 2 - innerHeight / 2;
  const style = { '--x': `${x}px`, '--y': `${y}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself.
    <dialog
      ref={ref}
      className="wl-assignment"
      aria-label={title}
      style={style}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="wl-assignment-in">
        <Clip />
        <header>
          <h3>{title}</h3>
          <p>{isSecret(room) ? 'Your secret assignment. Only you see this.' : whoseAssignment(room)}</p>
        </header>
        <button type="button" className="btn icon quiet" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        <AssignmentSheet room={room} index={index} />
      </div>
    </dialog>
  );
}
