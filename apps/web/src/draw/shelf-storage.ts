/** Shelf and draft in this browser. Other tabs may write there too: whatever is changed is read again before. */
import { useEffect, useState } from 'react';
import { keep, kept } from '../settings/storage.ts';
import { type AnyDocumentUi, copied, type Draft, isLoose, type Saved, type Shelf } from './shelf.ts';

/** What somebody else has written into the storage must not keep the page from opening. */
export function shelfOf(game: string, { read }: AnyDocumentUi): Shelf {
  const list = kept<unknown>(shelfKey(game));
  if (!Array.isArray(list)) return [];
  return list.filter(
    (saved: Partial<Saved> | null) => typeof saved?.id === 'number' && read(saved.document) !== undefined,
  );
}

interface Change {
  readonly shelf: Shelf;
  /** False where the browser's storage is full or shut. */
  readonly lasts: boolean;
}

export function changeShelf(game: string, ui: AnyDocumentUi, change: (shelf: Shelf) => Shelf): Change {
  const shelf = change(shelfOf(game, ui));
  const lasts = keep(shelfKey(game), shelf);
  for (const listener of listeners) listener();
  return { shelf, lasts };
}

const listeners = new Set<() => void>();

export function useShelf(game: string, ui: AnyDocumentUi): Shelf {
  const [shelf, setShelf] = useState(() => shelfOf(game, ui));
  useEffect(() => {
    const look = (): void => setShelf(shelfOf(game, ui));
    listeners.add(look);
    addEventListener('storage', look);
    return () => {
      listeners.delete(look);
      removeEventListener('storage', look);
    };
  }, [game, ui]);
  return shelf;
}

export function draftOf(game: string, { read, blank }: AnyDocumentUi): Draft {
  const draft = kept<Partial<Draft> | null>(draftKey(game));
  return draft?.document !== undefined && read(draft.document) !== undefined
    ? { document: draft.document, ...(typeof draft.of === 'number' ? { of: draft.of } : {}) }
    : { document: blank };
}

export function keepDraft(game: string, draft: Draft): void {
  keep(draftKey(game), draft);
}

/** Puts something else on the drawing board. What lay there and was not saved goes to the shelf; its name then, if it did. */
export function replaceDraft(game: string, ui: AnyDocumentUi, next: Draft): string | undefined {
  const { document } = draftOf(game, ui);
  const loose = isLoose(ui, shelfOf(game, ui), document);
  if (loose) changeShelf(game, ui, (shelf) => copied(shelf, ui, ui.read(document)));
  keepDraft(game, next);
  return loose ? ui.nameOf(document) : undefined;
}

function shelfKey(game: string): string {
  return `documents.${game}`;
}

function draftKey(game: string): string {
  return `draft.${game}`;
}
