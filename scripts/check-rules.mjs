/** Every game is on the list; every rule of a game has a test, every rule test names a rule, and the code names only rules that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGames, gamesWithRules } from './lib/games.mjs';
import { filesUnder, folders, ROOT } from './lib/root.mjs';
import { readIfThere } from './lib/stamp.mjs';
import { lineOf, parse, walk } from './lib/syntax.mjs';
import { testsIn } from './lib/test-titles.mjs';

const RULE_LINE = /^- \*\*(?<id>[A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\* /;
const RULE_ID = /\b[A-Z]+-\d+(?:\.\d+)*[a-z]?(?![\w.]*\w)/g;
const STARTS_WITH_ID = /^[A-Z]+-\d+(?:\.\d+)*[a-z]?(?=\s|$)/;

/** The folder of the list itself. */
const LIST = 'all';

const problems = [];
const listed = (await allGames()).map(({ id }) => id);
for (const folder of folders('games')) {
  if (folder !== LIST && !listed.includes(folder))
    problems.push(`games/${folder}: not on the list, games/${LIST}/index.ts`);
}
const games = await gamesWithRules();
const owners = new Map();
for (const game of games) checkGame(game);
if (games.length === 0) problems.push('games/: no game found');

if (problems.length > 0) {
  console.error(
    `\n${problems.join('\n')}\n\n${problems.length} problem${problems.length === 1 ? '' : 's'} with the rules.`,
  );
  process.exitCode = 1;
}

function checkGame(game) {
  const rules = readRules(game);
  if (rules === undefined) return;
  const { tested, tests, files } = readTests(game, rules);
  for (const [id, line] of rules.lines) {
    if (!tested.has(id)) problems.push(`games/${game}/RULES.md:${line}: ${id} has no test`);
  }
  const { sources, named } = checkSources(game, rules);
  const counts = [
    `${rules.lines.size} rules`,
    `${tests} tests (files: ${files})`,
    `${named} rule names (sources: ${sources})`,
  ];
  console.log(`games/${game}: ${counts.join(', ')}`);
}

/** The ids in RULES.md with their lines, and their common prefix. */
function readRules(game) {
  const file = `games/${game}/RULES.md`;
  const text = readIfThere(join(ROOT, file));
  if (text === undefined) {
    problems.push(`${file}: not found`);
    return undefined;
  }
  const lines = new Map();
  text.split('\n').forEach((line, index) => {
    const id = RULE_LINE.exec(line)?.groups.id;
    if (id === undefined) return;
    if (lines.has(id)) problems.push(`${file}:${index + 1}: ${id} is already on line ${lines.get(id)}`);
    else lines.set(id, index + 1);
  });
  if (lines.size === 0) problems.push(`${file}: no rule found (a rule is a line like "- **W-3.2** text")`);
  const prefixes = [...new Set([...lines.keys()].map((id) => id.split('-')[0]))];
  if (prefixes.length > 1) problems.push(`${file}: more than one prefix: ${prefixes.join(', ')}`);
  for (const prefix of prefixes) {
    if (owners.has(prefix)) problems.push(`${file}: the prefix ${prefix} belongs to games/${owners.get(prefix)}`);
    owners.set(prefix, game);
  }
  return { lines, prefix: prefixes[0] };
}

function readTests(game, rules) {
  const files = filesUnder(`games/${game}/test/rules`).filter((file) => file.endsWith('.test.ts'));
  if (files.length === 0) problems.push(`games/${game}/test/rules: no test file found`);
  const tested = new Set();
  let tests = 0;
  for (const file of files) {
    for (const test of testsIn(file, readFileSync(join(ROOT, file), 'utf8'))) {
      tests += 1;
      for (const id of checkTitles(`${file}:${test.line}`, test.titles, rules)) if (!test.skipped) tested.add(id);
    }
  }
  if (files.length > 0 && tests === 0)
    problems.push(`games/${game}/test/rules: no test found in ${files.length} files`);
  return { tested, tests, files: files.length };
}

/** The ids in a test's title and in the titles of the suites around it. */
function checkTitles(place, titles, rules) {
  if (titles.includes(undefined)) {
    problems.push(`${place}: a title that is not written as a string cannot be checked`);
    return [];
  }
  const first = titles.map((title) => STARTS_WITH_ID.exec(title)?.[0]).filter((id) => id !== undefined);
  if (first.length === 0) problems.push(`${place}: "${titles.join(' > ')}" starts with no rule id`);
  const named = titles.flatMap((title) => title.match(RULE_ID) ?? []).filter((id) => id.startsWith(`${rules.prefix}-`));
  const ids = [...new Set([...first, ...named])];
  for (const id of ids) if (!rules.lines.has(id)) problems.push(`${place}: ${id} is not in RULES.md`);
  return ids;
}

/** `rule: '…'`, `reveal('…')`, and any other string that is a rule id. */
function checkSources(game, rules) {
  const files = filesUnder(`games/${game}/src`).filter((file) => /\.tsx?$/.test(file));
  if (files.length === 0) problems.push(`games/${game}/src: no source found`);
  let named = 0;
  for (const file of files) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    walk(parse(file, source), (node, ancestors) => {
      if (node.type !== 'Literal' || typeof node.value !== 'string') return;
      if (!namesRule(node, ancestors.at(-1)) && !isRuleId(node.value, rules)) return;
      named += 1;
      if (rules.lines.has(node.value)) return;
      problems.push(`${file}:${lineOf(source, node.start)}: rule '${node.value}' is not in RULES.md`);
    });
  }
  return { sources: files.length, named };
}

function namesRule(node, parent) {
  if (parent.type === 'Property') return parent.value === node && parent.key.name === 'rule';
  if (parent.type !== 'CallExpression' || parent.arguments[0] !== node) return false;
  return parent.callee.name === 'reveal' || parent.callee.property?.name === 'reveal';
}

function isRuleId(text, { prefix }) {
  return text.startsWith(`${prefix}-`) && STARTS_WITH_ID.exec(text)?.[0] === text;
}
