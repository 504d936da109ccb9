/** What is played, in one line; the player who created the table can change it. */
import type { TableInfo } from '@shutterbox/protocol';
import { Icon } from '@shutterbox/ui';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { offerOf, type Values } from '../../lobby/offer.ts';
import { beyondBase } from '../../lobby/seat-wishes.ts';
import { HINTS_WORDS, paceOf } from '../../lobby/terms.ts';
import { useScope } from '../context.ts';
import { termsWords } from './terms-words.ts';

const TermsSheet = lazy(async () => ({ default: (await import('./terms-sheet.tsx')).TermsSheet }));

export function TermsLine({ table }: { readonly table: TableInfo }): ReactNode {
  const { session, bundle } = useScope();
  const [changing, setChanging] = useState(false);
  const offer = useMemo(() => offerOf(bundle.game), [bundle]);
  const { rules, documents } = termsWords(offer, table.options as Values, bundle.ui.documents ?? []);
  const beyond = beyondBase(offer.seats(table.options as Values), table.seats.length) !== '';
  const terms = JSON.stringify([table.options, table.pace, table.listed]);
  // As they were when you came.
  const [first] = useState(terms);
  const online = session.host.kind === 'server';
  return (
    <div className="wr-options">
      <h2>This table</h2>
      <ul>
        <li>
          <b className="wr-rules">{rules}</b>
        </li>
        {documents.map((document) => (
          <li key={document}>{document}</li>
        ))}
        <li>
          {table.seats.length} players{beyond && ', beyond the base game'}
        </li>
        <li>
          <Icon name="clock" />
          {paceOf(table.pace)}
        </li>
        {table.hints && (
          <li>
            <Icon name="bulb" />
            {HINTS_WORDS}
          </li>
        )}
        {online && <li>{table.listed ? 'Anyone can join' : 'Only people with the link'}</li>}
      </ul>
      <p className="wr-changed" role="status">
        {!table.host && terms !== first ? 'The options have changed.' : ''}
      </p>
      {table.host && (
        <button type="button" className="btn quiet wr-change" onClick={() => setChanging(true)}>
          Change options
        </button>
      )}
      {changing && (
        <Suspense fallback={null}>
          <TermsSheet table={table} offer={offer} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}
