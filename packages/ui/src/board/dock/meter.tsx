/** How much there is to spend, with the price of what is aimed at striped. */
import type { CSSProperties, ReactNode } from 'react';
import { amount } from '../said.ts';
import { type Board, useAimed } from '../use-board.ts';

interface MeterProps<A> {
  readonly board: Board<A>;
  /** "Action points". */
  readonly label: string;
  /** The unit of the prices that are paid from it: "point", "AP". */
  readonly of: string;
  readonly left: number;
  readonly most: number;
}

export function Meter<A>({ board, label, of, left, most }: MeterProps<A>): ReactNode {
  const aimed = useAimed(board)?.price;
  const price = aimed?.of === of ? Math.min(aimed.n, left) : 0;
  const style = { '--left': left - price, '--price': price, '--most': Math.max(1, most) } as CSSProperties;
  return (
    <div className="dock-meter">
      <b>{label}</b>
      <span className="dock-bar" style={style} aria-hidden="true" />
      <small>
        {left} of {amount({ n: most, of })}
        {price > 0 && <span aria-hidden="true"> − {price}</span>}
      </small>
    </div>
  );
}
