import { describeLaws } from '@shutterbox/kernel/testing';
import { text } from '../../src/index.ts';
import { forget, hide } from '../../src/testing.ts';
import { inTheFog, narrowed, played } from './tables.ts';

/** S-22.13: in the fog, and where people hide who they are. */
describeLaws(
  {
    game: played(
      narrowed({
        hijacking: { fog: true, scenario: 'hijacking' },
        armed: { fog: true, scenario: 'hijacking', grenades: true, armedCrew: true, firstSideSeats: 2 },
        boarding: { fog: true, scenario: 'boarding' },
        pet: { fog: true, scenario: 'boarding', pet: true, firstSideSeats: 2, secondSideSeats: 2 },
      }),
    ),
    text,
    secrets: inTheFog(['S-17.4', 'S-17.5', 'S-17.6', 'S-17.7']),
    hide,
    forget,
  },
  { games: 1, oneStateIn: 100, idle: ['order'] },
);
