/** The playhead with this game's durations. */
import * as table from '@shutterbox/ui';
import type { Event } from '../types.ts';
import { duration } from './durations.ts';
import type { WildPlaying } from './kit.ts';

export type Playhead = table.Playhead<Event>;

export function usePlayhead(playing: WildPlaying | undefined): Playhead | undefined {
  return table.usePlayhead(playing, duration);
}

export function paceOf(playing: WildPlaying | undefined): number {
  return table.paceOf(playing, duration);
}
