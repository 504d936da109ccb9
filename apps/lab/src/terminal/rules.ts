/** RULES.md on request: its sections, one section, one rule, or the rules that speak of something. */
import { colors } from './paint.ts';
import type { Picture } from './screen.ts';
import { wrap } from './wrap.ts';

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

  /** `about` is nothing, the number of a section, a rule's id, or a word. */
  page(about: string): Picture {
    const wanted = about.toLowerCase();
    if (wanted === '') return (columns) => this.contents(columns);
    const section = this.sections.find(({ title }) => title.toLowerCase().split(' ')[0] === wanted);
    if (section !== undefined) return (columns) => [colors.bold(section.title), ...ruleLines(section.rules, columns)];
    const rules = this.sections.flatMap((each) => each.rules);
    const named = rules.filter(({ id }) => id.toLowerCase() === wanted);
    const found = named.length > 0 ? named : rules.filter(({ words }) => words.toLowerCase().includes(wanted));
    return (columns) => (found.length > 0 ? ruleLines(found, columns) : [`No rule speaks of '${about}'.`]);
  }

  private contents(columns: number): string[] {
    return [
      colors.bold('Rules'),
      ...this.sections.map(
        ({ title, rules }) => `  ${title} ${colors.dim(`(${rules[0]?.id} to ${rules.at(-1)?.id})`)}`,
      ),
      ...wrap(
        `? 1 shows a section, ? ${this.sections[0]?.rules[0]?.id} a rule, ? token what speaks of tokens.`,
        columns,
      ),
    ];
  }
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
