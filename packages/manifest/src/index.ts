export { announced, listed } from './listed.ts';
export { loadPlayable, type Playable, type PlayableGame } from './playable.ts';
export type { Bench, Card, GameParts, GameState, Manifest } from './types.ts';
