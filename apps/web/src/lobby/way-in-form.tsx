/** A field for a player who was sent a link, or the end of one. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { hostOf } from '../host/hosts.ts';
import { refreshLists } from './lists.ts';
import { recoverVisitor, useVisitor, withVisitorName } from './visitor.ts';
import { NO_TABLE, NO_WAY_IN, type WayIn, wayIn } from './way-in.ts';

export function WayInForm(): ReactNode {
  const id = useId();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [words, setWords] = useState('');

  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    const way = wayIn(text, location.origin);
    const result = way === undefined ? { words: NO_WAY_IN } : await follow(way);
    if (result.path !== undefined) return go(result.path);
    setWords(result.words ?? '');
    if (result.done === true) setText('');
  }

  return (
    <form className="lb-code" onSubmit={(event) => void enter(event)}>
      <label htmlFor={id}>Have a link?</label>
      <input
        id={id}
        value={text}
        placeholder="Paste it here"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={`${id}-words`}
        onChange={(event) => {
          setText(event.target.value);
          setWords('');
        }}
      />
      {text.trim() === '' ? null : (
        <button type="submit" className="btn">
          Go
        </button>
      )}
      <p id={`${id}-words`} role="status" className="lb-code-words">
        {words}
      </p>
    </form>
  );
}

interface Result {
  readonly path?: string;
  readonly words?: string;
  readonly done?: true;
}

async function follow(way: WayIn): Promise<Result> {
  switch (way.kind) {
    case 'elsewhere':
      return { words: `That link leads to ${way.site}, not here.` };
    case 'recovery': {
      if (useVisitor.getState().name !== '') return { path: `/recover#${way.token}` };
      const known = await recoverVisitor(way.token);
      if (!known.ok) return { words: known.refusal.sentence };
      refreshLists();
      return { words: 'Welcome back! Your matches are here.', done: true };
    }
    case 'match': {
      const table = await hostOf(way.match).table(way.match);
      if (table.ok) return { path: `/m/${way.match}` };
      return { words: table.refusal.code === 'match.unknown' ? NO_TABLE : table.refusal.sentence };
    }
    case 'seat': {
      const { match, seat, token } = way;
      const claimed = await withVisitorName(() => hostOf(match).seat(match, seat, { kind: 'claim', token }));
      return claimed.ok ? { path: `/m/${match}` } : { words: claimed.refusal.sentence };
    }
  }
}
