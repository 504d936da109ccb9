/** Which habitat next, which animal next. One choice is the primary button; several are equals, and the board has them too. */
import type { ReactNode } from 'react';
import { animalOf } from '../../cards.ts';
import { habitatName, the } from '../../text/words.ts';
import { exploreStake, photographStake } from '../chances.ts';
import { Drawing, HabitatIcon } from '../icons.tsx';
import { cardPlace, habitatPlace } from '../places.ts';
import { send } from '../send.ts';
import { habitatKey } from '../words.ts';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { legalOf } from './legal.ts';
import { OddsSwitch } from './odds-switch.tsx';

export function ExploreControls({ room, question }: ControlsProps): ReactNode {
  const choices = legalOf(question, 'explore');
  return (
    <>
      <OddsSwitch view={room.view} />
      <span className="wl-buttons">
        {choices.map(({ action }) => (
          <Choice
            key={action.habitat}
            room={room}
            label={choices.length === 1 ? 'Roll the dice' : habitatName(action.habitat)}
            words={`explore the ${habitatName(action.habitat)}`}
            detail={exploreStake(room.view, action.habitat)}
            icon={<HabitatIcon habitat={habitatKey(action.habitat)} />}
            primary={choices.length === 1}
            place={habitatPlace(action.habitat)}
            onChoose={() => send(room, question, { action })}
          />
        ))}
      </span>
    </>
  );
}

export function PhotographControls({ room, question }: ControlsProps): ReactNode {
  const choices = legalOf(question, 'photograph');
  return (
    <>
      <OddsSwitch view={room.view} />
      <span className="wl-buttons">
        {choices.map(({ action }) => (
          <Choice
            key={action.card}
            room={room}
            label={choices.length === 1 ? 'Press the shutter' : animalOf(action.card).name}
            words={`photograph ${the(action.card)}`}
            detail={photographStake(room.view, action.card)}
            icon={<Drawing name="camera" />}
            primary={choices.length === 1}
            place={cardPlace(action.card)}
            onChoose={() => send(room, question, { action })}
          />
        ))}
      </span>
    </>
  );
}
