import { render, say, type Words, who } from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { type Spoken, speech as spoken, spokenOf, takenBack } from '../src/table/ear/speech.ts';

const NAMES = ['Player 2', 'Bokeh', 'Cleo'];
const own = (words: Words): Spoken => ({ words, observer: 0, own: true, trifle: false });
const theirs = (words: Words, trifle = false): Spoken => ({ words, observer: 0, own: false, trifle });
const many = (n: number, trifle = false): Spoken[] =>
  Array.from({ length: n }, (_, i) => theirs(say`${who(1)} does ${i + 1}.`, trifle));
const speech = (all: readonly Spoken[]): string => spoken(all, NAMES);

describe('what is read out', () => {
  it('is all of it, and the same thing once, as long as it is short', () => {
    const draws = (seat: number) => theirs(say`${who(seat)} draws.`);
    expect(speech([own(say`${who(0)} roll 5.`), draws(1), draws(1), draws(2)])).toBe(
      'You roll 5. Bokeh draws, 2 times. Cleo draws.',
    );
  });

  it('keeps apart what is said to different observers', () => {
    const words = say`${who(0)} roll 5.`;
    expect(speech([own(words), { ...own(words), observer: 'spectator' }])).toBe('You roll 5. Player 2 roll 5.');
  });

  it('leaves out trifles of others where there is much, and never what yourself did', () => {
    const trifles = many(9, true);
    expect(speech([own(say`${who(0)} take a photograph.`), ...trifles, theirs(say`${who(1)} rolls 6.`)])).toBe(
      'You take a photograph. Bokeh rolls 6.',
    );
  });

  it('counts what others did earlier, beyond eight sentences', () => {
    const said = speech([own(say`${who(0)} take a photograph.`), ...many(11)]);
    expect(said).toMatch(/^3 earlier\. You take a photograph\. Bokeh does 4\./);
    expect(said).toMatch(/Bokeh does 11\.$/);
  });

  it('leaves out own trifles too, and has nothing of your own while a bot plays', () => {
    const steps = [{ number: 1, kind: 'answer' as const, seat: 0, events: ['die'], words: ['You put a die.'] }];
    const update = { observer: 0, steps } as unknown as Update;
    const [die] = spokenOf(update, () => 0);
    expect(die).toEqual({ event: 'die', words: 'You put a die.', observer: 0, own: true, trifle: true });
    expect(spokenOf(update, () => 0, true)[0]?.own).toBe(false);
    expect(speech([...(die ? [die] : []), ...many(8)])).not.toContain('You put a die.');
  });

  it('has one sentence for a walk, and so has room for what came before it', () => {
    const joining = {
      joins: (before: unknown, next: unknown) => Number(next) === Number(before) + 1,
      note: (steps: readonly unknown[]) => say`${who(1)} walks ${steps.length} squares.`,
    };
    const walk = Array.from({ length: 12 }, (_, event) => ({ ...theirs(`To ${event}.`, true), event }));
    const heard = [theirs(say`${who(1)} rolls 6.`), ...walk, { ...theirs('To 30.', true), event: 30 }];
    expect(spoken(heard, NAMES, joining)).toBe('Bokeh rolls 6. Bokeh walks 12 squares. To 30.');
    expect(spoken(heard, NAMES)).toBe('Bokeh rolls 6.');
  });

  it('has a sentence for what is taken back', () => {
    expect(render(takenBack(1, 1), { observer: 1, names: NAMES })).toBe('You undo a move.');
    expect(render(takenBack(1, 0), { observer: 0, names: NAMES })).toBe('Bokeh undoes a move.');
    expect(takenBack(undefined, 0)).toBe('A move is undone.');
  });

  it('comes from the steps, each sentence with its event', () => {
    const update: Pick<Update, 'steps' | 'observer'> = {
      observer: 0,
      steps: [
        { number: 4, kind: 'answer', seat: 0, events: ['die', 'shot'], words: ['You put a die.', 'You aim.'] },
        { number: 5, kind: 'undo', seat: 1, events: [], words: [] },
      ],
    };
    expect(spokenOf(update as Update, (event) => (event === 'die' ? 200 : 2_000))).toEqual([
      { event: 'die', words: 'You put a die.', observer: 0, own: true, trifle: true },
      { event: 'shot', words: 'You aim.', observer: 0, own: true, trifle: false },
      { words: say`${who(1)} undoes a move.`, observer: 0, own: false, trifle: false },
    ]);
  });
});
