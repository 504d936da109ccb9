/** DiceAFARI at the table. */
import './diceafari.css';
import { documentUi, type GameUi } from '@shutterbox/ui';
import { unclaimed } from '../table.ts';
import type { Action, Event, View } from '../types.ts';
import { Board } from './board.tsx';
import { Cover } from './cover.tsx';
import { Controls } from './dock/controls.tsx';
import { doing } from './doing.ts';
import { duration } from './durations.ts';
import { mapDocument } from './editor/map-document.ts';
import { groups } from './groups.ts';
import { HOLDINGS } from './holdings/holdings.tsx';
import { Jeep } from './jeep.tsx';
import { LESSONS } from './lessons.ts';
import { onTurn, phases, prompt } from './prompt.tsx';
import { ruleOf } from './rule-of.ts';
import { Score } from './score/score.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { since, turnOf } from './since.ts';
import { sound } from './sounds.ts';

export const ui: GameUi<View, Action, Event> = {
  name: 'DiceAFARI',
  subtitle: 'A photo safari',
  chapter: (view) => `${view.owners.length - unclaimed(view)} of ${view.owners.length} tiles claimed`,
  phases,
  onTurn,
  turnOf,
  since,
  doing,
  Board,
  SeatMark: Jeep,
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
  keys: [{ key: '1 2 3 4', does: 'Hold or release a die' }],
  documents: [documentUi(mapDocument)],
  // DA-9.1: only its taker knows a photo that was taken unseen. Without one there is nothing to hide.
  hasSecret: ({ observer, over, options, photoCounts }) =>
    !over &&
    options.photoSurprise &&
    !options.openCollections &&
    observer !== 'spectator' &&
    (photoCounts[observer] ?? 0) > 0,
};
