/** A second person at this device says what to call them. */
import { type ReactNode, useState } from 'react';
import { NameField } from '../../lobby/name-field.tsx';

interface SeatFormProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

export function SeatForm({ label, busy, onName, onCancel }: SeatFormProps): ReactNode {
  const [name, setName] = useState('');
  return (
    <form
      className="name-form"
      ref={focusField}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name);
      }}
    >
      <NameField label={label} value={name} onChange={setName} other />
      <button type="submit" className="btn primary" disabled={busy}>
        Take seat
      </button>
      <button type="button" className="btn quiet" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}

/** The button that was pressed is gone: the focus goes on in the field. */
function focusField(form: HTMLElement | null): void {
  form?.querySelector('input')?.focus();
}
