/** Undoes a seat's own steps, and does something else instead. */
import type { Seat } from '@shutterbox/kernel';
import { newest } from './feed.ts';
import { isBusy, type TableModel } from './model.ts';
import { ownRequired } from './observer.ts';
import type { TableSession } from './session.ts';

export function redo(session: TableSession, seat: Seat, count: number, actions: readonly unknown[]): void {
  if (isBusy(session.store.getState(), seat)) return;
  session.undo(seat, count);
  whenDone(session, seat, (model) => {
    const feed = model.feeds.get(seat);
    const [question] = ownRequired(feed && newest(feed));
    // Steps that were not undone are not done again.
    if (question === undefined || model.refusal !== undefined || actions.length === 0) return;
    session.act(seat, question.id, actions);
    // They were there before: nobody wants to see them put down again.
    whenDone(session, seat, () => session.skip());
  });
}

/** As soon as what was sent has come back as news. */
function whenDone({ store }: TableSession, seat: Seat, then: (model: TableModel) => void): void {
  const leave = store.subscribe((model) => {
    if (isBusy(model, seat)) return;
    leave();
    // Not in the middle of what the session is doing.
    queueMicrotask(() => then(store.getState()));
  });
}
