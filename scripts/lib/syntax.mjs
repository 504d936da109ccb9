import { parseSync, visitorKeys } from 'oxc-parser';

/** The syntax tree of a TypeScript source; throws on a syntax error. */
export function parse(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return program;
}

/** Calls `visit(node, ancestors)` for every node, nearest ancestor last. If it returns false, the nodes below are left out. */
export function walk(node, visit, ancestors = []) {
  if (visit(node, ancestors) === false) return;
  const inside = [...ancestors, node];
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, visit, inside);
  }
}

export function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
