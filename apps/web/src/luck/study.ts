/** Has a worker find out what decided a match; the result is kept as long as the page is open. */
import type { Analysis } from '@shutterbox/analysis';
import type { AnyRecord } from '../replay/reel.ts';
import type { LuckCall, LuckReply } from './luck-worker.ts';

export type Finding =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'found'; readonly report: Analysis }
  | { readonly kind: 'failed' };

/** Fewer than anyone opens: a report has a few kilobytes. */
const MOST_KEPT = 20;
const found = new Map<AnyRecord, Analysis>();

/** Reports its progress, and finally what was found; call the returned function to stop it. */
export function study(record: AnyRecord, tell: (finding: Finding) => void): () => void {
  const known = found.get(record);
  if (known !== undefined) {
    tell({ kind: 'found', report: known });
    return () => {};
  }
  tell({ kind: 'working', done: 0 });
  const worker = new Worker(new URL('./luck-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LuckReply>) => {
    if (data.kind === 'progress') return tell({ kind: 'working', done: data.done });
    worker.terminate();
    if (data.kind === 'problem') return tell({ kind: 'failed' });
    keep(record, data.report);
    tell({ kind: 'found', report: data.report });
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    tell({ kind: 'failed' });
  };
  worker.postMessage({ game: record.game, record } satisfies LuckCall);
  return () => worker.terminate();
}

function keep(record: AnyRecord, report: Analysis): void {
  found.set(record, report);
  for (const oldest of found.keys()) {
    if (found.size <= MOST_KEPT) break;
    found.delete(oldest);
  }
}
