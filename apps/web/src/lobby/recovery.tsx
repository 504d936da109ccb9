/** There are no accounts: a recovery link brings a player back on another device, or after the cookies were cleared. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { newRecoveryLink } from '../host/visitor.ts';
import { refreshLists } from './lists.ts';
import { recoverVisitor, useVisitor } from './visitor.ts';
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
    setWords(
      made.ok
        ? 'Keep this link secret: anyone who has it can play as you. We show it only once.'
        : made.refusal.sentence,
    );
  }
  async function copy(): Promise<void> {
    // Over plain http browsers have no clipboard.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setWords(
      copied === true
        ? 'Copied. Keep this link secret: anyone who has it can play as you.'
        : 'Select the link and copy it.',
    );
  }
  return (
    <div className="lb-line">
      {link === '' ? (
        <>
          <p className="lb-help">
            Open your recovery link on any device to get your name and seats back. Each link works once.
          </p>
          <button type="button" className="btn" onClick={() => void make()}>
            Create link
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
    if (way?.kind !== 'recovery') return setWords('That is not a recovery link for this site.');
    // A visitor who already has a name is asked first.
    if (useVisitor.getState().name !== '') return go(`/recover#${way.token}`);
    const known = await recoverVisitor(way.token);
    setWords(known.ok ? 'Welcome back! Your matches are here.' : known.refusal.sentence);
    if (!known.ok) return;
    setText('');
    refreshLists();
  }
  return (
    <form className="lb-line" onSubmit={(event) => void comeBack(event)}>
      <label className="lb-field">
        <span>Have a recovery link?</span>
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
        Recover
      </button>
      <p role="status">{words}</p>
    </form>
  );
}
