import { joiningOf, notesOf } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { game, text } from '../src/index.ts';
import type { Event } from '../src/types.ts';
import { at, table } from './rules/table.ts';

it('tells a walk in one sentence, up to what happens on the way', () => {
  const view = game.view(table({ places: ['A4', 'C4', 'A1', 'G5'] }), 0);
  const step = (figure: number, from: string, to: string): Event => ({
    type: 'stepped',
    figure,
    from: at(from),
    to: at(to),
    before: true,
    after: true,
  });
  const events: readonly Event[] = [
    step(0, 'A4', 'B4'),
    step(0, 'B4', 'C4'),
    step(0, 'C4', 'D4'),
    { type: 'seen', figure: 1, at: at('G4') },
    step(0, 'D4', 'E4'),
    step(2, 'E4', 'F4'),
    step(2, 'A1', 'A2'),
    { type: 'heard', figure: 1 },
    step(2, 'A2', 'A3'),
    step(2, 'A3', 'A2'),
  ];
  const told = events.map((event) => ({ event, words: text.event(event, view) }));
  expect(
    notesOf(
      told,
      joiningOf(text, () => view),
    ),
  ).toEqual([
    'Red 1 goes from A4 to D4 in 3 steps.',
    'Blue 1 comes into sight at G4.',
    'Red 1 goes from D4 to E4.',
    'Red 2 goes from E4 to F4.',
    'Red 2 goes from A1 to A2.',
    'Blue 1 does something out of sight.',
    'Red 2 walks 2 steps, back to A2.',
  ]);
});
