/** The dock: the answers, one of them as the primary button. */
import { count } from '@shutterbox/kernel';
import { percent } from '@shutterbox/ui';
import {
  Acts,
  type Board,
  Choice,
  Choices,
  Material,
  Meter,
  type Offer,
  type Option,
  Options,
  Primary,
  Sure,
  useBoard,
} from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { startingPoints } from '../apply/round.ts';
import { figureName, squareName } from '../text.ts';
import { type Action, type Figure, NONE, ownFigures, type View } from '../types.ts';
import { aimOf } from './aim.ts';
import { type InRoom, kindOf, type StakeoutQuestion } from './kit.ts';
import { Orders } from './orders.tsx';
import { handOf } from './places.ts';
import { useSpec } from './spec.ts';

/** TT-3.3. */
const PICK_UP_FIRST = { sentence: 'First pick up the photographer who should keep watch.', rule: 'TT-3.3' };

interface ControlsProps extends InRoom {
  readonly question: StakeoutQuestion;
}

interface WithBoard extends ControlsProps {
  readonly board: Board<Action>;
}

export function Controls(props: ControlsProps): ReactNode {
  const board = useBoard(props.room, useSpec());
  switch (kindOf(props.question)) {
    case 'bid':
      return <Bid {...props} board={board} />;
    case 'act':
      return <Act {...props} board={board} />;
    case 'reaction':
      return <Reaction {...props} board={board} />;
    case 'orders':
      return <Orders {...props} />;
  }
}

function Bid({ room, board, question }: WithBoard): ReactNode {
  const { view } = room;
  return (
    <Primary>
      <Acts>
        {board.offers
          .filter((offer) => offer.question === question)
          .map((offer) => (
            <Choice
              key={offer.key}
              room={room}
              label={offer.words}
              detail={turnWords(offer, view, question)}
              offer={offer}
            />
          ))}
      </Acts>
    </Primary>
  );
}

/** "then 5 points for your turn". */
function turnWords({ actions: [bid] }: Offer<Action>, view: View, { seat }: StakeoutQuestion): string {
  const bids = view.bids.map((_, each) => (each === seat && bid?.type === 'bid' ? bid.bid : 0));
  return `then ${count(startingPoints({ ...view, bids }, seat), 'point')} for your turn`;
}

function Act({ room, board, question }: WithBoard): ReactNode {
  const { view } = room;
  const own = ownFigures(view, question.seat);
  const most = Math.max(view.points, startingPoints(view, question.seat));
  const done = offerOf(board, ({ type }) => type === 'done');
  return (
    <>
      <Material>
        <Meter board={board} label="Points" of="point" left={view.points} most={most} />
      </Material>
      <Choices>
        <Options room={room} label="Your photographers" options={own.map((figure) => rowOf(figure, board, view))} />
      </Choices>
      <Primary>
        <Sure room={room} board={board} offer={done} question="End your turn?" label="End turn" stay="Stay">
          <Chosen room={room} board={board} question={question} />
          <Watch room={room} board={board} question={question} />
          <Choice room={room} label="End turn" offer={done} />
        </Sure>
      </Primary>
    </>
  );
}

/** Picks the photographer up, or puts it back. */
function rowOf(figure: Figure, { state, dispatch }: Board<Action>, view: View): Option {
  const hand = handOf(figure);
  return {
    key: hand,
    face: `${figureName(figure)} at ${squareName(view.places[figure] ?? NONE, view)}`,
    chosen: state.hand === hand,
    onChoose: () => void dispatch({ did: 'lift', hand }),
  };
}

/** With the photographer in your hand, or your only one. */
function Watch({ room, board, question }: WithBoard): ReactNode {
  const own = ownFigures(room.view, question.seat);
  const { hand } = board.state;
  const figure = own.find((each) => handOf(each) === hand) ?? (own.length === 1 ? own[0] : undefined);
  const offer = offerOf(board, (action) => action.type === 'watch' && action.figure === figure);
  const refused = figure === undefined ? PICK_UP_FIRST : room.why(question, { type: 'watch', figure });
  return <Choice room={room} label="Keep watch" detail="1 point" offer={offer} refused={refused} />;
}

function Chosen({ room, board, question }: WithBoard): ReactNode {
  const chosen = board.chosen(question);
  const [first] = chosen?.actions ?? [];
  if (chosen === undefined) return null;
  const aim = first?.type === 'shoot' ? shotWords(first.figure, first.target, room.view) : undefined;
  const detail = aim ?? (chosen.price && count(chosen.price.n, 'point'));
  return <Choice primary room={room} label={chosen.words} detail={detail} onChoose={() => board.confirm(question)} />;
}

function Reaction({ room, board }: WithBoard): ReactNode {
  const { watcher, mover } = room.view;
  return (
    <Primary>
      <Acts>
        <Choice room={room} label="Hold fire" offer={offerOf(board, isReaction(false))} />
        <Choice
          primary
          room={room}
          label="Shoot"
          detail={shotWords(watcher, mover, room.view)}
          offer={offerOf(board, isReaction(true))}
        />
      </Acts>
    </Primary>
  );
}

function isReaction(shoots: boolean): (action: Action) => boolean {
  return (action) => action.type === 'react' && action.shoots === shoots;
}

function offerOf({ offers }: Board<Action>, is: (action: Action) => boolean): Offer<Action> | undefined {
  return offers.find(({ actions: [first] }) => first !== undefined && is(first));
}

/** "Needs 4 or more: 50%". */
function shotWords(figure: Figure, target: Figure, view: View): string {
  const { needs, chance } = aimOf(figure, target, view);
  return `needs ${needs} or more: ${percent(chance)}%`;
}
