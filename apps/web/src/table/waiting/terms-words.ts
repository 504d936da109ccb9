/** A table's options in a few words. */
import type { AnyDocumentUi } from '@shutterbox/ui';
import { chosenWords, type Offer, presetOf, type Values } from '../../lobby/offer.ts';
import { printedOptions } from '../../lobby/printed.ts';

interface TermsWords {
  readonly rules: string;
  /** Of the documents and of the game's own that are played instead: "Turtle, 17 tiles". */
  readonly documents: readonly string[];
}

export function termsWords(offer: Offer, values: Values, uis: readonly AnyDocumentUi[]): TermsWords {
  const printed = printedOptions(offer.fields, uis);
  const preset = presetOf(offer, values, printed);
  return {
    rules:
      offer.presets.find(({ id }) => id === preset)?.label ?? `Custom rules: ${chosenWords(offer, values, printed)}`,
    documents: uis.flatMap((ui) => documentWords(ui, values) ?? []),
  };
}

/** Nothing if it is chosen at random. */
function documentWords({ option, printed, nameOf, facts }: AnyDocumentUi, values: Values): string | undefined {
  const own = values[option] ?? undefined;
  const document = own ?? printed?.documentOf(String(values[printed.option]));
  return document === undefined ? undefined : [nameOf(document), ...facts(document).slice(0, 1)].join(', ');
}
