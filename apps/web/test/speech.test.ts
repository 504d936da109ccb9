import type { Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { type Spoken, speech, spokenOf, takenBack } from '../src/table/speech.ts';

const own = (sentence: string): Spoken => ({ sentence, own: true, trifle: false });
const theirs = (sentence: string, trifle = false): Spoken => ({ sentence, own: false, trifle });
const many = (n: number, trifle = false): Spoken[] =>
  Array.from({ length: n }, (_, i) => theirs(`Bokeh does ${i + 1}.`, trifle));

describe('what is read out', () => {
  it('is all of it, and the same thing once, as long as it is short', () => {
    expect(speech([own('You roll 5.'), theirs('Bokeh draws.'), theirs('Bokeh draws.')])).toBe(
      'You roll 5. Bokeh draws, 2 times.',
    );
  });

  it('leaves out trifles of others where there is much, and never what oneself did', () => {
    const trifles = many(9, true);
    expect(speech([own('You take a photograph.'), ...trifles, theirs('Bokeh rolls 6.')])).toBe(
      'You take a photograph. Bokeh rolls 6.',
    );
  });

  it('counts what others did earlier, beyond eight sentences', () => {
    const said = speech([own('You take a photograph.'), ...many(11)]);
    expect(said).toMatch(/^3 earlier\. You take a photograph\. Bokeh does 4\./);
    expect(said).toMatch(/Bokeh does 11\.$/);
  });

  it('leaves out own trifles too, and has nothing of one’s own while a bot plays', () => {
    const steps = [{ number: 1, kind: 'answer' as const, seat: 0, events: ['die'], words: ['You put a die.'] }];
    const update = { observer: 0, steps } as unknown as Update;
    const [die] = spokenOf(update, () => 0);
    expect(die).toEqual({ sentence: 'You put a die.', own: true, trifle: true });
    expect(spokenOf(update, () => 0, true)[0]?.own).toBe(false);
    expect(speech([...(die ? [die] : []), ...many(8)])).not.toContain('You put a die.');
  });

  it('has a sentence for what is taken back', () => {
    expect(takenBack(1, 1)).toBe('You take it back.');
    expect(takenBack(1, 0)).toBe('Player 2 takes it back.');
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
      { sentence: 'You put a die.', own: true, trifle: true },
      { sentence: 'You aim.', own: true, trifle: false },
      { sentence: 'Player 2 takes it back.', own: false, trifle: false },
    ]);
  });
});
