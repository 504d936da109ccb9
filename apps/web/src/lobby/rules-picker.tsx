/** Picks the rules: a preset, or each option by itself. */
import type { ReactNode } from 'react';
import { shelfName } from '../draw/craft.ts';
import { useDocumentUis } from './document-ui.ts';
import { chosenWords, type Offer, presetOf, type Values, withPreset } from './offer.ts';
import { OptionField } from './option-field.tsx';
import { Pick } from './pick.tsx';
import { printedIn, printedOptions } from './printed.ts';

interface Props {
  readonly game: string;
  readonly offer: Offer;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

const OWN = { value: 'own', label: 'Custom' };

export function RulesPicker({ game, offer, values, onChange }: Props): ReactNode {
  const { presets, fields } = offer;
  const uis = useDocumentUis(game);
  if (fields.length === 0) return null;
  const printed = printedOptions(fields, uis);
  const preset = presetOf(offer, values, printed);
  const named = presets.map(({ id, label, help }) => ({ value: id, label, help }));
  const list = (some: Offer['fields']) =>
    some.length === 0 ? null : (
      <ul>
        {some.map(([name, field]) => {
          const ui = uis.find(({ option }) => option === name);
          const own = printedIn(fields, ui);
          return (
            <OptionField
              key={name}
              game={game}
              shelf={shelfName(game, uis, name)}
              field={field}
              value={values[name]}
              onChange={(value) => onChange({ ...values, [name]: value })}
              ui={ui}
              printed={
                own && {
                  ...own,
                  value: values[own.option],
                  onPick: (value) => onChange({ ...values, [name]: field.default, [own.option]: value }),
                }
              }
            />
          );
        })}
      </ul>
    );
  return (
    <section className="lb-part" aria-labelledby="lb-rules">
      <h3 id="lb-rules">Rules</h3>
      <Pick
        legend="Rules"
        quiet
        value={preset ?? OWN.value}
        choices={preset === undefined ? [...named, { ...OWN, help: `${chosenWords(offer, values, printed)}.` }] : named}
        onPick={(id) => onChange(withPreset(offer, id, values, printed))}
      />
      <details className="lb-more">
        <summary>All options</summary>
        {list(fields.filter(([name, { kind }]) => kind !== 'document' && !printed.includes(name)))}
      </details>
      {list(fields.filter(([, { kind }]) => kind === 'document'))}
    </section>
  );
}
