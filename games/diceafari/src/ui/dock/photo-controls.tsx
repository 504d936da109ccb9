/** One of the photos between two own tiles, or none. */
import { capital } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { actionKey, NO_PHOTO } from '../../actions.ts';
import { boardOf } from '../../board.ts';
import { bestPartition } from '../../score.ts';
import { animalName, tileName } from '../../text/words.ts';
import { type Animal, FACE_DOWN, NONE, type Spot, type View } from '../../types.ts';
import { deedLabel } from '../heard-words.ts';
import { legalOf } from '../kit.ts';
import { useChosen } from '../outlook.ts';
import { Print } from '../print.tsx';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls.tsx';
import { Options } from './options.tsx';
import { Sure } from './sure.tsx';
import { useSure } from './use-sure.ts';

export function PhotoControls({ room, question }: ControlsProps): ReactNode {
  const { view } = room;
  const action = useChosen(room, question);
  const photos = legalOf(question, 'photo');
  const doubt = useSure(String(action && actionKey(action)));
  const spot = action?.type === 'photo' ? action.spot : undefined;
  return (
    <>
      <Options
        room={room}
        label="Photos to take"
        look="photo"
        chosen={action}
        options={photos.map(({ action: each }) => ({
          action: each,
          aim: { what: 'photo', spot: each.spot },
          face: (
            <>
              <Print animal={view.photos[each.spot] ?? NONE} />
              <span>
                <b>{nameOf(view.photos[each.spot] ?? NONE)}</b>
                <em>{placeOf(each.spot, view)}</em>
                <em>{worthOf(view.photos[each.spot] ?? NONE, question.seat, view)}</em>
              </span>
            </>
          ),
        }))}
      />
      {doubt.asking ? (
        <Sure
          room={room}
          left={photos.length === 1 ? 'A photo is yours to take.' : 'One of these photos is yours to take.'}
          question={photos.length === 1 ? 'Leave it?' : 'Leave them all?'}
          label="Take no photo"
          onSure={() => room.act(question, NO_PHOTO)}
          onStay={doubt.stay}
        />
      ) : (
        <div className="da-acts">
          <Choice
            room={room}
            label={action === undefined ? 'Choose a photo' : deedLabel(action, [], view)}
            detail={spot === undefined ? 'on the map or here' : placeOf(spot, view)}
            primary
            idle={spot === undefined}
            onChoose={() => action !== undefined && room.act(question, action)}
          />
          <Choice room={room} label="Take no photo" focused={doubt.stayed} onChoose={doubt.ask} />
        </div>
      )}
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

/** What the collection would gain by it as it is now (DA-7.4). */
function worthOf(animal: Animal, seat: number, view: View): string {
  const photos = view.collections[seat];
  if (animal === FACE_DOWN || photos === undefined || photos === null) return 'a surprise';
  const more = photos.map((n, each) => (each === animal ? n + 1 : n));
  return `worth ${bestPartition(more).points - bestPartition(photos).points} now`;
}
