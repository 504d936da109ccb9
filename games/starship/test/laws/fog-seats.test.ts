import { describeLaws } from '@shutterbox/kernel/testing';
import { text } from '../../src/index.ts';
import { forget, hide } from '../../src/testing.ts';
import { inTheFog, narrowed, played } from './tables.ts';

/** S-22.1, S-14.23: in the fog, with a player for each passenger. */
describeLaws(
  {
    game: played(narrowed({ seats: { fog: true, scenario: 'hijacking', passengerSeats: true } })),
    text,
    secrets: inTheFog(['S-17.4', 'S-17.5', 'S-17.6']),
    hide,
    forget,
  },
  { games: 1, oneStateIn: 300, idle: ['order'] },
);
