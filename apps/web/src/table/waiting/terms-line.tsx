/** What is played, in one line; the maker of the table can change it. */
import type { TableInfo } from '@shutterbox/protocol';
import { Icon } from '@shutterbox/ui';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { offerOf, presetOf } from '../../lobby/offer.ts';
import { paceOf } from '../../lobby/terms.ts';
import { useScope } from '../context.ts';

const TermsSheet = lazy(async () => ({ default: (await import('./terms-sheet.tsx')).TermsSheet }));

export function TermsLine({ table }: { readonly table: TableInfo }): ReactNode {
  const { session, bundle } = useScope();
  const [changing, setChanging] = useState(false);
  const offer = useMemo(() => offerOf(bundle.game), [bundle]);
  const values = table.options as Readonly<Record<string, unknown>>;
  const preset = presetOf(offer, values);
  const rules = offer.presets.find(({ id }) => id === preset)?.label ?? 'Our own rules';
  const online = session.host.kind === 'server';
  return (
    <div className="wr-options">
      <h2>This table</h2>
      <ul>
        <li>
          <b className="wr-rules">{rules}</b>
        </li>
        <li>{table.seats.length} players</li>
        <li>
          <Icon name="clock" />
          {paceOf(table.pace)}
        </li>
        {online && <li>{table.listed ? 'Open to all' : 'Only with the link'}</li>}
      </ul>
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
