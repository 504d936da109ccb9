/** DA-7: how a collection is counted, and who wins. */
import type { Outcome, Seat } from '@shutterbox/kernel';
import { unclaimed } from './table.ts';
import {
  ANIMALS,
  type Collection,
  type EndReason,
  type Partition,
  type ScoreSheet,
  type State,
  TERRAINS,
  type Terrain,
  type View,
} from './types.ts';

/** DA-7.1, DA-7.2, DA-7.3, DA-7.5, DA-8.4. */
export const TOURIST_POINTS = 10;
export const RESEARCHER_SIZE = 3;
const RESEARCHER_POINTS = 5;
const ADDITIONAL_POINTS = 3;
export const EXCLUSIVE_POINTS = 5;

/** What a score depends on, in a state or in a view. */
type Scored = Pick<View, 'options' | 'terrains' | 'owners' | 'collections' | 'gifts'>;

/** Scored before the end, from a view in which collections may be hidden. */
const NOT_SEEN: Collection = ANIMALS.map(() => 0);

export function scoreSheet(state: Scored, seat: Seat): ScoreSheet {
  const photos = state.collections[seat] ?? NOT_SEEN;
  const partition = bestPartition(photos);
  const travel = travelTokens(state, seat);
  const exclusive = state.options.exclusiveCoverage ? exclusiveTerrains(state, seat) : [];
  const total = partition.points + travel + EXCLUSIVE_POINTS * exclusive.length;
  return { photos: photos.slice(), partition, travel, exclusive, gifts: state.gifts[seat] as number, total };
}

/** DA-7.4: of equally good ways, the one with most tourist sets. */
export function bestPartition(photos: Collection): Partition {
  const most = Math.min(...photos);
  let best = partitionWith(photos, 0);
  for (let tourist = 1; tourist <= most; tourist++) {
    const partition = partitionWith(photos, tourist);
    if (partition.points >= best.points) best = partition;
  }
  return best;
}

function partitionWith(photos: Collection, tourist: number): Partition {
  const left = photos.map((count) => count - tourist);
  const points = left.reduce((sum, count) => sum + pointsOfOneAnimal(count), TOURIST_POINTS * tourist);
  return { tourist, left, points };
}

/** DA-7.2, DA-7.3. */
export function pointsOfOneAnimal(count: number): number {
  return count < RESEARCHER_SIZE ? count : RESEARCHER_POINTS + ADDITIONAL_POINTS * (count - RESEARCHER_SIZE);
}

/** DA-7.5. */
function travelTokens({ owners }: Scored, seat: Seat): number {
  let tokens = 0;
  for (let tile = 0; tile < owners.length; tile++) if (owners[tile] === seat) tokens++;
  return tokens;
}

/** DA-8.4, DA-8.5. */
export function exclusiveTerrains({ terrains, owners }: Pick<Scored, 'terrains' | 'owners'>, seat: Seat): Terrain[] {
  return TERRAINS.map((_, terrain) => terrain).filter(
    (terrain) =>
      terrains.includes(terrain) && terrains.every((other, tile) => other !== terrain || owners[tile] === seat),
  );
}

/** DA-6.1, DA-6.3. */
export function endReason(state: Pick<View, 'owners'>): EndReason {
  return unclaimed(state) === 0 ? 'claimed' : 'turns';
}

/** DA-7.6, DA-7.7. */
export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const score = state.turns.map((_, seat) => scoreSheet(state, seat).total);
  return { rank: ranking(score, state), score, reason: endReason(state) };
}

export function ranking(score: readonly number[], table: Pick<View, 'turns' | 'first' | 'seats'>): number[] {
  const beats = (a: Seat, b: Seat): boolean => {
    const more = (score[a] as number) - (score[b] as number);
    return more > 0 || (more === 0 && lastTurn(table, a) < lastTurn(table, b));
  };
  return score.map((_, seat) => 1 + score.filter((__, other) => beats(other, seat)).length);
}

/** DA-7.7: grows with every turn of any seat. */
function lastTurn({ turns, first, seats }: Pick<View, 'turns' | 'first' | 'seats'>, seat: Seat): number {
  return (turns[seat] as number) * seats + ((seat - first + seats) % seats);
}
