/** Anyone who sits down for the first time says what to call them. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { NAME_CHARACTERS } from '../../host/own-name.ts';
import { rename } from '../../lobby/visitor.ts';

export function NameForm({ onDone, button }: { readonly onDone: () => void; readonly button: string }): ReactNode {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reply = await rename(name);
    if (reply.ok) onDone();
    else setProblem(reply.refusal.sentence);
  };
  return (
    <form className="name-form" onSubmit={(event) => void submit(event)}>
      <label>
        <span>What shall we call you?</span>
        <input
          value={name}
          maxLength={NAME_CHARACTERS}
          required
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="btn primary">
        {button}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  );
}
