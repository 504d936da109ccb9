/** Walks as a player means them: among those that cost the same, the one on which fewer enemies can react. */
import { assumed } from '../assumed.ts';
import { type Walk, walksOf } from '../move/walk.ts';
import type { Square } from '../plan/types.ts';
import type { View, Who } from '../types.ts';
import { dangersOn, squaresInDanger } from './dangers.ts';

export function safeWalks(view: View, who: Who, running: boolean): ReadonlyMap<Square, Walk> {
  const state = assumed(view);
  const walks = walksOf(state, who, running);
  const shunned = new Set([...walks.values()].flatMap(({ actions }) => squaresInDanger(view, actions)));
  if (shunned.size === 0) return walks;
  const round = walksOf(state, who, running, shunned);
  return new Map([...walks].map(([square, walk]) => [square, saferOf(view, walk, round.get(square))]));
}

function saferOf(view: View, walk: Walk, round: Walk | undefined): Walk {
  if (round === undefined || round.ap > walk.ap) return walk;
  return dangersOn(view, round.actions).length < dangersOn(view, walk.actions).length ? round : walk;
}
