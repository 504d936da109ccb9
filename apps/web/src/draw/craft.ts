/** What every part of the drawing page needs. */
import { type DocumentField, optionFields } from '@shutterbox/kernel';
import type { AnyDocumentUi } from '@shutterbox/ui';
import type { GameBundle } from '../games/bundle.ts';

export interface Craft {
  readonly game: string;
  /** The game's name for players. */
  readonly name: string;
  readonly ui: AnyDocumentUi;
  readonly field: DocumentField<unknown>;
  /** The storage name for these documents. */
  readonly shelf: string;
  readonly path: string;
  /** Every kind of document that the game takes, including this one. */
  readonly all: readonly { readonly noun: string; readonly path: string }[];
}

/** The address of the page for drawing an option's documents. */
export function drawPath(game: string, option: string): string {
  return `/draw/${game}/${option}`;
}

/** Games once had a single kind of document, stored under the game's name; the first kind still is. */
export function shelfName(game: string, all: readonly AnyDocumentUi[], option: string): string {
  return all[0]?.option === option ? game : `${game}.${option}`;
}

/** Without an option: the game's first kind of document. */
export function craftOf(game: string, option: string | undefined, { game: rules, ui }: GameBundle): Craft | undefined {
  const { documents = [] } = ui;
  const document = option === undefined ? documents[0] : documents.find((each) => each.option === option);
  if (document === undefined) return undefined;
  const field = optionFields(rules.options).find(([name]) => name === document.option)?.[1];
  if (field?.kind !== 'document') return undefined;
  return {
    game,
    name: ui.name,
    ui: document,
    field,
    shelf: shelfName(game, documents, document.option),
    path: drawPath(game, document.option),
    all: documents.map((each) => ({ noun: each.noun, path: drawPath(game, each.option) })),
  };
}
