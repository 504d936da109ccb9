/** The rules of a game, with one of them highlighted. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyUi } from '../../games/bundle.ts';
import { type Block, found, rulesForPlayers, type Span } from './rules.ts';

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly blocks: readonly Block[] };

interface RulesProps {
  load(): Promise<string>;
  /** The rule to highlight. */
  readonly rule: string | undefined;
  readonly appendix: AnyUi['appendix'];
  /** The heading level of the chapters. */
  readonly heading?: 'h2' | 'h3';
}

export function RulesText({ load, rule, appendix, heading = 'h3' }: RulesProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [search, setSearch] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    load().then(
      (text) => !gone && setLoaded({ kind: 'ready', blocks: rulesForPlayers(text) }),
      () => !gone && setLoaded({ kind: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  useEffect(() => {
    if (loaded.kind !== 'ready' || rule === undefined) return;
    const cited = box.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    cited?.scrollIntoView({ block: 'center' });
    cited?.focus({ preventScroll: true });
  }, [loaded, rule]);
  if (loaded.kind === 'loading') return <p>Loading the rules …</p>;
  if (loaded.kind === 'failed') return <p role="alert">The rules did not load. Try again when you are online.</p>;
  const shown = search.trim() === '' ? loaded.blocks : found(loaded.blocks, search.trim());
  return (
    <div className="rules-text" ref={box}>
      <label className="rules-search">
        <span className="unseen">Search the rules</span>
        <input
          type="search"
          placeholder="Search the rules"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {search.trim() === '' && (
        <p>
          Every rule has a number. Refusals at the table link to the rule they name. “You” is the player whose turn it
          is.
        </p>
      )}
      {search.trim() === '' && appendix !== undefined && <Appendix {...appendix} />}
      <p role="status" className={search.trim() === '' ? 'unseen' : undefined}>
        {search.trim() === '' ? '' : foundWords(shown.filter(({ kind }) => kind === 'rule').length)}
      </p>
      {shown.map((block, index) => (
        // The blocks of a text never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <RuleBlock key={index} block={block} cited={rule} heading={heading} />
      ))}
    </div>
  );
}

/** Fetched when it is opened. */
function Appendix({ title, Panel }: NonNullable<AnyUi['appendix']>): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <details className="rules-appendix" onToggle={({ currentTarget }) => setOpened(currentTarget.open || opened)}>
      <summary>{title}</summary>
      {opened && <Panel />}
    </details>
  );
}

function foundWords(rules: number): string {
  if (rules === 0) return 'No rules found.';
  return rules === 1 ? 'One rule found.' : `${rules} rules found.`;
}

interface BlockProps {
  readonly block: Block;
  readonly cited: string | undefined;
  readonly heading: 'h2' | 'h3';
}

function RuleBlock({ block, cited, heading: Heading }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? null : <Heading>{block.text}</Heading>;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'item':
      return (
        <p className="rule-item">
          <Spans spans={block.spans} />
        </p>
      );
    case 'rule':
      return (
        <p className="rule" data-rule={block.id} tabIndex={-1} aria-current={block.id === cited ? 'true' : undefined}>
          <span className="rule-id">{block.id}</span>
          <span>
            <Spans spans={block.spans} />
          </span>
        </p>
      );
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} />;
  }
}

function RuleTable({ head, rows }: Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>): ReactNode {
  return (
    <div className="rule-table">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  return spans.map((span, index) => (
    // The spans of a text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Spanned key={index} span={span} />
  ));
}

function Spanned({ span }: { readonly span: Span }): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'em':
      return <em>{span.text}</em>;
    case 'code':
      return <code>{span.text}</code>;
    case 'link':
      return <a href={span.href}>{span.text}</a>;
  }
}
