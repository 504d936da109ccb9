/** Options that make no sense together, each with the reason. */
import { hasSecretSeats } from './knowledge/veil.ts';
import { scenarioOf } from './scenario/scenario.ts';
import { seatCount } from './setup/parts.ts';
import type { Options } from './types.ts';

export function optionProblem(options: Options): string | undefined {
  const { plot } = scenarioOf({ options });
  if (options.fog && hasSecretSeats({ options }))
    return 'With a player for each passenger there is no fog of war yet: who is told of a turn would tell who plays together.';
  if (options.bidding && seatCount(options) !== 2) return 'Only two players can bid for sides.';
  if (plot !== null && options.people.second.length > 0)
    return 'Passengers hide what they can do, so they cannot come from a list that everyone has read.';
  return undefined;
}
