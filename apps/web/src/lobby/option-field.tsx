/** One option of a game, as a control made from its own description. */
import { type ReactNode, useId } from 'react';
import { DocumentPicker } from './document-picker.tsx';
import type { Field } from './offer.ts';

interface Props {
  readonly game: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function OptionField({ game, field, value, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <li className={`lb-option is-${field.kind}`}>
      <div>
        {field.kind === 'document' ? (
          <b id={`${id}-label`}>{field.label}</b>
        ) : (
          <label htmlFor={id}>{field.label}</label>
        )}
        {field.rule === undefined ? null : (
          <a
            className="lb-rule"
            href={`/rules/${game}#${field.rule}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Rule ${field.rule}`}
          >
            {field.rule}
          </a>
        )}
        <p id={`${id}-help`} className="lb-help">
          {field.help}
        </p>
      </div>
      <Control id={id} game={game} field={field} value={value} onChange={onChange} />
    </li>
  );
}

function Control({ id, game, field, value, onChange }: Props & { readonly id: string }): ReactNode {
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
      return <DocumentPicker {...described} game={game} field={field} value={value} onChange={onChange} />;
  }
}
