/** Games that lack words. */
import { type GameText, say, verb, who, whom } from '../../src/index.ts';
import { type Action, type Event, text, type View } from '../toy.ts';
import { type Broken, broken, toy } from './toys.ts';

const WRONG: readonly (readonly [string, Partial<GameText<Action, Event, View>>, RegExp])[] = [
  [
    'an action',
    { action: (action, view) => (action.type === 'show' ? '' : text.action(action, view)) },
    /an action of 'turn' has no words/,
  ],
  [
    'an event',
    { event: (event) => ('die' in event ? `rolled ${undefined}` : 'Something happens.') },
    /an event has no words .*"rolled"/,
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
  [
    'a player by a name of the text',
    { event: (event, view) => ('die' in event ? `Player ${event.seat + 1} rolls.` : text.event(event, view)) },
    /an event names a seat in its text: Player \d rolls/,
  ],
  [
    'a seat in an action',
    { action: (action) => (action.type === 'tease' ? `Tease seat ${action.seat}` : JSON.stringify(action)) },
    /an action of 'turn' names a seat in its text: Tease seat \d/,
  ],
  [
    'a spectator who is "you"',
    { decision: () => 'It is your turn.' },
    /decision '\w+' speaks to a spectator: It is your turn/,
  ],
  [
    'a seat that does not exist',
    { decision: ({ seat }) => say`${who(seat + 1)} may answer.` },
    /decision '\w+' names a seat that does not exist: Player 3 may answer/,
  ],
  [
    'a sentence that begins small',
    { event: (_, view) => say`Look. ${whom(0)} ${verb(0, view, 'see')} it.` },
    /an event begins small where it is about its reader: Look. you see it/,
  ],
  ['events that join, and no note for them', { joins: () => true }, /events join, and there is no note for them/],
  [
    'a note that names a player',
    { joins: () => true, note: (events) => `Player ${events.length} goes on.` },
    /a note names a seat in its text: Player \d+ goes on/,
  ],
  [
    'parts that are not joined',
    { decision: ({ seat }) => [{ seat, as: 'You' }, ' may', ' answer.'] },
    /decision '\w+' has parts that belong together/,
  ],
];

export function leadOf({ points }: View): string {
  return `The lead is at ${Math.max(...points)}.`;
}

export const WORDS: readonly Broken[] = [
  ...WRONG.map(([name, change, message]) =>
    broken(`words: ${name}`, 'text', message, { game: toy, text: { ...text, ...change } }),
  ),

  broken(
    'words: a refusal that names another seat',
    'legal',
    /refusal '\w+' names a seat in its text: That belongs to Player 2/,
    {
      game: toy,
      text: { ...text, rejection: () => 'That belongs to Player 2.' },
    },
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
      text: { ...text, decision: (decision, view) => say`${text.decision(decision, view)} ${leadOf(view)}` },
    },
  ),

  broken(
    'words: an answer that means something else after a step',
    'late',
    /'bet' of seat \d is asked on after walk:\d, and yet bet:\d no longer reads .*Bet on place \d/,
    {
      game: toy,
      text: {
        ...text,
        action: (action, view) =>
          action.type === 'bet'
            ? say`Bet on place ${String(view.places[action.seat])} of ${whom(action.seat)}`
            : text.action(action, view),
      },
    },
  ),
];
