/** "Learn in five minutes": a match in this browser, whose first turns explain themselves. */
import type { TableInfo } from '@shutterbox/protocol';
import { arrangementOf } from '@shutterbox/ui/guide';
import { loadGuide } from '../games/guides.ts';
import type { Reply } from '../host/host.ts';
import { localWorker } from '../host/local-worker.ts';
import { ownName } from '../host/own-name.ts';

const NONE = {
  ok: false,
  refusal: {
    code: 'guide.unreachable',
    sentence: 'The lesson could not be loaded. Check your connection and try again.',
  },
} as const;

export async function startLesson(game: string): Promise<Reply<TableInfo>> {
  const guide = await loadGuide(game).catch(() => undefined);
  if (guide === undefined) return NONE;
  const { options, seats } = guide;
  return localWorker().call('learn', { game, options, bots: seats - 1, arranged: arrangementOf(guide) }, ownName());
}
