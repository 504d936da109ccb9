/** Stakeout at the table. */
import './stakeout.css';
import type { GameUi } from '@shutterbox/ui';
import { SURFACE_KEYS } from '@shutterbox/ui/board';
import { ROUNDS } from '../score.ts';
import type { Action, Event, View } from '../types.ts';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { duration } from './durations.ts';
import { groups } from './groups.ts';
import { LESSONS } from './lessons.ts';
import { ORDERS_HELD } from './orders.tsx';
import { onTurn, phases, prompt } from './prompt.ts';
import { ruleOf } from './rule-of.ts';
import { Score } from './score.tsx';
import { SeatFacts } from './seat-facts.tsx';

export const ui: GameUi<View, Action, Event> = {
  name: 'Stakeout',
  subtitle: 'A small tactical game',
  chapter: ({ round, phase }) => (phase === 'over' ? '' : `Round ${round} of ${ROUNDS}`),
  phases,
  onTurn,
  turnOf: (event) => (event.type === 'turn' ? event.seat : undefined),
  Board,
  SeatFacts,
  holdings: [ORDERS_HELD],
  prompt,
  Controls,
  Score,
  groups,
  duration,
  ruleOf,
  sound: ({ type }) => (type === 'shot' ? 'shutter' : undefined),
  beginsNote: ({ type }) => type === 'turn',
  lessons: LESSONS,
  keys: SURFACE_KEYS,
  // TT-7.3: your orders are always secret.
  hasSecret: ({ observer, phase }) => observer !== 'spectator' && phase !== 'over',
};
