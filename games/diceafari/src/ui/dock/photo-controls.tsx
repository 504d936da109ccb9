/** Choose one of the photos between two of your tiles, most points first, or none. */
import { capital } from '@shutterbox/kernel';
import { Choice, Choices, Options, optionOf, Primary, Sure } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { boardOf } from '../../board.ts';
import { animalName, tileName } from '../../text/words.ts';
import { type Action, type Animal, FACE_DOWN, NONE, type Spot, type View } from '../../types.ts';
import { deedLabel } from '../heard-words.ts';
import { LEAST_PHOTO, photoWorth } from '../points.ts';
import { Print } from '../print.tsx';
import { worthWords } from '../words.ts';
import type { ControlsProps } from './controls.tsx';

export function PhotoControls({ room, question, board }: ControlsProps): ReactNode {
  const { view } = room;
  const action = board.chosen(question)?.actions[0];
  const worth = ({ actions: [each] }: { readonly actions: readonly Action[] }): number =>
    photoWorth(view.photos[spotOf(each)] ?? NONE, question.seat, view) ?? LEAST_PHOTO;
  const photos = board.offers
    .filter(({ actions: [each] }) => each?.type === 'photo')
    .toSorted((one, other) => worth(other) - worth(one));
  const none = board.offers.find(({ actions: [each] }) => each?.type === 'noPhoto');
  return (
    <>
      <Choices className="da-choices">
        <Options
          room={room}
          label="Photos to take"
          look="da-options photos"
          options={photos.map((offer) => {
            const spot = spotOf(offer.actions[0]);
            return optionOf(board, offer, { face: <PhotoFace spot={spot} seat={question.seat} view={view} /> });
          })}
        />
      </Choices>
      <Primary className="da-primary">
        <Sure
          room={room}
          board={board}
          offer={none}
          question={photos.length === 1 ? 'Leave it?' : 'Leave them all?'}
          label="Take no photo"
        >
          <Choice
            room={room}
            label={action === undefined ? 'Choose a photo' : deedLabel(action, [], view)}
            detail={action === undefined ? 'on the map or here' : placeOf(spotOf(action), view)}
            primary
            idle={action === undefined}
            onChoose={() => board.confirm(question)}
          />
          <Choice room={room} label="Take no photo" offer={none} />
        </Sure>
      </Primary>
    </>
  );
}

function spotOf(action: Action | undefined): Spot {
  return action?.type === 'photo' ? action.spot : NONE;
}

interface PhotoFaceProps {
  readonly spot: Spot;
  readonly seat: number;
  readonly view: View;
}

function PhotoFace({ spot, seat, view }: PhotoFaceProps): ReactNode {
  const animal = view.photos[spot] ?? NONE;
  return (
    <>
      <Print animal={animal} />
      <span>
        <b>{nameOf(animal)}</b>
        <em>{placeOf(spot, view)}</em>
        <em>{worthWords(animal, seat, view)}</em>
      </span>
    </>
  );
}

function nameOf(animal: Animal): string {
  return animal === FACE_DOWN ? 'Face down' : capital(animalName(animal));
}

/** "C2 and D2". */
function placeOf(spot: Spot, view: View): string {
  const [a = 0, b = 0] = boardOf(view).spots[spot] ?? [];
  return `${tileName(a, view)} and ${tileName(b, view)}`;
}
