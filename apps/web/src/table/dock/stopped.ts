/** Why a move was broken off. */
import { render } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import type { AnyUi } from '../../games/bundle.ts';
import { shownFeed, type TableModel } from '../match/model.ts';
import { STOPPED } from '../match/outbox.ts';

/** What broke off your move: the first event of its last step that is not the step itself. */
export function stoppedBy(model: TableModel, { beginsNote }: Pick<AnyUi, 'beginsNote'>): string | undefined {
  const { refusal, table, shown } = model;
  const line = refusal?.sentence === STOPPED ? shownFeed(model)?.log.findLast(({ seat }) => seat === shown) : undefined;
  const [, cause] = line?.words.filter((_, at) => beginsNote?.(line.events[at]) !== true) ?? [];
  const reader = readerOf({ observer: shown, sitters: table?.seats ?? [] });
  return cause === undefined ? undefined : `Your move stopped. ${render(cause, reader)}`;
}
