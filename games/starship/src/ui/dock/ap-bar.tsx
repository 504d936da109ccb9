/** Action points: what is spent, what the thing aimed at would cost, and what is left. */
import { useAimed, useBoard } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { bodyOf } from '../../people.ts';
import type { Who } from '../../types.ts';
import type { InRoom } from '../kit.ts';
import { useSpec } from '../pace.ts';

interface ApBarProps extends InRoom {
  readonly who: Who;
}

export function ApBar({ room, who }: ApBarProps): ReactNode {
  const { view, question } = room;
  const board = useBoard(room, useSpec());
  const aimed = useAimed(board);
  // What is chosen is done next, whatever is pointed at.
  const chosen = question && board.chosen(question);
  const offer = chosen ?? aimed;
  const { ap, total } = bodyOf(view, who);
  const most = Math.max(ap, total);
  const price = Math.min(ap, offer?.price?.n ?? 0);
  // The button beside it says what is chosen.
  const what = chosen === undefined ? `${offer?.words.split(':')[0]}: ${price}` : `${price} AP`;
  const cells = Array.from({ length: most }, (_, at) =>
    at < most - ap ? 'spent' : at < most - ap + price ? 'price' : 'left',
  );
  return (
    <span className="ss-ap-meter">
      <span className="ss-ap-left">
        <b>{ap}</b> of {total} AP<span className="unseen">. </span>
      </span>
      <span className="ss-ap-bar" aria-hidden="true">
        {cells.map((state, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal cells.
          <i key={at} data-state={state} />
        ))}
      </span>
      <span className="ss-ap-words" aria-hidden="true">
        {price > 0 ? `${what}, leaving ${ap - price}` : ' '}
      </span>
    </span>
  );
}
