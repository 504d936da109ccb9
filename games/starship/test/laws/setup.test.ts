import { describeLaws } from '@shutterbox/kernel/testing';
import { game, text } from '../../src/index.ts';
import { type Definition, inTheLight, narrowed, SETS } from './tables.ts';

/** Set-up as a game of its own: short enough for every state of several games. */
const setUp: Definition = {
  ...narrowed(SETS),
  pending: (state) => (state.turn > 0 ? [] : game.pending(state)),
  outcome: (state) => {
    const equal = Array.from({ length: state.seats }, () => 1);
    // Where sides stay secret, nobody knows them when set-up is over.
    const side = game.sides?.(game.view(state, 'spectator')) ?? [];
    return state.turn > 0 ? { rank: equal, score: equal, side, reason: 'set-up' } : undefined;
  },
};
describeLaws(
  { game: setUp, text, secrets: inTheLight.filter(({ rule }) => rule !== 'S-17.1') },
  { games: 1, oneStateIn: 3, idle: ['unseen'] },
);
