/** The latest steps of a seat that can still be taken back. */
import type { Steps } from '@shutterbox/ui';
import type { Feed } from './feed.ts';

export const NO_STEPS: Steps = [];

/** The same list as long as nothing else has been shown, because a board makes its offers from it. */
const known = new WeakMap<Feed['log'], { readonly count: number; readonly steps: Steps }>();

export function loose({ observer, now, log }: Pick<Feed, 'observer' | 'now' | 'log'>): Steps {
  const count = now?.undo.count ?? 0;
  if (count === 0) return NO_STEPS;
  const before = known.get(log);
  if (before?.count === count) return before.steps;
  const own = log.filter(({ kind, seat, undone }) => kind === 'answer' && seat === observer && !undone);
  const steps = own.slice(-count).map(({ events }) => events);
  known.set(log, { count, steps });
  return steps;
}
