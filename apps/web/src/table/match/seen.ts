/** The last number shown on this screen, by match and observer: later events are told when the player comes back. */
import type { Observer } from '@shutterbox/kernel';
import { keep, kept } from '../../settings/storage.ts';

type Seen = Readonly<Record<string, number>>;

const KEY = 'seen';
/** Matches remembered; the oldest are forgotten. */
const MOST = 100;

export function lastSeen(match: string, observer: Observer): number | undefined {
  return kept<Seen>(KEY)?.[`${match}:${observer}`];
}

export function see(match: string, observer: Observer, number: number): void {
  const key = `${match}:${observer}`;
  const { [key]: _before, ...others } = kept<Seen>(KEY) ?? {};
  keep(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [key, number]]));
}
