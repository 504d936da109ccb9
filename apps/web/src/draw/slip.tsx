/** A short note that says what was done, with a button to undo it. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect } from 'react';
import './slip.css';

export interface Note {
  readonly sentence: string;
  /** Stays until dismissed. */
  readonly grave?: true;
  readonly undo?: () => void;
}

const READ_MS = 5_000;

export function Slip({ note, onGone }: { readonly note: Note | undefined; readonly onGone: () => void }): ReactNode {
  const passing = note !== undefined && note.grave === undefined && note.undo === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new note has its own time.
  useEffect(() => {
    if (!passing) return undefined;
    const timer = setTimeout(onGone, READ_MS);
    return () => clearTimeout(timer);
  }, [passing, note]);
  return (
    <div className="draw-slip" role="status">
      {note === undefined ? null : (
        <p>
          <span>{note.sentence}</span>
          {note.undo === undefined ? null : (
            <button
              type="button"
              className="btn quiet"
              onClick={() => {
                note.undo?.();
                onGone();
              }}
            >
              <Icon name="undo" />
              Restore
            </button>
          )}
          <button type="button" className="btn icon quiet" aria-label="Dismiss" onClick={onGone}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
