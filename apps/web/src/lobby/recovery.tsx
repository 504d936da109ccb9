/** Without accounts, a link is what brings somebody back: on another device, or after the cookies were cleared. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { newRecoveryLink } from '../host/visitor.ts';
import { lookAgain } from './lists.ts';
import { becomeAgain, useVisitor } from './visitor.ts';
import { wayIn } from './way-in.ts';

export function Recovery(): ReactNode {
  const known = useVisitor(({ name }) => name !== '');
  return (
    <section className="lb-part" aria-labelledby="lb-recovery">
      <h3 id="lb-recovery">On another device</h3>
      {known ? <MyLink /> : null}
      <ComeBack />
    </section>
  );
}

function MyLink(): ReactNode {
  const [link, setLink] = useState('');
  const [words, setWords] = useState('');
  async function make(): Promise<void> {
    const made = await newRecoveryLink();
    setLink(made.ok ? made.value.url : '');
    setWords(made.ok ? 'Keep it to yourself: whoever has it is you. It is shown this once.' : made.refusal.sentence);
  }
  async function copy(): Promise<void> {
    // Where plain http is served there is no clipboard.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setWords(
      copied === true ? 'Copied. Keep it to yourself: whoever has it is you.' : 'Select it and copy it by hand.',
    );
  }
  return (
    <div className="lb-line">
      {link === '' ? (
        <>
          <p className="lb-help">
            A link of your own brings you and your seats back, wherever you open it. It works once; then make a new one.
          </p>
          <button type="button" className="btn" onClick={() => void make()}>
            Make my link
          </button>
        </>
      ) : (
        <>
          <label className="lb-field">
            <span>Your recovery link</span>
            <input className="lb-mono" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <button type="button" className="btn" onClick={() => void copy()}>
            Copy
          </button>
        </>
      )}
      <p role="status">{words}</p>
    </div>
  );
}

function ComeBack(): ReactNode {
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  async function comeBack(event: FormEvent): Promise<void> {
    event.preventDefault();
    const way = wayIn(text, location.origin);
    if (way?.kind !== 'recovery') return setWords('That is no recovery link of this site.');
    // Whoever has a name here is asked first.
    if (useVisitor.getState().name !== '') return go(`/recover#${way.token}`);
    const known = await becomeAgain(way.token);
    setWords(known.ok ? 'Welcome back: your matches are here again.' : known.refusal.sentence);
    if (!known.ok) return;
    setText('');
    lookAgain();
  }
  return (
    <form className="lb-line" onSubmit={(event) => void comeBack(event)}>
      <label className="lb-field">
        <span>A recovery link that you kept</span>
        <input
          className="lb-mono"
          value={text}
          required
          autoComplete="off"
          spellCheck={false}
          placeholder="Paste it here"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="btn">
        Come back
      </button>
      <p role="status">{words}</p>
    </form>
  );
}
