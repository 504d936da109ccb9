/** In place of `@shutterbox/games`. */
import type { Manifest } from '@shutterbox/manifest';
import { ALL as INSIDE } from '../../games/all/index.ts';
import { outside, someday } from './manifest.ts';

export const ALL: readonly Manifest[] = [...INSIDE, outside, someday];
