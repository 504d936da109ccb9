import { describeLaws } from '@shutterbox/kernel/testing';
import { text } from '../../src/index.ts';
import { forget, hide, secrets } from '../../src/testing.ts';
import type { Options } from '../../src/types.ts';
import { narrowed, played } from './tables.ts';

/** S-22: where nobody hides who they are. */
const FOGGY: Readonly<Record<string, Partial<Options>>> = {
  loose: { fog: true },
  mutiny: { fog: true, scenario: 'mutiny' },
  teams: { fog: true, firstSideSeats: 2, secondSideSeats: 2 },
  rescue: { fog: true, scenario: 'rescue' },
  breakthrough: { fog: true, scenario: 'breakthrough' },
  berserker: { fog: true, scenario: 'berserker' },
};
describeLaws(
  {
    game: played(narrowed(FOGGY)),
    text,
    secrets: secrets.filter(({ rule }) => rule === 'S-17.1' || rule.startsWith('S-22')),
    hide,
    forget,
  },
  { games: 1, oneStateIn: 100, idle: ['order'] },
);
