/** RULES.md on request: its sections, one section, one rule, or the rules that mention a word. */

import { wrap } from '@shutterbox/kernel';
import { colors } from './paint.ts';

/** Rules shown at once. */
const PAGE = 12;
const SECTION = /^## (.*)$/;
const RULE = /^- \*\*([A-Z]+-[\d.]+[a-z]?)\*\* (.*)$/;
/** The section of the rulebook that a rule comes from. */
const ORIGIN = / _\((.*)\)_$/;

interface Rule {
  readonly id: string;
  readonly words: string;
}

interface Section {
  readonly title: string;
  readonly rules: Rule[];
}

export class RuleBook {
  private readonly sections: readonly Section[];

  constructor(markdown: string) {
    const sections: Section[] = [];
    for (const line of markdown.split('\n')) {
      const [, title] = SECTION.exec(line) ?? [];
      if (title !== undefined) sections.push({ title, rules: [] });
      const [, id, words] = RULE.exec(line) ?? [];
      if (id !== undefined && words !== undefined) sections.at(-1)?.rules.push({ id, words: plain(words) });
    }
    this.sections = sections.filter(({ rules }) => rules.length > 0);
  }

  /** The id of a rule, for examples. */
  get example(): string {
    return this.sections[0]?.rules[0]?.id ?? '';
  }

  /** `about` is empty, a section ('3', 'W-3'), a rule's id, or a word; a number after it is a page of the results. */
  page(about: string): (columns: number) => string[] {
    if (about === '') return (columns) => this.contents(columns);
    const [, first, number = '1'] = /^(.*\S)\s+(\d{1,4})$/.exec(about) ?? [];
    const wanted = first ?? about;
    return (columns) => this.found(wanted, Number(number), columns);
  }

  private found(about: string, page: number, columns: number): string[] {
    const wanted = about.toLowerCase();
    const section = this.sections.find((each) => isNamed(each, wanted));
    if (section !== undefined) return [colors.bold(section.title), ...pageLines(section.rules, about, page, columns)];
    const rules = this.sections.flatMap((each) => each.rules);
    const named = rules.filter(({ id }) => id.toLowerCase() === wanted);
    if (named.length > 0) return ruleLines(named, columns);
    const found = rules.filter(({ words }) => words.toLowerCase().includes(wanted));
    if (found.length === 0) return wrap(`No rule mentions '${about}'.`, columns);
    const count = found.length === 1 ? "1 rule mentions '" : `${found.length} rules mention '`;
    return [...wrap(`${count}${about}'.`, columns).map(colors.bold), ...pageLines(found, about, page, columns)];
  }

  private contents(columns: number): string[] {
    return [
      colors.bold('Rules'),
      ...this.sections.map(
        ({ title, rules }) => `  ${title} ${colors.dim(`(${rules[0]?.id} to ${rules.at(-1)?.id})`)}`,
      ),
      ...wrap(
        `? 1 shows a section, ? ${this.sections[0]?.rules[0]?.id} a rule, ? token all rules about tokens.`,
        columns,
      ),
    ];
  }
}

/** '3 Offers' is section '3', or 'W-3' by the ids of its rules. */
function isNamed({ title, rules }: Section, wanted: string): boolean {
  const [first] = rules;
  return title.toLowerCase().split(' ')[0] === wanted || first?.id.toLowerCase().startsWith(`${wanted}.`) === true;
}

function pageLines(rules: readonly Rule[], about: string, page: number, columns: number): string[] {
  const pages = Math.ceil(rules.length / PAGE);
  if (page < 1 || page > pages) return wrap(`There is no page ${page}. The last one is ${pages}.`, columns);
  const from = (page - 1) * PAGE;
  const more = `${from + 1} to ${Math.min(from + PAGE, rules.length)} of ${rules.length}; ? ${about} ${(page % pages) + 1} shows ${page < pages ? 'more' : 'the first'}`;
  return [
    ...ruleLines(rules.slice(from, from + PAGE), columns),
    ...(pages > 1 ? wrap(more, columns).map(colors.dim) : []),
  ];
}

function plain(words: string): string {
  return words.replace(ORIGIN, '').replaceAll(/[*`]/g, '');
}

function ruleLines(rules: readonly Rule[], columns: number): string[] {
  return rules.flatMap(({ id, words }) => {
    const [first = '', ...rest] = wrap(words, columns, `${id}  `, '  ');
    return [`${colors.cyan(id)}${first.slice(id.length)}`, ...rest];
  });
}
