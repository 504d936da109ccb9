/** Where a player says what to call them. */
import type { ReactNode } from 'react';
import { NAME_CHARACTERS } from '../host/own-name.ts';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Of another player at this device: the browser does not know their name. */
  readonly other?: boolean;
  readonly className?: string;
}

export function NameField({ label, value, onChange, other = false, className }: NameFieldProps): ReactNode {
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        value={value}
        maxLength={NAME_CHARACTERS}
        required
        autoComplete={other ? 'off' : 'nickname'}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
