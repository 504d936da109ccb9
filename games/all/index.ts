/** Every game, in the order of the lobby. A new game is its own folder, one import and one word here. */
import type { Manifest } from '@shutterbox/manifest';
import { manifest as diceafari } from '../diceafari/manifest.ts';
import { manifest as perfectShot } from '../perfect-shot/manifest.ts';
import { manifest as starship } from '../starship/manifest.ts';
import { manifest as template } from '../template/manifest.ts';
import { manifest as templateTactics } from '../template-tactics/manifest.ts';
import { manifest as wildlife } from '../wildlife/manifest.ts';

export const ALL: readonly Manifest[] = [wildlife, perfectShot, diceafari, starship, template, templateTactics];
