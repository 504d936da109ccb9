import { withNames } from '@shutterbox/ui';
import { describe, expect, it } from 'vitest';
import { backoff } from '../src/host/backoff.ts';
import { timeLeft } from '../src/table/countdown.tsx';
import { answersOf, chosenOf } from '../src/table/standing.tsx';

const sitters = [
  { seat: 0, name: 'Ines' },
  { seat: 1, name: 'Player 1' },
  { seat: 2, name: '' },
];

describe('words', () => {
  it('say names in one pass', () => {
    expect(withNames("Player 1 pays Player 2; Player 2's card. Player 12, Player 3.", sitters)).toBe(
      "Ines pays Player 1; Player 1's card. Player 12, Player 3.",
    );
  });

  it('tell how long there is', () => {
    expect(timeLeft(61_000)).toBe('1:01');
    expect(timeLeft(-5)).toBe('0:00');
    expect(timeLeft(86_400_000)).toBe('24 h 0 min');
  });
});

describe('standing answers', () => {
  it('are those that are chosen and not "ask me"', () => {
    const offer = {
      kind: 'offer',
      label: 'Offers',
      choices: [
        { label: 'Never', action: { type: 'pass' } },
        { label: 'Ask me', action: undefined },
      ],
    };
    expect(answersOf([offer], { offer: 'Never' })).toEqual([{ kind: 'offer', action: { type: 'pass' } }]);
    expect(answersOf([offer], { offer: 'Ask me' })).toEqual([]);
    expect(answersOf([offer], {})).toEqual([]);
    expect(chosenOf([offer], [{ kind: 'offer', action: { type: 'pass' } }])).toEqual({ offer: 'Never' });
    expect(chosenOf([offer], [{ kind: 'other', action: { type: 'pass' } }])).toEqual({});
    expect(chosenOf([offer], [])).toEqual({});
  });
});

describe('coming back', () => {
  it('waits longer and longer, and never too long', () => {
    expect(backoff(0, 1)).toBe(400);
    expect(backoff(0, 0)).toBe(200);
    expect(backoff(3, 1)).toBe(3_200);
    expect(backoff(50, 1)).toBe(5_000);
  });
});
