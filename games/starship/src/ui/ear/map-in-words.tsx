/** The plan as words: rooms with their exits, and who is where. */
import type { ReactNode } from 'react';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { rememberedWords } from '../fog.ts';
import { roomWords, sightWords } from './room-words.ts';

export function MapInWords({ view }: { readonly view: View }): ReactNode {
  const { rooms } = planOf(view);
  return (
    <div className="unseen">
      <ul aria-label="In sight">
        {sightWords(view).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {view.sight !== null && (
        <ul aria-label="Out of sight">
          {rememberedWords(view).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <ul aria-label="Rooms">
        {rooms.map((room) => (
          <li key={room.id}>{roomWords(view, room)}</li>
        ))}
      </ul>
    </div>
  );
}
