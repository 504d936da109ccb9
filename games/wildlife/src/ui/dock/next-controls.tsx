/** Which habitat or animal comes next. A single choice is the primary button; several are equal, and the board has them too. */
import type { Seat } from '@shutterbox/kernel';
import { mediaMatches } from '@shutterbox/ui';
import { Choice } from '@shutterbox/ui/board';
import { type ReactNode, useEffect, useState } from 'react';
import { animalOf } from '../../cards.ts';
import { habitatName, the } from '../../text/words.ts';
import { exploreStake, photographStake } from '../chances.ts';
import { Drawing, HabitatIcon } from '../icons.tsx';
import type { WildRoom } from '../kit.ts';
import { habitatKey } from '../words.ts';
import type { ControlsProps } from './controls.tsx';
import { OddsSwitch } from './odds-switch.tsx';
import { offersOf } from './offers.ts';

/** Milliseconds: longer than a thumb takes that was on its way to "Head out" when the last token ended the preparation. */
const THUMB_MS = 900;

function useThumbGone({ view }: WildRoom, seat: Seat): boolean {
  const [gone, go] = useState(!mediaMatches('(pointer: coarse)') || view.tokens[seat] !== 0);
  useEffect(() => {
    const late = setTimeout(() => go(true), THUMB_MS);
    return () => clearTimeout(late);
  }, []);
  return gone;
}

export function ExploreControls({ room, board, question }: ControlsProps): ReactNode {
  const choices = offersOf(board, 'explore');
  const thumbGone = useThumbGone(room, question.seat);
  return (
    <>
      <OddsSwitch view={room.view} />
      <span className="wl-buttons">
        {choices.map(({ action, ...offer }) => (
          <Choice
            key={action.habitat}
            room={room}
            label={choices.length === 1 ? 'Roll the dice' : habitatName(action.habitat)}
            words={`explore the ${habitatName(action.habitat)}`}
            detail={exploreStake(room.view, action.habitat)}
            icon={<HabitatIcon habitat={habitatKey(action.habitat)} />}
            primary={choices.length === 1}
            idle={!thumbGone}
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
