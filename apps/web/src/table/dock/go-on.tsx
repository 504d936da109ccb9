/** Offers to continue an interrupted plan. */
import type { ReactNode } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useScope } from '../context.ts';
import { proposalOf } from '../match/left.ts';

export function GoOn({ room }: { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const proposal = proposalOf(room, bundle.game);
  if (proposal === undefined) return null;
  const { question, actions } = proposal;
  return (
    <button type="button" className="btn small" disabled={room.isBusy()} onClick={() => room.act(question, ...actions)}>
      Continue
    </button>
  );
}
