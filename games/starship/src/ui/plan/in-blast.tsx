/** S-18.2: how far an explosion reaches while it is aimed, and whom it may hit besides the target. */
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import { stepTo } from '../../grid/step.ts';
import { bodyOf } from '../../people.ts';
import { DIRECTIONS, NONE, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { alsoHit, blastAt, blastAtWall } from '../../text/also-hit.ts';
import type { View, Who } from '../../types.ts';
import { middleOf } from '../places.ts';
import { squaresPath } from './squares-path.ts';

interface InBlastProps {
  readonly view: View;
  readonly by: Who;
  /** Who is attacked; NONE for a square or a wall. */
  readonly target: Who;
  readonly aim: Action;
}

export function InBlast(props: InBlastProps): ReactNode {
  const { view } = props;
  const { at, people } = inBlast(props);
  if (at === NONE) return null;
  return (
    <>
      <path className="ss-in-blast" d={squaresPath(reached(view, at), view)} />
      {people.map((who) => {
        const [x, y] = middleOf(bodyOf(view, who).at, view);
        return <circle key={who} className="ss-may-hit" cx={x} cy={y} r="19" />;
      })}
    </>
  );
}

/** Where it explodes, NONE for what does not explode. */
export function inBlast({ view, by, target, aim: { type, on, how } }: InBlastProps): {
  readonly at: Square;
  readonly people: readonly Who[];
} {
  const at =
    type === 'lob' ? on : type === 'wall' ? blastAtWall(view, by, on * 4 + how) : blastAt(view, by, target, how);
  return { at, people: alsoHit(view, at, target) };
}

function reached(view: View, at: Square): readonly Square[] {
  const beside = DIRECTIONS.map((direction) => stepTo(planOf(view), view.open, at, direction));
  return [at, ...beside.filter((square) => square !== NONE)];
}
