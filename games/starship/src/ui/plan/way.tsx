/** What is aimed at or chosen: the way of a walk with its prices and dangers, or a line of fire. Otherwise what is left of a walk. */
import { type Board, type Offer, useAimed, usePointed } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import { stepTo } from '../../grid/step.ts';
import { bodyOf, occupant } from '../../people.ts';
import { type Direction, NONE, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { dangersOn } from '../dangers.ts';
import type { InRoom } from '../kit.ts';
import { oddsOf, watchedBy } from '../lanes.ts';
import { middleOf, squareIn } from '../places.ts';
import { throwOf } from '../throws.ts';
import { Flag } from './flag.tsx';
import { InBlast } from './in-blast.tsx';
import { Sheet } from './sheet.tsx';
import { squaresPath } from './squares-path.ts';

export interface WayProps extends InRoom {
  readonly board: Board<Action>;
}

export function Way({ room, board }: WayProps): ReactNode {
  const { view, question } = room;
  const aimed = useAimed(board);
  const chosen = question && board.chosen(question);
  // A player who is asked to react sees the first line of fire at once.
  const first = question?.kind === 'react' ? board.offers.find(({ way }) => way !== undefined) : undefined;
  // What is chosen to be fired is what the next press does, wherever the pointer rests.
  const fired = chosen !== undefined && isFire(chosen) && question?.kind === 'turn' ? chosen : undefined;
  const offer = fired ?? (aimed?.way === undefined ? (chosen ?? first) : aimed);
  const rest = leftOf(room);
  return (
    <Sheet plan={planOf(view)}>
      <Watched view={view} />
      {offer?.way === undefined ? (
        <Line className="ss-left" way={rest} view={view} />
      ) : isFire(offer) ? (
        <Fire offer={offer} view={view} />
      ) : (
        <Walked offer={offer} view={view} />
      )}
    </Sheet>
  );
}

/** What a covering character has an eye on, while the pointer is on them. */
function Watched({ view }: { readonly view: View }): ReactNode {
  const { aim } = usePointed();
  const who = aim === undefined ? NONE : occupant(view, squareIn(aim, view));
  const squares = who === NONE ? [] : watchedBy(view, who);
  return squares.length === 0 ? null : <path className="ss-watched" d={squaresPath(squares, view)} />;
}

function isFire({ actions: [first] }: Offer<Action>): boolean {
  return first?.type === 'attack' || first?.type === 'react' || isChosenOnPlan(first);
}

/** Lines without a throw beside them. */
function isChosenOnPlan(action: Action | undefined): boolean {
  return action?.type === 'aim' || action?.type === 'mark' || action?.type === 'lob' || action?.type === 'wall';
}

interface LineProps {
  readonly className: string;
  readonly way: readonly Square[];
  readonly view: View;
}

function Line({ className, way, view }: LineProps): ReactNode {
  if (way.length < 2) return null;
  return <polyline className={className} points={way.map((square) => middleOf(square, view)).join(' ')} />;
}

interface OfferProps {
  readonly offer: Offer<Action>;
  readonly view: View;
}

function Walked({ offer, view }: OfferProps): ReactNode {
  const way = (offer.way ?? []).map((place) => squareIn(place, view));
  const end = way.at(-1) ?? NONE;
  if (end === NONE) return null;
  const [x, y] = middleOf(end, view);
  return (
    <>
      <Line className="ss-way" way={way} view={view} />
      {way.slice(1, -1).map((square) => {
        const [nodeX, nodeY] = middleOf(square, view);
        return <circle key={square} className="ss-node" cx={nodeX} cy={nodeY} r="4" />;
      })}
      <g className="ss-price" transform={`translate(${x} ${y})`}>
        <circle r="11" />
        <text y="4.5">{offer.price?.n}</text>
      </g>
      {dangersOn(view, offer.actions).map(({ aim }) => (
        <g key={aim.by}>
          <Line className="ss-threat" way={[bodyOf(view, aim.by).at, end]} view={view} />
          <Flag square={bodyOf(view, aim.by).at} chance={aim.chance} view={view} />
        </g>
      ))}
    </>
  );
}

function Fire({ offer, view }: OfferProps): ReactNode {
  const way = (offer.way ?? []).map((place) => squareIn(place, view));
  const [first] = offer.actions;
  const end = way.at(-1) ?? NONE;
  if (end === NONE || first === undefined) return null;
  const [x, y] = middleOf(end, view);
  const covers = isChosenOnPlan(first);
  const by = first.type === 'react' ? first.on : view.act.who;
  const target = first.type === 'react' ? view.react.mover : first.on;
  const chance = covers
    ? oddsOf(view, first)?.aim.chance
    : target === NONE
      ? undefined
      : throwOf(view, by, target, first.how).chance;
  return (
    <>
      <InBlast view={view} by={by} target={covers ? NONE : target} aim={first} />
      <Line className={covers ? 'ss-cover-line' : 'ss-fire'} way={way} view={view} />
      {!covers && (
        <g className="ss-target" transform={`translate(${x} ${y})`}>
          <circle r="21" />
          <path d="M-28 0h9M19 0h9M0-28v9M0 19v9" />
        </g>
      )}
      {chance !== undefined && <Flag square={end} chance={chance} view={view} />}
    </>
  );
}

/** The rest of a walk that was interrupted: the dock offers to go on with it. */
function leftOf({ left, view }: InRoom['room']): readonly Square[] {
  const who = left?.question.subject ?? NONE;
  const start = view.bodies[who]?.at ?? NONE;
  if (left === undefined || start === NONE) return [];
  const way = [start];
  for (const action of left.actions) {
    if (action.type !== 'step' && action.type !== 'run') continue;
    const next = stepTo(planOf(view), view.open, way.at(-1) ?? NONE, action.on as Direction);
    if (next === NONE) break;
    way.push(next);
  }
  return way;
}
