import { type FormEvent, type ReactNode, useState } from 'react';
import { NAME_CHARACTERS } from '../host/own-name.ts';
import { guestName } from './guest-name.ts';
import { rename, useVisitor } from './visitor.ts';

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
      <label className="lb-field">
        <span>{label}</span>
        <input
          value={name}
          maxLength={NAME_CHARACTERS}
          required
          autoComplete="nickname"
          onChange={(event) => {
            setTyped(event.target.value);
            setWords('');
          }}
        />
      </label>
      <button type="submit" className={onNamed === undefined ? 'btn' : 'btn primary'}>
        {action}
      </button>
      <p role="status">{words}</p>
    </form>
  );
}
