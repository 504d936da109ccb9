/** The layers of play: what is seen, can be reached and is shown. Before play the plan does without them. */
import type { Board } from '@shutterbox/ui/board';
import type { ComponentProps, ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import type { Event } from '../../events.ts';
import type { View, Who } from '../../types.ts';
import { MapInWords } from '../ear/map-in-words.tsx';
import type { InRoom } from '../kit.ts';
import { later } from '../later.tsx';
import type { Shown } from '../shown.ts';
import { ShipStatus } from '../status.tsx';
import { Doors } from './doors.tsx';
import { Rare } from './rare-later.tsx';
import { Reach } from './reach.tsx';
import { Sight } from './sight.tsx';
import type { Starting as StartingCounter } from './starting.tsx';
import { Targets } from './targets.tsx';
import { ThrowShown } from './throw-shown.tsx';
import { Way } from './way-later.tsx';
import { WoundsShown } from './wounds-shown.tsx';

const Starting = later<ComponentProps<typeof StartingCounter>>(async () => (await import('./starting.tsx')).Starting);

export interface InPlay extends InRoom {
  readonly board: Board<Action>;
  /** As it was before the step that is shown. */
  readonly before: View;
  readonly people: readonly Shown[];
  /** Whose sight is shown; NONE for nobody's. */
  readonly who: Who;
  /** What is being shown. */
  readonly event: Event | undefined;
}

export type PlayPart = 'sight' | 'reach' | 'doors' | 'way' | 'targets' | 'shot' | 'wounds' | 'status' | 'words';

export function PlayLayer({ part, room, board, ...shown }: InPlay & { readonly part: PlayPart }): ReactNode {
  const { view } = room;
  const rare = { room, board, people: shown.people, event: shown.event };
  switch (part) {
    case 'sight':
      return (
        <>
          <Sight view={view} who={shown.who} />
          <Rare part="hull" {...rare} />
        </>
      );
    case 'reach':
      return <Reach offers={board.offers} view={view} />;
    case 'doors':
      return (
        <>
          <Doors board={board} view={view} />
          <Rare part="adrift" {...rare} />
        </>
      );
    case 'way':
      return <Way room={room} board={board} />;
    case 'targets':
      if (room.question?.kind === 'wall') return <Rare part="walls" {...rare} />;
      return room.question?.kind === 'place' ? (
        <Starting room={room} board={board} />
      ) : (
        <Targets offers={board.offers} view={view} />
      );
    case 'shot':
      return (
        <>
          <ThrowShown event={shown.event} people={shown.people} view={view} />
          <Rare part="blast" {...rare} />
        </>
      );
    case 'wounds':
      return <WoundsShown event={shown.event} before={shown.before} people={shown.people} view={view} />;
    case 'status':
      return <ShipStatus view={view} />;
    case 'words':
      return <MapInWords view={view} />;
  }
}
