/** One of a few, side by side. */
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly labelHidden?: boolean;
}

export function Segmented<T extends string>(props: SegmentedProps<T>): ReactNode {
  const { label, value, choices, onChange, labelHidden = false } = props;
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className={labelHidden ? 'unseen' : undefined}>{label}</legend>
      <div className="seg">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>
              {choice.value === value && <Icon name="check" />}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
