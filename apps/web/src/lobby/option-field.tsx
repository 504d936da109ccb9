/** One option of a game, as a control made from its own description. */
import { type ReactNode, useId, useState } from 'react';
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
    <li className="lb-option">
      <div>
        <label htmlFor={id}>{field.label}</label>
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
      <Control id={id} field={field} value={value} onChange={onChange} />
    </li>
  );
}

function Control({ id, field, value, onChange }: Omit<Props, 'game'> & { readonly id: string }): ReactNode {
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
      return <DocumentControl {...described} field={field} onChange={onChange} />;
  }
}

interface DocumentProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly field: Extract<Field, { kind: 'document' }>;
  readonly onChange: (value: unknown) => void;
}

/** A file of JSON; whether it is good is for the game to say. */
function DocumentControl({ field, onChange, ...described }: DocumentProps): ReactNode {
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return onChange(field.default);
    const json = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    const document = field.decode(json);
    setProblem(document.ok ? '' : document.problem);
    if (document.ok) onChange(document.value);
  };
  return (
    <div>
      <input
        {...described}
        type="file"
        accept="application/json,.json"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <p role="alert">{problem}</p>
    </div>
  );
}
