import type { DocumentField } from '@shutterbox/kernel';
import type { AnyDocumentUi } from './shelf.ts';

/** What all parts of the page need to know. */
export interface Craft {
  readonly game: string;
  /** Of the game, as players say it. */
  readonly name: string;
  readonly ui: AnyDocumentUi;
  readonly field: DocumentField<unknown>;
}
