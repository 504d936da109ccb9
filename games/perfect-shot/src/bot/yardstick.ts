/** Where the best can be worked out: how albums are arranged, and what a photo brings at once. */
import { type Decision, SeededChance, searchContext, type Yardstick } from '@shutterbox/kernel';
import { apply } from '../apply.ts';
import { bestLayout } from '../arrange/best.ts';
import { clone } from '../clone.ts';
import { layoutOf } from '../layout.ts';
import { legalActions } from '../legal.ts';
import { POINTS_A_HIT, scoredNow, scoreSheet } from '../score.ts';
import { total } from '../tiles.ts';
import type { Action, AlbumId, Layout, Photos, State } from '../types.ts';

export const arrangements: Yardstick<State, Action> = {
  name: 'arrangements',
  unit: 'points',
  watch: () => (state, decision, action) => {
    if (decision.kind !== 'confirm') return undefined;
    const { seat } = decision;
    const best = bestLayout(state.albums[seat] as AlbumId[], state.photos[seat] as Photos);
    const after = afterwards(state, decision, action);
    return { value: pointsOf(state, decision, layoutOf(after, seat)), best: pointsOf(state, decision, best) };
  },
};

/** The most of all photos in the hand, as the rules judge them; a bot that takes an album is not measured. */
export const photos: Yardstick<State, Action> = {
  name: 'photos',
  unit: 'tiles and points for perfect shots',
  watch: () => (state, decision, action) => {
    if (decision.kind !== 'turn' || action.type !== 'photo') return undefined;
    const legal: Action[] = [];
    legalActions(state, decision, legal);
    const gains = legal.filter(({ type }) => type === 'photo').map((photo) => gainOf(state, decision, photo));
    return { value: gainOf(state, decision, action), best: Math.max(...gains) };
  },
};

function pointsOf(state: State, { seat }: Decision, layout: Layout): number {
  const scored = scoredNow(state);
  return scoreSheet({ ...scored, layouts: scored.layouts.with(seat, layout) }, seat).total;
}

function gainOf(state: State, decision: Decision, action: Action): number {
  return takings(afterwards(state, decision, action), decision) - takings(state, decision);
}

function takings({ photos: tiles, hits }: State, { seat }: Decision): number {
  return total(tiles[seat] as Photos) + POINTS_A_HIT * (hits[seat] as number);
}

/** Which card is drawn next makes no difference here. */
function afterwards(state: State, decision: Decision, action: Action): State {
  const copy = clone(state);
  apply(copy, decision, action, searchContext(new SeededChance(1)));
  return copy;
}
