/** What a guest came for: a name, and a seat. */
import type { TableInfo } from '@shutterbox/protocol';
import { Icon } from '@shutterbox/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { untilWords } from '../../lobby/match-words.ts';
import { NameField } from '../../lobby/name-field.tsx';
import { meet, rename, useVisitor } from '../../lobby/visitor.ts';

interface GuestProps {
  readonly seat: number;
  readonly table: TableInfo;
  readonly busy: boolean;
  onSit(): Promise<boolean>;
}

export function Guest({ seat, table, busy, onSit }: GuestProps): ReactNode {
  const known = useVisitor(({ name }) => name);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!useVisitor.getState().met) meet().catch(console.error);
  }, []);
  const kept = table.seats[seat]?.kept;
  const name = typed ?? known;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem('');
    const named = name === known ? { ok: true as const } : await rename(name);
    if (named.ok) await onSit();
    else setProblem(named.refusal.sentence);
  };
  return (
    <form className="wr-take" onSubmit={(event) => void submit(event)}>
      <NameField label="Your name" value={name} onChange={setTyped} />
      <button type="submit" className="btn primary" disabled={busy}>
        <Icon name="seat" />
        Take seat
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
      <p>
        {kept?.yours === true
          ? `This seat is kept for you until ${untilWords(kept.until, table.now)}.`
          : 'You don’t need an account.'}
      </p>
    </form>
  );
}
