/** The game's own, of which one is taken where no document is: they stand in one gallery with those of people's own. */
import type { AnyDocumentUi } from '@shutterbox/ui';
import type { Field, Offer } from './offer.ts';

export interface Printed {
  readonly option: string;
  readonly field: Extract<Field, { kind: 'choice' }>;
  /** Undefined: it is none in particular. */
  documentOf(value: string): unknown;
}

/** With the choice that has been made, and a way to make another. */
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

/** The options by which one of the game's own is taken. */
export function printedOptions(fields: Offer['fields'], uis: readonly AnyDocumentUi[]): readonly string[] {
  return uis.flatMap((ui) => printedIn(fields, ui) ?? []).map(({ option }) => option);
}
