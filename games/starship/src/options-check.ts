/** Options that make no sense together, each with the reason. */
import { scenarioOf } from './scenario/scenario.ts';
import { seatCount } from './setup/parts.ts';
import type { Options } from './types.ts';

export function optionProblem(options: Options): string | undefined {
  const { plot } = scenarioOf({ options });
  if (options.bidding && seatCount(options) !== 2) return 'Only two players can bid for sides.';
  if (plot !== null && options.people.second.length > 0)
    return 'Passengers hide what they can do, so they cannot come from a list that everyone has read.';
  return undefined;
}
