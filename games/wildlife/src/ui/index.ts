/** The wildlife game at the table. */
import './wildlife.css';
import type { GameUi } from '@shutterbox/ui';
import { OFFER, PASS } from '../actions.ts';
import { type Action, type Event, NONE, type View } from '../types.ts';
import { Board } from './board.tsx';
import { Controls } from './dock/controls.tsx';
import { doing } from './doing.ts';
import { duration } from './durations.ts';
import { ownAssignment } from './facts.ts';
import { groups } from './groups.ts';
import { HOLDINGS } from './holdings/holdings.tsx';
import { LESSONS } from './lessons.ts';
import { onTurn, PHASES, phaseOf, prompt } from './prompt.tsx';
import { ruleOf } from './rule-of.ts';
import { NextCover } from './score/next-cover.tsx';
import { Score } from './score/score.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { since, turnOf } from './since.ts';
import { sound } from './sounds.ts';

export const ui: GameUi<View, Action, Event> = {
  name: 'Snapshot',
  subtitle: 'Wildlife',
  chapter: ({ round, ending }) => (ending ? `Last round (${round})` : `Round ${round}`),
  phases: (view) => ({ names: PHASES, current: phaseOf(view) }),
  onTurn,
  turnOf,
  since,
  doing,
  Board,
  SeatFacts,
  SeatSheet,
  holdings: HOLDINGS,
  prompt,
  Controls,
  Score,
  Cover: NextCover,
  groups,
  duration,
  sound,
  ruleOf,
  // W-10.5: the offer sheet shows who has answered; the log tells the result, once.
  isPassing: (event) => event.type === 'answered',
  lessons: LESSONS,
  keys: [{ key: 'Delete', does: 'Take a die back from its habitat or animal' }],
  keptAnswers: [
    {
      kind: 'offer',
      label: 'When I’m asked for an offer',
      choices: [
        { label: 'Never', action: PASS },
        { label: 'Ask me', action: undefined },
        { label: 'Always', action: OFFER },
      ],
    },
  ],
  // An offer does not depend on the assignment, so a shared screen need not be hidden for every drawn card.
  openKinds: () => ['offer'],
  hasSecret: (view) => !view.over && ownAssignment(view) !== NONE,
};
