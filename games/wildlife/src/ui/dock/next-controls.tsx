/** Which habitat or animal comes next. A single choice is the primary button; several are equal, and the board has them too. */
import { useThumb } from '@shutterbox/ui';
import { Choice } from '@shutterbox/ui/board';
import { type ReactNode, useRef } from 'react';
import { animalOf } from '../../cards.ts';
import { habitatName, the } from '../../text/words.ts';
import { exploreStake, photographStake } from '../chances.ts';
import { Drawing, HabitatIcon } from '../icons.tsx';
import { habitatKey } from '../words.ts';
import type { ControlsProps } from './controls.tsx';
import { OddsSwitch } from './odds-switch.tsx';
import { offersOf } from './offers.ts';

/** Milliseconds: longer than a thumb takes from the board to the dock. */
const TO_THE_DOCK_MS = 900;

export function ExploreControls({ room, board, question }: ControlsProps): ReactNode {
  const choices = offersOf(board, 'explore');
  const buttons = useRef<HTMLSpanElement>(null);
  // The last token ended the preparation by itself: a thumb may be on its way to "Head out".
  const spent = room.view.tokens[question.seat] === 0;
  useThumb(buttons, question.id, spent ? TO_THE_DOCK_MS : undefined);
  return (
    <>
      <OddsSwitch view={room.view} />
      <span className="wl-buttons" ref={buttons}>
        {choices.map(({ action, ...offer }) => (
          <Choice
            key={action.habitat}
            room={room}
            label={choices.length === 1 ? 'Roll the dice' : habitatName(action.habitat)}
            words={`explore the ${habitatName(action.habitat)}`}
            detail={exploreStake(room.view, action.habitat)}
            icon={<HabitatIcon habitat={habitatKey(action.habitat)} />}
            primary={choices.length === 1}
            offer={offer}
          />
        ))}
      </span>
    </>
  );
}

export function PhotographControls({ room, board }: ControlsProps): ReactNode {
  const choices = offersOf(board, 'photograph');
  return (
    <>
      <OddsSwitch view={room.view} />
      <span className="wl-buttons">
        {choices.map(({ action, ...offer }) => (
          <Choice
            key={action.card}
            room={room}
            label={choices.length === 1 ? 'Press the shutter' : animalOf(action.card).name}
            words={`photograph ${the(action.card)}`}
            detail={photographStake(room.view, action.card)}
            icon={<Drawing name="camera" />}
            primary={choices.length === 1}
            offer={offer}
          />
        ))}
      </span>
    </>
  );
}
