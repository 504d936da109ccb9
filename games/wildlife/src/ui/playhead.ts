/** The playhead with this game's durations. */
import * as table from '@shutterbox/ui';
import type { Event } from '../types.ts';
import { duration } from './durations.ts';
import type { WildPlaying } from './kit.ts';

export type Playhead = table.Playhead<Event>;

export function usePlayhead(playing: WildPlaying | undefined): Playhead | undefined {
  return table.usePlayhead(playing, duration, isThrow);
}

/** Where nothing moves, dice lie as they were thrown; all else is on the table already. */
function isThrow({ type }: Event): boolean {
  return type === 'explored' || type === 'rerolled' || type === 'photographed';
}

export function paceOf(playing: WildPlaying | undefined): number {
  return table.paceOf(playing, duration);
}
