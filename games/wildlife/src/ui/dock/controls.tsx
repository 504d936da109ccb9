/** The dock: what may be answered, one primary button among it. */
import type { ReactNode } from 'react';
import { kindOf, type WildQuestion, type WildRoom } from '../kit.ts';
import { CardControls } from './card-controls.tsx';
import { InHand } from './in-hand.tsx';
import { ExploreControls, PhotographControls } from './next-controls.tsx';
import { OfferControls } from './offer-controls.tsx';
import { DiceControls, TokenControls } from './place-controls.tsx';
import { FailedControls, RerollControls } from './reroll-controls.tsx';
import { ResearchControls } from './research-controls.tsx';
import { ReservesControls } from './reserves-controls.tsx';

export interface ControlsProps {
  readonly room: WildRoom;
  readonly question: WildQuestion;
}

export function Controls(props: ControlsProps): ReactNode {
  return (
    <div className="wl-dock">
      <div className={`wl-controls ${props.question.kind}`}>{controlsOf(props)}</div>
      <InHand question={props.question} />
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
