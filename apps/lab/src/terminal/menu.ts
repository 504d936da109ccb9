/** The legal answers to a seat's open questions: numbered, in one group per type. */
import type { Question } from '@shutterbox/kernel';
import { isRecord, wrap } from '@shutterbox/kernel';
import { colors } from './paint.ts';

/** Answers of a group shown at once. */
const GROUP_SIZE = 12;
const LABEL_WIDTH = 5;

export interface MenuItem {
  /** From 1, over all groups. */
  number: number;
  readonly decision: Question;
  readonly action: unknown;
  readonly label: string;
}

interface MenuGroup {
  readonly question: string;
  readonly title: string;
  readonly items: MenuItem[];
}

export interface OpenQuestion {
  readonly decision: Question;
  readonly words: string;
  readonly legal: readonly { readonly action: unknown; readonly words: string }[];
}

export class Menu {
  readonly items: readonly MenuItem[];
  private readonly groups: readonly MenuGroup[];
  private page = 0;

  constructor(questions: readonly OpenQuestion[]) {
    this.groups = questions.flatMap(groupsOf);
    let number = 0;
    for (const { items } of this.groups) for (const item of items) item.number = ++number;
    this.items = this.groups.flatMap(({ items }) => items);
  }

  /** The next page of every group that has more answers than fit. */
  turnPage(): boolean {
    this.page++;
    return this.groups.some(({ items }) => items.length > GROUP_SIZE);
  }

  lines(columns: number): string[] {
    const lines: string[] = [];
    let asked = '';
    for (const group of this.groups) {
      if (group.question !== asked) lines.push(...wrap(group.question, columns).map(colors.bold));
      asked = group.question;
      lines.push(...this.groupLines(group, columns));
    }
    return lines;
  }

  private groupLines({ title, items }: MenuGroup, columns: number): string[] {
    const titled = this.groups.some((group) => group.items.length > 1);
    const pages = Math.ceil(items.length / GROUP_SIZE);
    const from = (this.page % pages) * GROUP_SIZE;
    const visible = items.slice(from, from + GROUP_SIZE);
    return [
      ...(titled ? [colors.dim(`  ${title}`)] : []),
      ...visible.flatMap((item) => itemLines(item, columns)),
      ...(pages > 1 ? [colors.dim(`       ${visible.length} of ${items.length} shown; m shows more`)] : []),
    ];
  }
}

function itemLines({ number, label }: MenuItem, columns: number): string[] {
  const indent = ' '.repeat(LABEL_WIDTH + 2);
  const [first = '', ...rest] = wrap(label, columns, indent, indent);
  return [`${colors.cyan(String(number).padStart(LABEL_WIDTH))}  ${first.slice(indent.length)}`, ...rest];
}

function groupsOf({ decision, words, legal }: OpenQuestion): MenuGroup[] {
  const byType = new Map<string, MenuGroup>();
  for (const { action, words: label } of legal) {
    const type = typeOf(action);
    const group = byType.get(type) ?? { question: words, title: titleOf(type), items: [] };
    byType.set(type, group);
    group.items.push({ number: 0, decision, action, label });
  }
  return [...byType.values()];
}

/** Actions are small plain objects with a `type`. */
function typeOf(action: unknown): string {
  return isRecord(action) && typeof action.type === 'string' ? action.type : 'other';
}

/** 'dieOnHabitat' as 'Die on habitat'. */
function titleOf(type: string): string {
  const words = type.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
