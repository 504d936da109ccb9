import type { Analysis, Draw } from '@shutterbox/analysis';
import { describe, expect, it } from 'vitest';
import {
  adjustedWords,
  atStart,
  betterWords,
  chancesWords,
  chosenWords,
  dealWords,
  seatWords,
  sideNames,
  sizeWords,
  togetherWords,
  winsWords,
} from '../src/luck/words.ts';

const ANSEL = { seat: 0, name: 'Ansel' };
const BOKEH = { seat: 1, name: 'Bokeh' };
const NAMES = ['Ansel', 'Bokeh'];

function draw(seat: Draw['seat'], luck: readonly number[], error = 0): Draw {
  return { entry: 3, seat, luck, error, events: [0, 1] };
}

describe('the words about luck', () => {
  it('say who was lucky, and that it was you', () => {
    expect(seatWords(0.182, BOKEH, 0)).toBe('Bokeh was lucky: +18%');
    expect(seatWords(-0.04, ANSEL, 0)).toBe('You were unlucky: −4%');
    expect(seatWords(0.004, ANSEL, 'spectator')).toBe('Ansel was neither lucky nor unlucky.');
  });

  it('name the side that the deal helped', () => {
    const deal = (luck: Analysis['deal']['luck']) => dealWords({ deal: { luck, error: 0 } }, NAMES);
    expect(deal([-0.05, 0.05])).toBe('The deal helped Bokeh: +5%');
    expect(deal([0.001, -0.001])).toBe('');
  });

  it('call a side by its name, or by its players', () => {
    expect(sideNames({ sides: [0, 1] }, [ANSEL, BOKEH], 'spectator')).toEqual(NAMES);
    expect(sideNames({ sides: [0, 0] }, [ANSEL, BOKEH], 'spectator')).toEqual(['Ansel and Bokeh']);
    const crew = { ...BOKEH, side: 'crew' };
    expect(sideNames({ sides: [1, 0] }, [{ ...ANSEL, side: 'Red' }, crew], 0)).toEqual(['Red', 'the crew']);
  });

  it('call you "you", as the first word too', () => {
    const names = sideNames({ sides: [0, 1] }, [ANSEL, BOKEH], 0);
    expect(names).toEqual(['you', 'Bokeh']);
    expect(chancesWords([0.61, 0.39], names)).toBe('You 61%, Bokeh 39%');
    expect(sizeWords(draw(0, [0.14, -0.14]), [0, 1], names)).toBe('+14% for you');
    expect([atStart('the crew'), atStart('bea')]).toEqual(['The crew', 'bea']);
  });

  it('give a draw to the seat that drew, and the deal to the side that gained', () => {
    expect(sizeWords(draw(1, [-0.14, 0.14]), [0, 1], NAMES)).toBe('+14% for Bokeh');
    expect(sizeWords(draw(null, [0.06, -0.06], 0.012), [0, 1], NAMES)).toBe('+6% for Ansel, give or take 1%');
  });

  it('add up what all luck did for each side', () => {
    expect(togetherWords({ luck: [0.081, -0.081] }, ['you', 'Bokeh'])).toBe('All luck together: You +8%, Bokeh −8%');
    expect(togetherWords({ luck: [0.1, -0.03, -0.07] }, ['Ansel', 'the crew', 'Bea'])).toBe(
      'All luck together: Ansel +10%, The crew −3%, Bea −7%',
    );
  });

  it('say what the result is worth without luck', () => {
    expect(adjustedWords({ adjusted: [0.636, 0.364] }, NAMES)).toBe(
      'Without luck, the chances would be: Ansel 64%, Bokeh 36%.',
    );
    expect(chancesWords([0.61, 0.39], NAMES)).toBe('Ansel 61%, Bokeh 39%');
  });

  it('say what was chosen, and what would have been better', () => {
    expect(chosenWords(ANSEL, 'Draw a card', 0)).toBe('You chose “Draw a card”.');
    expect(chosenWords(BOKEH, 'Draw a card', 0)).toBe('Bokeh chose “Draw a card”.');
    expect(betterWords('Prepare')).toBe('Better: “Prepare”.');
    expect(winsWords({ loss: 0.064, error: 0.02 })).toBe('Wins 6 more matches in 100, give or take 2.');
    expect(winsWords({ loss: 0.011, error: 0 })).toBe('Wins 1 more match in 100, give or take 1.');
  });
});
