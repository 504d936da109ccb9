/** Every text here is the toy's with one thing broken. */
import { describe, expect, it } from 'vitest';
import { type GameText, say, verb, who, whom } from '../src/index.ts';
import { checkLaws, type LawId } from '../src/laws/index.ts';
import { type Action, type Event, secrets, text, toy, type View } from './toy.ts';

type Text = GameText<Action, Event, View>;

/** The law says what is wrong, and its seed shows it again. */
function expectCaught(broken: Text, law: LawId, message: RegExp): void {
  const caught = (seed: number) =>
    checkLaws({ game: toy, secrets, text: broken }, { seed, games: 1, oneStateIn: 1 }).violations.find(
      (violation) => violation.law === law,
    );
  const found = caught(1);
  expect(found?.message).toMatch(message);
  expect(caught(found?.seed ?? 0)?.message).toMatch(message);
}

describe('the law about words catches', () => {
  it.each<[string, Partial<Text>, RegExp]>([
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
    [
      'parts that are not joined',
      { decision: ({ seat }) => [{ seat, as: 'You' }, ' may', ' answer.'] },
      /decision '\w+' has parts that belong together/,
    ],
  ])('%s', (_, changed, message) => {
    expectCaught({ ...text, ...changed }, 'text', message);
  });

  it('a refusal', () => {
    const silent = { ...text, rejection: () => '' };
    expectCaught(silent, 'legal', /refusal '\w+' has no words/);
  });

  it('a refusal that names another seat', () => {
    const telling = { ...text, rejection: () => 'That belongs to Player 2.' };
    expectCaught(telling, 'legal', /refusal '\w+' names a seat in its text: That belongs to Player 2/);
  });
});
