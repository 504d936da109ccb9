/** The small part of Markdown that RULES.md files use, as data. */
export type Span =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'rule'; readonly id: string; readonly spans: readonly Span[] }
  | { readonly kind: 'item'; readonly spans: readonly Span[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^[-*]\s+(.*)$/;
const RULE_ITEM = /^\*\*([A-Z]{1,3}-\d+(?:\.\d+)?)\*\*\s+(.*)$/;
const ROW = /^\|(.*)\|$/;
const RULING_LINE = /^[\s|:-]+$/;
const SPAN = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)|(?<![A-Za-z0-9])_(.+?)_(?![A-Za-z0-9])|\*(.+?)\*/g;

export function parseRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let table: string[][] = [];
  const flush = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: parseSpans(paragraph.join(' ')) });
    const [head, ...rows] = table;
    if (head !== undefined) blocks.push({ kind: 'table', head, rows });
    paragraph = [];
    table = [];
  };
  for (const raw of markdown.split(/\r?\n/)) {
    const line = raw.trim();
    const row = ROW.exec(line);
    if (row !== null) {
      if (!RULING_LINE.test(line)) table.push(cellsOf(row[1] ?? ''));
      continue;
    }
    const block = blockOf(line);
    if (block === undefined && line !== '') {
      paragraph.push(line);
      continue;
    }
    flush();
    if (block !== undefined) blocks.push(block);
  }
  flush();
  return blocks;
}

/** "(option `map`)", "(`tokens=false`)": how a command names an option. */
const OPTION_NAME = / \((?:option |preset )?`[\w=]+`\)/g;
const SOURCE = / _\([^)]*\)_$/gm;
const RULINGS = /^## Rulings index[\s\S]*/m;

/** The rules without what is for contributors: the introduction, sources, names of options, and the index of rulings. */
export function rulesForPlayers(markdown: string): readonly Block[] {
  const blocks = parseRules(markdown.replace(RULINGS, '').replaceAll(SOURCE, '').replaceAll(OPTION_NAME, ''));
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level > 1);
  return first < 0 ? blocks : blocks.slice(first);
}

/** The blocks with these words, each under the heading of its chapter. */
export function found(blocks: readonly Block[], search: string): readonly Block[] {
  const words = search.toLowerCase();
  let chapter: Block | undefined;
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      chapter = block;
      return [];
    }
    if (!holds(block, words)) return [];
    const above = chapter === undefined ? [] : [chapter];
    chapter = undefined;
    return [...above, block];
  });
}

function holds(block: Exclude<Block, { kind: 'heading' }>, words: string): boolean {
  if (block.kind === 'table')
    return [...block.head, ...block.rows.flat()].some((cell) => cell.toLowerCase().includes(words));
  const text = block.spans.map((span) => span.text).join('');
  return (block.kind === 'rule' ? `${block.id} ${text}` : text).toLowerCase().includes(words);
}

function blockOf(line: string): Block | undefined {
  const [, marks, text] = HEADING.exec(line) ?? [];
  if (marks !== undefined && text !== undefined) return { kind: 'heading', level: marks.length, text };
  const [, item] = ITEM.exec(line) ?? [];
  if (item === undefined) return undefined;
  const [, id, rest] = RULE_ITEM.exec(item) ?? [];
  if (id !== undefined && rest !== undefined) return { kind: 'rule', id, spans: parseSpans(rest) };
  return { kind: 'item', spans: parseSpans(item) };
}

function cellsOf(row: string): string[] {
  return row.split('|').map((cell) => cell.trim());
}

export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    const [whole, strong, code, label, href, underscored, starred] = match;
    if (match.index > at) spans.push({ kind: 'text', text: text.slice(at, match.index) });
    at = match.index + whole.length;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined) spans.push({ kind: 'link', text: label, href });
    else spans.push({ kind: 'em', text: underscored ?? starred ?? '' });
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}
