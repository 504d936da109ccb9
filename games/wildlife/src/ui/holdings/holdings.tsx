/** What a player has in front of them. */
import type { Holding } from '@shutterbox/ui';
import { type Action, type Event, NONE, type View } from '../../types.ts';
import { ownAssignment } from '../facts.ts';
import { Drawing } from '../icons.tsx';
import { AssignmentNote } from './assignment-note.tsx';
import { Portfolio } from './portfolio.tsx';
import { Reserve } from './reserve.tsx';

export const HOLDINGS: readonly Holding<View, Action, Event>[] = [
  {
    id: 'assignment',
    label: 'Assignment',
    icon: <Drawing name="note" />,
    Panel: AssignmentNote,
    shown: ({ view }) => ownAssignment(view) !== NONE,
  },
  {
    id: 'portfolio',
    label: 'Portfolio',
    icon: <Drawing name="album" />,
    Panel: Portfolio,
    shown: ({ observer }) => observer !== 'spectator',
  },
  {
    id: 'reserve',
    label: 'Reserve',
    icon: <Drawing name="sideways" />,
    Panel: Reserve,
    shown: ({ observer, view }) => observer !== 'spectator' && view.options.reserving,
  },
];
