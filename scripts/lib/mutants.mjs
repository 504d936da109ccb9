import { lineOf, parse, walk } from './syntax.mjs';

const SWAPS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
};
const WITH_OPERATOR = new Set(['BinaryExpression', 'LogicalExpression', 'AssignmentExpression']);
// Types are gone when the code runs; only these leave something behind.
const KEPT_OF_TYPESCRIPT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Every single change of a source that could break a rule: `{ file, line, start, end, text }`, where `text` replaces what is there. */
export function mutantsOf(file, source) {
  const mutants = [];
  const add = (start, end, text) => mutants.push({ file, line: lineOf(source, start), start, end, text });
  walk(parse(file, source), (node, ancestors) => {
    if (node.type.startsWith('TS') && !KEPT_OF_TYPESCRIPT.has(node.type)) return false;
    if (isGuard(node)) return false;
    changeLiteral(node, ancestors.at(-1), add);
    if (WITH_OPERATOR.has(node.type)) swapOperator(node, source, add);
    if (node.type === 'ExpressionStatement' && !isEvent(node.expression)) add(node.start, node.end, ';');
    if (node.type === 'IfStatement' && leavesEarly(node.consequent))
      add(node.consequent.start, node.consequent.end, '{}');
    return true;
  });
  return mutants;
}

function changeLiteral(node, parent, add) {
  if (node.type !== 'Literal' || (parent.type === 'Property' && parent.key === node)) return;
  if (typeof node.value === 'boolean') add(node.start, node.end, String(!node.value));
  if (typeof node.value !== 'number') return;
  add(node.start, node.end, String(node.value + 1));
  add(node.start, node.end, node.value === 0 ? '(-1)' : String(node.value - 1));
}

function swapOperator(node, source, add) {
  const swapped = SWAPS[node.operator];
  if (swapped === undefined || [node.left, node.right].some(isText)) return;
  const start = source.indexOf(node.operator, node.left.end);
  add(start, start + node.operator.length, swapped);
}

function isText(node) {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** `cx.emit?.(…)` only reports what happened. */
function isEvent(expression) {
  const call = expression.type === 'ChainExpression' ? expression.expression : expression;
  if (call.type !== 'CallExpression') return false;
  return (call.callee.name ?? call.callee.property?.name) === 'emit';
}

/** A throw means a bug in our code, so no rule test can reach it. */
function isGuard(node) {
  if (node.type === 'IfStatement')
    return node.alternate === null && onlyStatement(node.consequent).type === 'ThrowStatement';
  return node.type === 'ThrowStatement';
}

/** The body of an if that is a single `return`, `continue` or `break`: without it the code carries on. */
function leavesEarly(body) {
  return ['ReturnStatement', 'ContinueStatement', 'BreakStatement'].includes(onlyStatement(body).type);
}

function onlyStatement(body) {
  return body.type === 'BlockStatement' && body.body.length === 1 ? body.body[0] : body;
}
