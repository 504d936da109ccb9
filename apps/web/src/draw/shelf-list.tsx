/** "Your maps": everything saved in this browser. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useRef } from 'react';
import type { Craft } from './craft.ts';
import { copied, putBack, type Saved, type Shelf, without } from './shelf.ts';
import { changeShelf } from './shelf-storage.ts';
import type { Note } from './slip.tsx';
import './shelf.css';

interface Props {
  readonly craft: Craft;
  readonly shelf: Shelf;
  /** The document being edited. */
  readonly open: number | undefined;
  readonly onNew: () => void;
  readonly onOpen: (saved: Saved) => void;
  readonly onNote: (note: Note) => void;
}

export function ShelfList({ craft, shelf, open, onNew, onOpen, onNote }: Props): ReactNode {
  const { ui } = craft;
  const { noun, Picture } = ui;
  const newButton = useRef<HTMLButtonElement>(null);
  function remove(saved: Saved): void {
    const at = shelf.indexOf(saved);
    changeShelf(craft.shelf, ui, (list) => without(list, saved.id));
    // The pressed button no longer exists.
    newButton.current?.focus();
    onNote({
      sentence: `“${ui.nameOf(saved.document)}” deleted.`,
      undo: () => changeShelf(craft.shelf, ui, (list) => putBack(list, saved, at)),
    });
  }
  return (
    <section className="draw-shelf" aria-labelledby="draw-shelf">
      <header>
        <h2 id="draw-shelf">Your {noun}s</h2>
        <button type="button" className="btn quiet" ref={newButton} onClick={onNew}>
          <Icon name="more" />
          New {noun}
        </button>
      </header>
      {shelf.length === 0 ? (
        <p className="lb-help">Saved {noun}s appear here. They stay in this browser.</p>
      ) : (
        <ul className="draw-cards">
          {shelf.map((saved) => {
            const name = ui.nameOf(saved.document);
            return (
              <li key={saved.id} className={saved.id === open ? 'is-open' : undefined}>
                <button
                  type="button"
                  className="draw-print"
                  aria-label={`Open ${name} ${ui.facts(saved.document)[0]}`}
                  aria-current={saved.id === open}
                  onClick={() => onOpen(saved)}
                >
                  <Picture document={saved.document} />
                  <b>{name}</b>
                  <small>{ui.facts(saved.document)[0]}</small>
                </button>
                <div className="draw-card-deeds">
                  <button
                    type="button"
                    className="btn icon quiet"
                    aria-label={`Duplicate ${name}`}
                    onClick={() => changeShelf(craft.shelf, ui, (list) => copied(list, ui, saved.document))}
                  >
                    <Icon name="copy" />
                  </button>
                  <button
                    type="button"
                    className="btn icon quiet"
                    aria-label={`Delete ${name}`}
                    onClick={() => remove(saved)}
                  >
                    <Icon name="bin" />
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
