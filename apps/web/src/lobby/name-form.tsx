import { type FormEvent, type ReactNode, useState } from 'react';
import { guestName } from './guest-name.ts';
import { NameField } from './name-field.tsx';
import { rename, useVisitor } from './visitor.ts';
import './sheet.css';

interface Props {
  readonly label: string;
  readonly action: string;
  readonly onNamed?: () => void;
}

export function NameForm({ label, action, onNamed }: Props): ReactNode {
  const known = useVisitor(({ name }) => name);
  const [proposed] = useState(guestName);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (known || proposed);
  const [words, setWords] = useState('');
  async function choose(event: FormEvent): Promise<void> {
    event.preventDefault();
    const chosen = await rename(name);
    setWords(chosen.ok ? 'Saved.' : chosen.refusal.sentence);
    if (chosen.ok) onNamed?.();
  }
  return (
    <form className="lb-line" onSubmit={(event) => void choose(event)}>
      <NameField
        className="lb-field"
        label={label}
        value={name}
        onChange={(next) => {
          setTyped(next);
          setWords('');
        }}
      />
      <button type="submit" className={onNamed === undefined ? 'btn' : 'btn primary'}>
        {action}
      </button>
      <p role="status">{words}</p>
    </form>
  );
}
