/** What lies over the table for a moment: a dialog in the middle, or a drawer from the side (from below on a phone). */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { moreBelow } from './more-below.ts';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly place?: 'side' | 'middle';
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Which element has the focus at first; the close button where it is left out, or not there. */
  readonly first?: string;
}

export function Drawer({ open, ...props }: DrawerProps & { readonly open: boolean }): ReactNode {
  return open && <OpenDrawer {...props} />;
}

function OpenDrawer({ title, onClose, children, place = 'side', tools, first }: DrawerProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    // `showModal` moves the focus in and keeps it there; `close`, before the element goes, gives it back to where it was.
    dialog?.showModal();
    if (first !== undefined) dialog?.querySelector<HTMLElement>(first)?.focus();
    return () => dialog?.close();
  }, [first]);
  return (
    // The backdrop is only a shortcut for the close button and Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself.
    <dialog
      ref={ref}
      className={`drawer-box ${place}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="drawer-in">
        <header className="drawer-head">
          <h2 id={heading}>{title}</h2>
          {tools}
          <button type="button" className="btn icon quiet" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <section className="drawer-body" data-part="drawer" ref={moreBelow} aria-labelledby={heading}>
          {children}
        </section>
      </div>
    </dialog>
  );
}
