import { describeLaws } from '@shutterbox/kernel/testing';
import { text } from '../../src/index.ts';
import { forget, hide } from '../../src/testing.ts';
import { inTheFog, narrowed, played } from './tables.ts';

/** S-22: where nobody hides who they are. */
describeLaws(
  {
    game: played(
      narrowed({
        loose: { fog: true },
        mutiny: { fog: true, scenario: 'mutiny' },
        teams: { fog: true, firstSideSeats: 2, secondSideSeats: 2 },
        rescue: { fog: true, scenario: 'rescue' },
        breakthrough: { fog: true, scenario: 'breakthrough' },
        berserker: { fog: true, scenario: 'berserker' },
      }),
    ),
    text,
    secrets: inTheFog([]),
    hide,
    forget,
  },
  { games: 1, oneStateIn: 150, idle: ['order'] },
);
