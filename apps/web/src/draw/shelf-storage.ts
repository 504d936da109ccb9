/** Saved documents and the current draft in this browser, stored by kind. Other tabs may write too, so every change first reads again. */
import type { AnyDocumentUi } from '@shutterbox/ui';
import { useEffect, useState } from 'react';
import { keep, kept } from '../settings/storage.ts';
import { copied, type Draft, isLoose, type Saved, type Shelf } from './shelf.ts';

/** Broken data in the storage must not keep the page from opening. */
export function shelfOf(name: string, { read }: AnyDocumentUi): Shelf {
  const list = kept<unknown>(shelfKey(name));
  if (!Array.isArray(list)) return [];
  return list.filter(
    (saved: Partial<Saved> | null) => typeof saved?.id === 'number' && read(saved.document) !== undefined,
  );
}

interface Change {
  readonly shelf: Shelf;
  /** False if the browser's storage is full or blocked. */
  readonly lasts: boolean;
}

export function changeShelf(name: string, ui: AnyDocumentUi, change: (shelf: Shelf) => Shelf): Change {
  const shelf = change(shelfOf(name, ui));
  const lasts = keep(shelfKey(name), shelf);
  for (const listener of listeners) listener();
  return { shelf, lasts };
}

const listeners = new Set<() => void>();

export function useShelf(name: string, ui: AnyDocumentUi): Shelf {
  const [shelf, setShelf] = useState(() => shelfOf(name, ui));
  useEffect(() => {
    const look = (): void => setShelf(shelfOf(name, ui));
    listeners.add(look);
    addEventListener('storage', look);
    return () => {
      listeners.delete(look);
      removeEventListener('storage', look);
    };
  }, [name, ui]);
  return shelf;
}

export function draftOf(name: string, { read, blank }: AnyDocumentUi): Draft {
  const draft = kept<Partial<Draft> | null>(draftKey(name));
  return draft?.document !== undefined && read(draft.document) !== undefined
    ? { document: draft.document, ...(typeof draft.of === 'number' ? { of: draft.of } : {}) }
    : { document: blank };
}

export function keepDraft(name: string, draft: Draft): void {
  keep(draftKey(name), draft);
}

/** Opens another document. An unsaved draft is saved first; returns its name if that happened. */
export function replaceDraft(name: string, ui: AnyDocumentUi, next: Draft): string | undefined {
  const { document } = draftOf(name, ui);
  const loose = isLoose(ui, shelfOf(name, ui), document);
  if (loose) changeShelf(name, ui, (shelf) => copied(shelf, ui, ui.read(document)));
  keepDraft(name, next);
  return loose ? ui.nameOf(document) : undefined;
}

function shelfKey(name: string): string {
  return `documents.${name}`;
}

function draftKey(name: string): string {
  return `draft.${name}`;
}
