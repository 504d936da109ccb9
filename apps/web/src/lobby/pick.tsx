/** Radio buttons side by side, styled as one switch. */
import { type ReactNode, useId } from 'react';

interface Props<T extends string | number> {
  readonly legend: string;
  /** The legend is for screen readers only. */
  readonly quiet?: true;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly help?: string }[];
  readonly onPick: (value: T) => void;
}

export function Pick<T extends string | number>({ legend, quiet, value, choices, onPick }: Props<T>): ReactNode {
  const name = useId();
  const help = choices.find((choice) => choice.value === value)?.help;
  return (
    <fieldset className="lb-pick">
      <legend className={quiet === true ? 'unseen' : undefined}>{legend}</legend>
      <div className="lb-switch">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onPick(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {help === undefined ? null : <p className="lb-help">{help}</p>}
    </fieldset>
  );
}
