/** A form control for one option of a game. */
import type { AnyDocumentUi } from '@shutterbox/ui';
import { type ReactNode, useId } from 'react';
import { DocumentPicker } from './document-picker.tsx';
import type { Field } from './offer.ts';
import type { PrintedChoice } from './printed.ts';
import { RuleLink } from './rule-link.tsx';

interface Props {
  readonly game: string;
  /** The name under which this browser keeps documents for this option. */
  readonly shelf: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The game's ui for its documents. */
  readonly ui: AnyDocumentUi | undefined;
  readonly printed: PrintedChoice | undefined;
}

export function OptionField(props: Props): ReactNode {
  const { game, field } = props;
  const id = useId();
  // One gallery holds printed and player-made documents.
  const { label, rule, help } = field.kind === 'document' ? (props.printed?.field ?? field) : field;
  return (
    <li className={`lb-option is-${field.kind}`}>
      <div>
        {field.kind === 'document' ? <b id={`${id}-label`}>{label}</b> : <label htmlFor={id}>{label}</label>}
        <RuleLink game={game} rule={rule} />
        <p id={`${id}-help`} className="lb-help">
          {help}
        </p>
      </div>
      <Control {...props} id={id} />
    </li>
  );
}

function Control({ id, game, shelf, field, value, onChange, ui, printed }: Props & { readonly id: string }): ReactNode {
  const described = { id, 'aria-describedby': `${id}-help` };
  switch (field.kind) {
    case 'boolean':
      return (
        <input
          {...described}
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'integer':
      return (
        <input
          {...described}
          type="number"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      );
    case 'choice':
      return (
        <select {...described} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
    case 'document':
      return <DocumentPicker {...described} {...{ game, shelf, field, value, onChange, ui, printed }} />;
  }
}
