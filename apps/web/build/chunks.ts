import { WHOLE } from './whole-apart.ts';

/** Few chunks: a game's rules and board as a table needs them, its other rules, and the kit. Split further by who shares what, they compress badly. */

interface Graph {
  getModuleInfo(module: string): { readonly importers: readonly string[] } | null;
}

/** Everything but its board and its bots. */
const RULES = /\/games\/([^/]+)\/src\/(?!ui\/|bot|terminal|testing)/;
/** Including pictures, and what a board uses of a bot. */
const BOARD = /\/games\/([^/]+)\/src\//;
/** What a table loads first, and for the first turn. */
const AT_TABLE = /\/games\/[^/]+\/src\/(?:ui\/index|ui\/play|table)\.ts$/;

/** Part of the shell, but for one board only: in a chunk with the loader of that board, it would make a cycle. */
const ALONE = /\/packages\/ui\/src\/(document)\.ts$/;
/** Part of the kit for boards of cards and tiles; a board on a surface does not need it. */
const OF_CARDS =
  /\/packages\/ui\/src\/(?:pieces\/(?:flip|line|pictures)|table\/(?:overtaken|score-pad)|board\/(?:desk|in-view|opening|dock\/meter))\.tsx?$/;
/** The rest of the kit in two pieces: what the whole site shares, and boards. */
const KIT = /\/packages\/ui\/src\/(?:(?:pieces|table)\/|(?:room|guide)\.ts$)/;
const KIT_OF_BOARDS = /\/packages\/ui\/src\/board\//;
const SURFACE = /\/packages\/ui\/src\/surface\//;
/** The part of the kernel that every table needs. */
const KERNEL = /\/packages\/kernel\/src\/(?:run|ranking|chance|equal)\.ts$/;

export function chunkOfGame(module: string, graph: Graph): string | null {
  const rules = RULES.exec(module)?.[1];
  if (rules !== undefined && module.endsWith(WHOLE)) return `${rules}-whole`;
  if (rules !== undefined) return isBelow(AT_TABLE, module, graph) ? `${rules}-table` : `${rules}-rules`;
  const board = BOARD.exec(module)?.[1];
  if (board === undefined) return chunkOfKit(module);
  return isBelow(AT_TABLE, module, graph) ? `${board}-table` : null;
}

function chunkOfKit(module: string): string | null {
  if (OF_CARDS.test(module)) return 'cards';
  if (KIT_OF_BOARDS.test(module)) return 'board';
  if (SURFACE.test(module)) return 'surface';
  if (KERNEL.test(module)) return 'kernel';
  return KIT.test(module) ? 'kit' : (ALONE.exec(module)?.[1] ?? null);
}

/** Whether one of these imports it, directly or not. */
function isBelow(entries: RegExp, module: string, graph: Graph): boolean {
  const met = new Set([module]);
  // The loop also visits what is added along the way.
  for (const each of met) {
    if (entries.test(each)) return true;
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) met.add(importer);
  }
  return false;
}
