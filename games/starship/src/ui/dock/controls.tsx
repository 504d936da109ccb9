/** The dock: what may be answered, by kind of question. */
import { Acts, Choice, Primary, useBoard } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { kindOf } from '../kit.ts';
import { useSpec } from '../pace.ts';
import { AimDock } from './aim-dock.tsx';
import type { InDock } from './in-dock.ts';
import { OrdersDock } from './orders-dock.tsx';
import { PlaceDock } from './place-dock.tsx';
import { ReactDock } from './react-dock.tsx';
import { SetupDock } from './setup-dock.tsx';
import { TurnDock } from './turn-dock.tsx';

export function Controls(props: Omit<InDock, 'board'>): ReactNode {
  const board = useBoard(props.room, useSpec());
  const dock = { ...props, board };
  switch (kindOf(props.question)) {
    case 'turn':
      return <TurnDock {...dock} />;
    case 'react':
      return <ReactDock {...dock} />;
    case 'aim':
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
    case 'claim':
    case 'pick':
    case 'wound':
      return <PlainDock {...dock} />;
  }
}

/** Yes or no, or a few ways to take it. */
function PlainDock({ room, board, question }: InDock): ReactNode {
  const offers = board.offers.filter((offer) => offer.question === question);
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
