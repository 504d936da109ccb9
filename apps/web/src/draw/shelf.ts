/** A player's saved documents, newest first. */
import { charactersOf } from '@shutterbox/kernel';
import type { AnyDocumentUi } from '@shutterbox/ui';

export interface Saved {
  readonly id: number;
  readonly document: unknown;
}

/** What is being worked on. */
export interface Draft {
  readonly document: unknown;
  /** The saved document that this draft started from. */
  readonly of?: number;
}

export type Shelf = readonly Saved[];

export function added(shelf: Shelf, document: unknown): Shelf {
  const id = Math.max(0, ...shelf.map((saved) => saved.id)) + 1;
  return [{ id, document }, ...shelf];
}

export function replaced(shelf: Shelf, id: number, document: unknown): Shelf {
  return shelf.map((saved) => (saved.id === id ? { id, document } : saved));
}

export function without(shelf: Shelf, id: number): Shelf {
  return shelf.filter((saved) => saved.id !== id);
}

/** Puts it back in its old place. */
export function putBack(shelf: Shelf, saved: Saved, at: number): Shelf {
  return shelf.some(({ id }) => id === saved.id) ? added(shelf, saved.document) : shelf.toSpliced(at, 0, saved);
}

/** Adds a copy: "Fish 2" if there is a "Fish". */
export function copied(shelf: Shelf, ui: AnyDocumentUi, document: unknown): Shelf {
  const names = shelf.map((saved) => ui.nameOf(saved.document));
  if (!names.includes(ui.nameOf(document))) return added(shelf, document);
  const base = ui.nameOf(document).replace(/ \d+$/, '');
  let number = 2;
  const named = (): string => {
    const letters = charactersOf(base).slice(0, ui.nameLength - ` ${number}`.length);
    return `${letters.join('')} ${number}`;
  };
  while (names.includes(named())) number += 1;
  return added(shelf, ui.renamed(document, named()));
}

/** Whether replacing it would lose work: it is neither saved nor blank nor a sample. */
export function isLoose(ui: AnyDocumentUi, shelf: Shelf, document: unknown): boolean {
  const { blank, samples } = ui;
  if (isSame(ui, ui.renamed(document, ui.nameOf(blank)), blank)) return false;
  return ![...samples, ...shelf.map((saved) => saved.document)].some((other) => isSame(ui, other, document));
}

export function isSame({ read }: AnyDocumentUi, a: unknown, b: unknown): boolean {
  return JSON.stringify(read(a)) === JSON.stringify(read(b));
}
