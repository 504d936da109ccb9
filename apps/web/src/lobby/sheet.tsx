/** A sheet of paper over the page: the browser's own dialog, which keeps the focus inside and closes on Escape. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SIGNS } from './icons.tsx';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

export function Sheet({ title, note, children, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    if (current !== null && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser's own doing.
    <dialog
      className="lb-sheet"
      ref={dialog}
      aria-labelledby={id}
      onClose={() => {
        // In development React runs effects twice: the dialog is closed and opened again.
        if (dialog.current?.open !== true) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="lb-paper">
        <div className="lb-sheet-head">
          <div>
            <h2 id={id}>{title}</h2>
            {note === undefined ? null : <p>{note}</p>}
          </div>
          <button type="button" className="btn icon quiet" aria-label="Close" onClick={() => dialog.current?.close()}>
            {SIGNS.close}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
