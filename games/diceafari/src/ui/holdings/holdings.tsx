/** What a player has in front of them. */
import type { Holding } from '@shutterbox/ui';
import type { Action, Event, View } from '../../types.ts';
import { AlbumIcon } from '../icons.tsx';
import { OwnPhotos } from './own-photos.tsx';

export const HOLDINGS: readonly Holding<View, Action, Event>[] = [
  {
    id: 'photos',
    label: 'Your photos',
    icon: <AlbumIcon />,
    Panel: OwnPhotos,
    shown: ({ observer }) => observer !== 'spectator',
  },
];
