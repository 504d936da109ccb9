/** Picks the rules: a preset, or each option by itself. */
import type { ReactNode } from 'react';
import { shelfName } from '../draw/craft.ts';
import { useDocumentUis } from './document-ui.ts';
import { chosenWords, type Offer, presetOf, type Values, withPreset } from './offer.ts';
import { OptionField } from './option-field.tsx';
import { Pick } from './pick.tsx';
import { printedIn, printedOptions } from './printed.ts';
import { storiesOf, storyValues } from './stories.ts';

interface Props {
  readonly game: string;
  readonly offer: Offer;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

const OWN = { value: 'own', label: 'Custom' };

export function RulesPicker({ game, offer, values, onChange: change }: Props): ReactNode {
  const { presets, fields } = offer;
  const uis = useDocumentUis(game);
  if (fields.length === 0) return null;
  const printed = printedOptions(fields, uis);
  const preset = presetOf(offer, values, printed);
  const onChange = (next: Values): void => change(offer.fitting(next));
  const stories = storiesOf(offer, values, printed);
  const named = (stories?.variants ?? presets).map(({ id, label, help }) => ({ value: id, label, help }));
  const shown = fields.filter(([name]) => offer.applies(name, values) && name !== stories?.option);
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
      {stories === undefined ? null : (
        <Pick
          legend="Scenario"
          quiet
          value={String(values[stories.option])}
          choices={stories.choices}
          onPick={(value) => onChange(storyValues(offer, stories.option, value, values))}
        />
      )}
      <Pick
        legend="Rules"
        quiet
        value={preset ?? OWN.value}
        choices={preset === undefined ? [...named, { ...OWN, help: `${chosenWords(offer, values, printed)}.` }] : named}
        onPick={(id) => onChange(withPreset(offer, id, values, printed))}
      />
      <details className="lb-more">
        <summary>All options</summary>
        {list(shown.filter(([name, { kind }]) => kind !== 'document' && !printed.includes(name)))}
      </details>
      {list(shown.filter(([, { kind }]) => kind === 'document'))}
    </section>
  );
}
