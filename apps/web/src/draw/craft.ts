/** What all parts of the page need to know. */
import { type DocumentField, optionFields } from '@shutterbox/kernel';
import type { AnyDocumentUi } from '@shutterbox/ui';
import type { GameBundle } from '../games/bundle.ts';

export interface Craft {
  readonly game: string;
  /** Of the game, as players say it. */
  readonly name: string;
  readonly ui: AnyDocumentUi;
  readonly field: DocumentField<unknown>;
  /** The name under which this browser keeps them. */
  readonly shelf: string;
  readonly path: string;
  /** All kinds of documents that can be made for the game, this one too. */
  readonly all: readonly { readonly noun: string; readonly path: string }[];
}

/** The page where documents for an option are made. */
export function drawPath(game: string, option: string): string {
  return `/draw/${game}/${option}`;
}

/** There was one kind a game at first, kept under the game's own name. */
export function shelfName(game: string, all: readonly AnyDocumentUi[], option: string): string {
  return all[0]?.option === option ? game : `${game}.${option}`;
}

/** The first of the game's where no option is named. */
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
