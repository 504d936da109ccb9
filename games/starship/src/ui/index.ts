/** Snapshot aboard starships, at the table. */
import './starship.css';
import type { GameUi } from '@shutterbox/ui';
import type { Action } from '../answers.ts';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';
import { Board } from './board.tsx';
import { chapter } from './chapter.ts';
import { Controls } from './dock/controls.tsx';
import { duration } from './durations.ts';
import { KEYS } from './keys.ts';
import { later } from './later.tsx';
import { openKinds } from './open-kinds.ts';
import { prompt } from './prompt.tsx';
import { ruleOf } from './rule-of.ts';
import { SeatFacts } from './seat-facts.tsx';
import { SHEET_HELD } from './sheet/sheet.tsx';
import { sound } from './sounds-later.ts';
import { waits } from './waiting.ts';

export const ui: GameUi<View, Action, Event> = {
  name: 'Snapshot',
  subtitle: 'Starship close combat',
  chapter,
  phases: () => undefined,
  Board,
  SeatFacts,
  holdings: [SHEET_HELD],
  prompt,
  Controls,
  Score: later(async () => (await import('./score.tsx')).Score),
  appendix: { title: 'Weapons chart', Panel: later(async () => (await import('./chart/chart.tsx')).WeaponsChart) },
  Cover: later(async () => (await import('./cover.tsx')).Cover),
  groupsLater: async () => (await import('./groups.ts')).groups,
  sinceLater: async () => (await import('./since.ts')).since,
  duration,
  sound,
  ruleOf,
  beginsNote: ({ type }) => type === 'begins' || type === 'gameTurn',
  lessons: {},
  lessonsLater: async () => (await import('./taught.ts')).taught,
  waits,
  showsDice: ({ type }) => type === 'throw',
  keys: KEYS,
  // S-17.1, S-17.2: your orders and the side that you have chosen.
  hasSecret: ({ observer, winner }) => observer !== 'spectator' && winner < 0,
  openKinds,
  handsOver: ['turn'],
};
