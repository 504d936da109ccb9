/** The golden playthroughs of Snapshot aboard starships; `npm run golden` writes them again. */
import { type Chance, defaultOptions, fewestSeats, type Policy } from '@shutterbox/kernel';
import { type Playthroughs, writePlaythrough } from '@shutterbox/kernel/testing';
import type { Action } from '../../src/answers.ts';
import { policy } from '../../src/bot/policy.ts';
import { game, text } from '../../src/index.ts';
import type { Options, State } from '../../src/types.ts';

const SURPRISE_ONE_IN = 6;

/** Players who know what they want, and now and then do something else: evenly random ones hardly fight. */
function byPolicy(chance: Chance): Policy<State, Action> {
  return (state, decision, legal) => {
    if (chance.int(SURPRISE_ONE_IN) > 0) return policy(state, decision, legal);
    return legal[chance.int(legal.length)] as Action;
  };
}

function played(options: Partial<Options>, seed: number): string {
  const all = { ...defaultOptions(game.options), ...options };
  return writePlaythrough({ game, text, seats: fewestSeats(game.seats(all)), options: all, seed, policy: byPolicy });
}

export const playthroughs: Playthroughs = {
  loose: () => played({}, 1),
  mutiny: () => played({ scenario: 'mutiny' }, 2),
  hijacking: () => played({ scenario: 'hijacking', grenades: true, armedCrew: true }, 3),
  boarding: () => played({ scenario: 'boarding', pet: true }, 13),
  rescue: () => played({ scenario: 'rescue', controls: true }, 5),
  breakthrough: () => played({ scenario: 'breakthrough' }, 6),
  berserker: () => played({ scenario: 'berserker' }, 7),
  fog: () => played({ scenario: 'mutiny', fog: true, secondPet: true }, 8),
};
