/** The dock: what may be answered, by kind of question. */
import { Acts, Choice, Primary, useBoard } from '@shutterbox/ui/board';
import { type ReactNode, useEffect, useMemo } from 'react';
import { kindOf } from '../kit.ts';
import { later } from '../later.tsx';
import { useSpec } from '../pace.ts';
import { loadTurn, TurnDock } from '../play-later.ts';
import { useAnswerKeys } from './answer-keys.ts';
import type { InDock } from './in-dock.ts';
import { SetupDock } from './setup-dock.tsx';

const SecretDock = later<InDock>(async () => (await import('./secret-dock.tsx')).SecretDock);
const PlaceDock = later<InDock>(async () => (await import('./place-dock.tsx')).PlaceDock);
const ReactDock = later<InDock>(async () => (await import('./react-dock.tsx')).ReactDock);
const AimDock = later<InDock>(async () => (await import('./aim-dock.tsx')).AimDock);
const OrdersDock = later<InDock>(async () => (await import('./orders-dock.tsx')).OrdersDock);

export function Controls(props: Omit<InDock, 'board'>): ReactNode {
  const { room, question } = props;
  const board = useBoard(room, useSpec());
  const dock = { ...props, board };
  const answered = room.isBusy(question);
  useEffect(() => {
    // By the time that set-up is over, the dock of a turn is there.
    if (answered) void loadTurn();
  }, [answered]);
  switch (kindOf(props.question)) {
    case 'turn':
      return <TurnDock {...dock} />;
    case 'react':
      return <ReactDock {...dock} />;
    case 'aim':
    case 'lob':
    case 'wall':
      return <AimDock {...dock} />;
    case 'place':
      return <PlaceDock {...dock} />;
    case 'orders':
      return <OrdersDock {...dock} />;
    case 'reroll':
    case 'table':
    case 'skill':
    case 'chamber':
    case 'wear':
    case 'side':
    case 'keep':
      return <SetupDock {...dock} />;
    case 'bid':
    case 'plot':
    case 'grenadier':
    case 'papers':
      return <SecretDock {...dock} />;
    case 'claim':
    case 'pick':
    case 'wound':
      return <PlainDock {...dock} />;
  }
}

/** Yes or no, or a few ways to take it. */
function PlainDock({ room, board, question }: InDock): ReactNode {
  const offers = useMemo(() => board.offers.filter((offer) => offer.question === question), [board, question]);
  useAnswerKeys({ room, board, question }, offers);
  return (
    <Primary>
      <Acts className="ss-acts">
        {offers.map((offer, at) => (
          <Choice key={offer.key} primary={at === 0} room={room} label={offer.words} offer={offer} />
        ))}
      </Acts>
    </Primary>
  );
}
