/** The dock: the answers, one of them as the primary button. */
import { useBoard, useEars } from '@shutterbox/ui/board';
import { type ReactNode, useRef } from 'react';
import { kindOf, type WildBoard, type WildQuestion, type WildRoom } from '../kit.ts';
import { spec } from '../spec.ts';
import { CardControls } from './card-controls.tsx';
import { ExploreControls, PhotographControls } from './next-controls.tsx';
import { OfferControls } from './offer-controls.tsx';
import { DiceControls, TokenControls } from './place-controls.tsx';
import { FailedControls, RerollControls } from './reroll-controls.tsx';
import { ResearchControls } from './research-controls.tsx';
import { ReservesControls } from './reserves-controls.tsx';

export interface ControlsProps {
  readonly room: WildRoom;
  readonly question: WildQuestion;
  readonly board: WildBoard;
}

export function Controls(props: Omit<ControlsProps, 'board'>): ReactNode {
  const board = useBoard(props.room, spec);
  const dock = useRef<HTMLDivElement>(null);
  useEars(dock);
  return (
    <div ref={dock} className="wl-dock">
      <div className={`wl-controls ${props.question.kind}`}>{controlsOf({ ...props, board })}</div>
    </div>
  );
}

function controlsOf(props: ControlsProps): ReactNode {
  switch (kindOf(props.question)) {
    case 'research':
      return <ResearchControls {...props} />;
    case 'offer':
      return <OfferControls {...props} />;
    case 'card':
      return <CardControls {...props} />;
    case 'reserves':
      return <ReservesControls {...props} />;
    case 'dice':
      return <DiceControls {...props} />;
    case 'tokens':
      return <TokenControls {...props} />;
    case 'explore':
      return <ExploreControls {...props} />;
    case 'failed':
      return <FailedControls {...props} />;
    case 'reroll':
      return <RerollControls {...props} />;
    case 'photograph':
      return <PhotographControls {...props} />;
  }
}
