import { describe, expect, it } from 'vitest';
import { fitFactor, fitSlope } from '../src/index.ts';

describe('the slope', () => {
  it('is found again where the results are as likely as it says', () => {
    const positions = [-2, -1, 0.3, 1.4].map((odds) => {
      const share = 1 / (1 + Math.exp(-0.7 * odds));
      return { evaluations: [odds, 0], result: [share, 1 - share] };
    });
    expect(fitSlope(positions)).toBeCloseTo(0.7, 6);
  });
});

describe('the factor', () => {
  it('is how much the result grows with the luck', () => {
    expect(fitFactor([1, 0.4, 0.1], [0.5, 0.2, 0.05])).toBeCloseTo(2, 12);
  });

  it('is nothing where there is no luck', () => {
    expect(fitFactor([1, 0], [0, 0])).toBe(0);
  });
});
