/** What a placed card saw, worked out again from the rack: the stack below a card never changes (PS-2.4). */
import type { Seat } from '@shutterbox/kernel';
import { FLOOR } from '../../cards/floor.ts';
import { isWhole, judge, type Sight } from '../../cards/judge.ts';
import type { Animal, Placed } from '../../cards/types.ts';
import { CARDS } from '../../data/cards.ts';
import { fullSupply, PHOTO_OF } from '../../tiles.ts';
import { type Card, LEFT_HALF, RIGHT_HALF, type Shot, type Species } from '../../types.ts';
import { isFloor } from '../rack/stack.ts';

/** Taken, none left (PS-2.8), or too little of the animal seen (PS-2.6). */
export type Reward = 'tile' | 'gone' | 'glimpse';

export interface Shown {
  /** Where it is printed, and which way up that lies. */
  readonly layer: number;
  readonly turned: boolean;
  readonly animal: Animal;
  readonly species: Species;
  /** In percent, with a tenth. */
  readonly share: number;
  /** The lens of the placed card that shows most of it. */
  readonly lens: number;
  /** Others that show some of it, too. */
  readonly also: readonly number[];
  readonly whole: boolean;
  readonly reward: Reward;
}

export interface ShotVerdict {
  readonly card: Card;
  readonly seat: Seat;
  readonly called: boolean;
  readonly hit: boolean;
  /** Whole ones first, then by share. */
  readonly shown: readonly Shown[];
}

/** Of the card at this height of the rack. */
export function verdictAt(rack: readonly Shot[], height: number): ShotVerdict | undefined {
  const shot = rack[height];
  if (shot === undefined) return undefined;
  const left = fullSupply();
  for (let below = 0; below < height; below++) rewards(rack, below, left);
  const given = rewards(rack, height, left);
  const { perfect } = judgedAt(rack, height);
  const shown = given.map(([sight, reward]) => shownOf(rack, sight, reward)).sort(byShare);
  return { card: shot.card, seat: shot.seat, called: shot.called, hit: perfect.length > 0, shown };
}

function judgedAt(rack: readonly Shot[], height: number) {
  return judge(rack.slice(0, height), rack[height] as Placed);
}

/** PS-2.7, PS-2.8: takes from the supply what the card earned. Which half a yeti tile is makes no difference here. */
function rewards(rack: readonly Shot[], height: number, left: number[]): readonly (readonly [Sight, Reward])[] {
  const { seen, glimpses } = judgedAt(rack, height);
  const given = seen.map((sight): readonly [Sight, Reward] => {
    const photo = PHOTO_OF[sight.species];
    const from = photo === LEFT_HALF && left[LEFT_HALF] === 0 ? RIGHT_HALF : photo;
    if ((left[from] ?? 0) === 0) return [sight, 'gone'];
    left[from] = (left[from] ?? 0) - 1;
    return [sight, 'tile'];
  });
  return [...given, ...glimpses.map((sight): readonly [Sight, Reward] => [sight, 'glimpse'])];
}

function shownOf(rack: readonly Shot[], sight: Sight, reward: Reward): Shown {
  const below = isFloor(sight.layer) ? undefined : rack[sight.layer];
  const picture = below === undefined ? FLOOR : CARDS[below.card];
  const lens = sight.lens.indexOf(Math.max(...sight.lens));
  return {
    layer: sight.layer,
    turned: below?.turned ?? false,
    animal: picture?.animals[sight.animal] as Animal,
    species: sight.species,
    share: Math.floor((1000 * sight.cells) / sight.of) / 10,
    lens,
    also: [...sight.lens.keys()].filter((each) => each !== lens && (sight.lens[each] ?? 0) > 0),
    whole: isWhole(sight),
    reward,
  };
}

function byShare(a: Shown, b: Shown): number {
  return Number(b.whole) - Number(a.whole) || b.share - a.share;
}
