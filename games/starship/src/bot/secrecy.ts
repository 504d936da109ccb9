/** S-14.22 to S-14.31: when people who hide something show it, and whom nobody attacks before that. */
import { range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { isSuspect } from '../knowledge/veil.ts';
import { bit, bodyOf, isActive, sheetOf } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { PIRATES, type State, type Who } from '../types.ts';
import { distancesThrough, type Field } from './field.ts';

/** With this many in place they strike. */
const ENOUGH = 3;
/** Squares from the bridge, and from a trader in sight, that count as in place. */
const BY_THE_BRIDGE = 8;
const BY_A_TRADER = 6;
/** After this long, they stop waiting for the others. */
const PATIENCE = 10;

/** Neither draws nor strikes yet. */
export function isLyingLow(state: State, who: Who): boolean {
  const sheet = sheetOf(state, who);
  if (scenarioOf(state).papers) return sheet.side === 0 ? !areKnownPirates(state) : isFeigning(state);
  return isSuspect(state, sheet) && sheet.side === 1 && isQuiet(state);
}

/** S-14.30: until then everything may antagonize the law. */
function areKnownPirates({ story, plot }: State): boolean {
  return story.papersShown && plot.papers === PIRATES;
}

/** Pirates walk up to the traders as customs men do, and fire together. */
function isFeigning(state: State): boolean {
  if (state.plot.papers !== PIRATES || state.story.papersShown || state.turn > PATIENCE) return false;
  const plan = planOf(state);
  return !areEnough(state, (who) => isByATrader(state, plan, who));
}

function isByATrader(state: State, plan: Plan, who: Who): boolean {
  const { at } = bodyOf(state, who);
  return state.bodies.some((body, other) => {
    if (sheetOf(state, other).side !== 0 || !isActive(state, other)) return false;
    const squares = range(plan, at, body.at);
    return squares !== NONE && squares <= BY_A_TRADER && canSee(plan, state.open, at, body.at);
  });
}

/** S-14.24: nobody is warned, so the plotters gather outside the bridge first. */
function isQuiet(state: State): boolean {
  const { alarm, story, turn, sheets } = state;
  const shown = sheets.some(({ side }, who) => side === 1 && (story.exposed & bit(who)) !== 0);
  if (alarm > 0 || story.attacked !== 0 || shown || turn > PATIENCE) return false;
  const plan = planOf(state);
  const field: Field = distancesThrough(plan, state.open, true, thresholdsOf(plan));
  return !areEnough(state, (who) => (field[bodyOf(state, who).at] as number) <= BY_THE_BRIDGE);
}

function areEnough(state: State, isInPlace: (who: Who) => boolean): boolean {
  const own = state.sheets.flatMap(({ side }, who) => (side === 1 && isActive(state, who) ? [who] : []));
  return own.filter((who) => bodyOf(state, who).at !== NONE && isInPlace(who)).length >= Math.min(ENOUGH, own.length);
}

/** The squares just outside the bridge. */
export function thresholdsOf({ rooms, room, next }: Plan): readonly Square[] {
  const isBridge = (square: Square) => rooms[room[square] as number]?.kind === 'bridge';
  const found = new Set<Square>();
  for (const { kind, squares, ship } of rooms) {
    if (kind !== 'bridge' || ship > 0) continue;
    for (const square of squares)
      for (let direction = 0; direction < 8; direction++) {
        const out = next[square * 8 + direction] as Square;
        if (out !== NONE && !isBridge(out)) found.add(out);
      }
  }
  return [...found];
}
