/** The question, in a title and a line. */
import { count } from '@shutterbox/kernel';
import type { GameUi, OnTurn, Prompt } from '@shutterbox/ui';
import { figureName, squareName } from '../text.ts';
import { type Action, type DecisionKind, type Event, NONE, type Phase, type View } from '../types.ts';
import { aimOf } from './aim.ts';
import { kindOf, type StakeoutQuestion, type StakeoutRoom } from './kit.ts';

const NAMES = ['Bids', 'Turns'];
const PHASES: Readonly<Record<Phase, number>> = { bids: 0, act: 1, reaction: 1, over: 1 };
const EYEBROWS: Readonly<Record<DecisionKind, string>> = {
  bid: 'Sealed bid',
  act: 'Your turn',
  reaction: 'Reaction',
  orders: 'Standing orders',
};

export const phases: GameUi<View, Action, Event>['phases'] = ({ phase }) =>
  phase === 'over' ? undefined : { names: NAMES, current: PHASES[phase] };

/** All bid at once; a reaction is asked for during the mover's turn. */
export function onTurn({ phase, order, turn }: Pick<View, 'phase' | 'order' | 'turn'>): OnTurn | undefined {
  const seat = phase === 'act' || phase === 'reaction' ? order[turn] : undefined;
  return seat === undefined ? undefined : { seat, doing: 'moving' };
}

export function prompt({ view }: Pick<StakeoutRoom, 'view'>, question: StakeoutQuestion): Prompt {
  const kind = kindOf(question);
  return { eyebrow: EYEBROWS[kind], title: titleOf(kind, view), hint: hintOf(kind, view) };
}

function titleOf(kind: DecisionKind, view: View): string {
  switch (kind) {
    case 'bid':
      return 'How much do you bid for the first move?';
    case 'act':
      return `You have ${count(view.points, 'point')}`;
    case 'reaction':
      return `Does ${figureName(view.watcher)} shoot at ${figureName(view.mover)}?`;
    case 'orders':
      return 'What should your watchers do?';
  }
}

function hintOf(kind: DecisionKind, view: View): string {
  switch (kind) {
    case 'bid':
      return 'Each point you bid is one less to spend on your turn.';
    case 'act':
      return 'Pick up a photographer, then choose a square or a target.';
    case 'reaction': {
      const place = squareName(view.places[view.mover] ?? NONE, view);
      return `${figureName(view.mover)} is at ${place}. The shot needs ${aimOf(view.watcher, view.mover, view).needs} or more.`;
    }
    case 'orders':
      return 'A watcher with an order follows it at once and does not ask you.';
  }
}
