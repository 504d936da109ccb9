/** Rules of a game in two chunks: what a table needs, and the rest. Cut up further, by who shares what, they compress badly. */

interface Graph {
  getModuleInfo(module: string): { readonly importers: readonly string[] } | null;
}

/** Neither its board nor its computer players. */
const RULES = /\/games\/([^/]+)\/src\/(?!ui\/|bot|terminal|testing)/;
/** What a table loads first. */
const AT_TABLE = /\/games\/[^/]+\/src\/(?:ui\/index|table)\.ts$/;

export function chunkOfRules(module: string, graph: Graph): string | null {
  const game = RULES.exec(module)?.[1];
  if (game === undefined) return null;
  return isAtTable(module, graph) ? `${game}-table` : `${game}-rules`;
}

function isAtTable(module: string, graph: Graph): boolean {
  const met = new Set([module]);
  // What is added while it goes on is gone through as well.
  for (const each of met) {
    if (AT_TABLE.test(each)) return true;
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) met.add(importer);
  }
  return false;
}
