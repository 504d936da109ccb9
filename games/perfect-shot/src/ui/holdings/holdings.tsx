/** What a player has in front of them. On a phone the albums are a strip of the board, which opens the same sheet. */
import { type Holding, mediaMatches, PHONE } from '@shutterbox/ui';
import type { Action, Event, View } from '../../types.ts';
import { AlbumIcon, PhotoIcon, TilesIcon } from '../icons.tsx';
import type { ShotRoom } from '../kit.ts';
import { Supply } from '../market.tsx';
import { OwnAlbums } from './own-albums.tsx';
import { OwnHand } from './own-hand.tsx';

/** They are on the board then, once everything before it has been shown. */
function isAtEnd({ question, playing }: ShotRoom): boolean {
  return playing === undefined && (question?.kind === 'confirm' || question?.kind === 'confirmed');
}

export const HOLDINGS: readonly Holding<View, Action, Event>[] = [
  {
    id: 'albums',
    label: 'Your albums',
    icon: <AlbumIcon />,
    Panel: OwnAlbums,
    shown: (room) => room.observer !== 'spectator' && !isAtEnd(room) && !mediaMatches(PHONE),
  },
  {
    id: 'hand',
    label: 'Your cards',
    icon: <PhotoIcon />,
    Panel: OwnHand,
    // On your own turn they are in the dock, once everything before it has been shown.
    shown: ({ view, question, playing }) =>
      view.hand.length > 0 && (question?.kind !== 'turn' || playing !== undefined),
  },
  {
    id: 'supply',
    label: 'Tiles left',
    icon: <TilesIcon />,
    Panel: ({ room }) => <Supply view={room.view} />,
    // Otherwise they are beside the rack.
    shown: () => mediaMatches(PHONE),
  },
];
