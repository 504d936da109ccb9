/** One of a few, side by side. */
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly labelHidden?: boolean;
  /** A choice acts at once, so the arrow keys of radio buttons must not choose. */
  readonly deliberate?: boolean;
}

export function Segmented<T extends string>(props: SegmentedProps<T>): ReactNode {
  const { label, value, choices, onChange, labelHidden = false, deliberate = false } = props;
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className={labelHidden ? 'unseen' : undefined}>{label}</legend>
      <div className="seg">
        {choices.map((choice) =>
          deliberate ? (
            <button
              key={choice.value}
              type="button"
              aria-pressed={choice.value === value}
              onClick={() => choice.value !== value && onChange(choice.value)}
            >
              <Face choice={choice} value={value} />
            </button>
          ) : (
            <label key={choice.value}>
              <input
                type="radio"
                name={name}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <Face choice={choice} value={value} />
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

function Face<T extends string>({ choice, value }: { readonly choice: Choice<T>; readonly value: T }): ReactNode {
  return (
    <span>
      {choice.value === value && <Icon name="check" />}
      {choice.label}
    </span>
  );
}
