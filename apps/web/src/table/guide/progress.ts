/** The learner's progress in each lesson, beyond what the match itself says. */
import { create } from 'zustand';
import { keep, kept } from '../../settings/storage.ts';

interface Progress {
  /** How many steps have been read. */
  readonly read: number;
  /** "Play without help". */
  readonly left: boolean;
}

type ByMatch = Readonly<Record<string, Progress>>;

const KEY = 'guides';
/** Matches remembered; the oldest are forgotten. */
const MOST = 20;
const START: Progress = { read: 0, left: false };

const useByMatch = create<{ readonly matches: ByMatch }>()(() => ({ matches: kept<ByMatch>(KEY) ?? {} }));

export function useProgress(match: string): Progress {
  return useByMatch(({ matches }) => matches[match] ?? START);
}

export function readSteps(match: string, read: number): void {
  change(match, { read });
}

export function leaveGuide(match: string): void {
  change(match, { left: true });
}

function change(match: string, more: Partial<Progress>): void {
  const { [match]: before = START, ...others } = useByMatch.getState().matches;
  const matches = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [match, { ...before, ...more }]]);
  useByMatch.setState({ matches });
  keep(KEY, matches);
}
