/** What the bots know about Perfect Shot. */
import type { Chance, Decision, Heuristics, Imagination, LuckModel, Seat } from '@shutterbox/kernel';
import { applyWith } from './apply.ts';
import { candidatesBy } from './bot/candidates.ts';
import { eyeFor } from './bot/eye.ts';
import { outlook, turnsLeft } from './bot/outlook.ts';
import { albumName } from './text/words.ts';
import type { Action, AlbumId, State } from './types.ts';

/** A margin in points counts for more as the end comes near. */
const MARGIN_AT_END = 1;
const MARGIN_A_TURN = 0.15;

function evaluate(state: State, seat: Seat): number {
  const mine = outlook(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, outlook(state, other));
  return 1 / (1 + Math.exp((best - mine) / (MARGIN_AT_END + MARGIN_A_TURN * turnsLeft(state, seat))));
}

/** Any photo or album. Nobody calls a perfect shot at random. */
function playout(_: State, decision: Decision, legal: readonly Action[], chance: Chance): Action {
  if (decision.kind !== 'turn') return legal[0] as Action;
  for (;;) {
    const action = legal[chance.int(legal.length)] as Action;
    if (action.type !== 'photo' || !action.called) return action;
  }
}

/** Photos are a matter of the eye: people are advised about albums only. */
function advises({ type }: Action): boolean {
  return type === 'album' || type === 'topAlbum' || type === 'confirm';
}

function reason(state: State, { seat }: Decision, action: Action): string {
  if (action.type === 'topAlbum') return 'You cannot see it before you take it, and nobody else can take it from you.';
  if (action.type === 'confirm')
    return action.layout === 'best'
      ? 'No other arrangement of your photos scores more.'
      : 'Your albums stay as you arranged them.';
  if (action.type !== 'album') return '';
  const albums = state.albums[seat] as AlbumId[];
  const before = outlook(state, seat);
  albums.push(action.album);
  const more = outlook(state, seat) - before;
  albums.pop();
  return `With ${albumName(action.album)} you can expect about ${Math.max(0, more).toFixed(1)} points more in the end.`;
}

/** The evaluation already looks ahead to the end, so nothing is played out. */
const HORIZON = 0;

function imagine(effort: number, chance: Chance): Imagination<State, Action> {
  const eye = eyeFor(effort, chance);
  return { apply: applyWith(eye), candidates: candidatesBy(eye) };
}

/** Nobody draws the album that fills up the row. */
const luck: LuckModel<State, Action> = {
  slope: 0.58,
  factor: 0.8,
  drawnBy: (_, { seat }, { type }) => (type === 'album' ? undefined : seat),
};

export const heuristics: Heuristics<State, Action> = {
  evaluate,
  playout,
  imagine,
  reason,
  advises,
  horizon: HORIZON,
  luck,
  levels: {
    easy: 'careless:90:greedy',
    normal: 'careless:15:greedy',
    hard: 'greedy',
    expert: 'mcts:3000:2000ms',
  },
};
