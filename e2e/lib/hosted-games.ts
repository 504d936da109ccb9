/** All games as they are listed, but those to come are at hand like templates: their boards are tried before they are offered. */
import type { Manifest } from '@shutterbox/manifest';
import { ALL as LISTED } from '../../games/all/index.ts';

export const ALL: readonly Manifest[] = LISTED.map((game) =>
  game.state === 'to come' ? { ...game, state: 'template' } : game,
);
