/** The game's own choices, used when there is no document. They appear in one gallery with the player's documents. */
import type { AnyDocumentUi } from '@shutterbox/ui';
import type { Field, Offer } from './offer.ts';

export interface Printed {
  readonly option: string;
  readonly field: Extract<Field, { kind: 'choice' }>;
  /** Undefined for a choice without a fixed document, such as a random map. */
  documentOf(value: string): unknown;
}

/** The current choice, and a way to change it. */
export interface PrintedChoice extends Printed {
  readonly value: unknown;
  readonly onPick: (value: string) => void;
}

export function printedIn(fields: Offer['fields'], ui: AnyDocumentUi | undefined): Printed | undefined {
  if (ui?.printed === undefined) return undefined;
  const { option, documentOf } = ui.printed;
  const field = fields.find(([name]) => name === option)?.[1];
  return field?.kind === 'choice' ? { option, field, documentOf } : undefined;
}

/** The options that choose one of the game's own. */
export function printedOptions(fields: Offer['fields'], uis: readonly AnyDocumentUi[]): readonly string[] {
  return uis.flatMap((ui) => printedIn(fields, ui) ?? []).map(({ option }) => option);
}
