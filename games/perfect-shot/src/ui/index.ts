/** Perfect Shot at the table. */
import './perfect-shot.css';
import type { GameUi } from '@shutterbox/ui';
import type { Action, Event, View } from '../types.ts';
import { Board } from './board.tsx';
import { Cover } from './cover.tsx';
import { Controls } from './dock/controls.tsx';
import { doing } from './doing.ts';
import { duration } from './durations.ts';
import { groups } from './groups.ts';
import { HOLDINGS } from './holdings/holdings.tsx';
import { LESSONS } from './lessons.ts';
import { chapter, onTurn, prompt } from './prompt.ts';
import { ruleOf } from './rule-of.ts';
import { Score } from './score/later.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { since, turnOf } from './since.ts';
import { sound } from './sound.ts';

export const ui: GameUi<View, Action, Event> = {
  name: 'Perfect Shot',
  subtitle: 'See through the cards',
  chapter,
  phases: () => undefined,
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
  Cover,
  groups,
  duration,
  sound,
  ruleOf,
  beginsNote: ({ type }) => type === 'turn',
  lessons: LESSONS,
  chance: 'shuffle',
  hintsLeaveOut: 'Hints are about albums only. For photos, trust your own eye.',
  keys: [
    { key: '1 2 3', does: 'Choose a card' },
    { key: 't', does: 'Turn the chosen card' },
    { key: 'c', does: 'Call a perfect shot, or withdraw the call' },
    { key: 'a', does: 'Open or close your albums' },
    { key: 'g', does: 'Arrange for me' },
    { key: 'Delete', does: 'Take a tile off its album' },
    { key: 'v', does: 'Inspect the last photo' },
  ],
  reached: ['arrange'],
  // PS-9.1: hands.
  hasSecret: ({ observer, phase }) => phase === 'turns' && observer !== 'spectator',
};
