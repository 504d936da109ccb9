import { lineOf, parse, walk } from './syntax.mjs';

const SUITES = new Set(['describe', 'suite']);
const TESTS = new Set(['it', 'test']);
const TABLES = new Set(['each', 'for']);
const IDLE = new Set(['skip', 'todo']);

/**
 * Every test of a file: its line, its titles from the outermost suite to its own, and whether it is skipped.
 * A title that is not a string literal is undefined.
 */
export function testsIn(file, source) {
  const tests = [];
  walk(parse(file, source), (node, ancestors) => {
    const call = titledCall(node);
    if (call === undefined || !TESTS.has(call.name)) return;
    const around = ancestors.map(titledCall).filter((outer) => outer !== undefined && SUITES.has(outer.name));
    tests.push({
      line: lineOf(source, node.start),
      titles: [...around, call].map(({ title }) => title),
      skipped: [...around, call].some(({ words }) => words.some((word) => IDLE.has(word))),
    });
  });
  return tests;
}

/** `it('title', …)`, `describe.skip('title', …)`, `it.each(table)('title', …)`: which function is called, how, and with which title. */
function titledCall(node) {
  if (node.type !== 'CallExpression') return undefined;
  const words = [];
  let callee = node.callee;
  let table = false;
  while (callee.type !== 'Identifier') {
    if (callee.type === 'MemberExpression') {
      words.push(callee.property.name);
      callee = callee.object;
    } else if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
      table = true;
      callee = callee.callee ?? callee.tag;
    } else return undefined;
  }
  if (!SUITES.has(callee.name) && !TESTS.has(callee.name)) return undefined;
  if (!table && TABLES.has(words[0])) return undefined;
  return { name: callee.name, words, title: textOf(node.arguments[0]) };
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('…');
  return undefined;
}
