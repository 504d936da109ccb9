/** What has no words. */
import type { GameText } from '../../src/index.ts';
import { type Action, type Event, text, type View } from '../toy.ts';
import { type Broken, broken, toy } from './toys.ts';

const SILENT: readonly (readonly [string, Partial<GameText<Action, Event, View>>, RegExp])[] = [
  [
    'an action',
    { action: (action) => (action.type === 'show' ? '' : text.action(action, {} as View)) },
    /an action of 'turn' has no words/,
  ],
  [
    'an event',
    { event: (event) => ('die' in event ? `rolled ${undefined}` : 'Something happens.') },
    /an event has no words: .*"rolled"/,
  ],
  [
    'a decision',
    { decision: ({ kind }) => (kind === 'reaction' ? '[object Object]' : 'Asked.') },
    /decision 'reaction' has no words/,
  ],
  [
    'two actions alike',
    { action: (action) => (action.type === 'walk' ? 'Walk' : action.type + JSON.stringify(action)) },
    /two actions of 'turn' read the same: Walk/,
  ],
];

export function leadOf({ points }: View): string {
  return `The lead is at ${Math.max(...points)}.`;
}

export const WORDS: readonly Broken[] = [
  ...SILENT.map(([name, change, message]) =>
    broken(`words: ${name}`, 'text', message, { game: toy, text: { ...text, ...change } }),
  ),

  broken('words: a refusal', 'legal', /refusal '\w+' has no words/, {
    game: toy,
    text: { ...text, rejection: () => '' },
  }),

  broken(
    'words: a standing question that asks something else after each turn',
    'late',
    /'bet' of seat \d is asked on after .*, and yet the question no longer reads/,
    {
      game: toy,
      text: { ...text, decision: (decision, view) => `${text.decision(decision, view)} ${leadOf(view)}` },
    },
  ),

  broken(
    'words: an answer that means something else after a step',
    'late',
    /'bet' of seat \d is asked on after walk:\d, and yet bet:\d no longer reads "Bet on place \d/,
    {
      game: toy,
      text: {
        ...text,
        action: (action, view) =>
          action.type === 'bet'
            ? `Bet on place ${view.places[action.seat]} (seat ${action.seat})`
            : text.action(action, view),
      },
    },
  ),
];
