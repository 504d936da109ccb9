/** What happens, for log, boards and sounds. */
import type { Observer, Reason, Seat } from '@shutterbox/kernel';
import type { Ammo } from './data/weapon.ts';
import type { CompartmentId, Direction, EdgeId, Facing, Square } from './plan/types.ts';
import type { EndReason, ItemId, Sheet, Side, SkillId, Status, Who } from './types.ts';

export type SecretChoice = 'bid' | 'plot' | 'grenadier' | 'papers';
export type PortalDeed = 'pressed' | 'opened' | 'shut' | 'jammed' | 'cleared' | 'valves';
export type GearDeed =
  | 'draw'
  | 'stow'
  | 'drop'
  | 'taken'
  | 'left'
  | 'short'
  | 'reload'
  | 'reloading'
  | 'wind'
  | 'semi'
  | 'auto'
  | 'fixed'
  | 'removed'
  | 'broke'
  | 'armed'
  | 'placing'
  | 'placed';

/** In the fog an event says who hears it; one that does not is for everyone. */
export type Event = Happening & { readonly heardBy?: readonly Observer[] };

type Happening =
  | { readonly type: 'rolled'; readonly who: Who; readonly sheet: Sheet }
  /** With `to`, here and below, it reaches these seats alone. */
  | {
      readonly type: 'skillRolls';
      readonly who: Who;
      readonly table: number;
      readonly rolls: readonly number[];
      readonly to?: readonly Seat[];
    }
  | {
      readonly type: 'skill';
      readonly who: Who;
      readonly skill: SkillId;
      readonly level: number;
      readonly to?: readonly Seat[];
    }
  | { readonly type: 'wears'; readonly who: Who; readonly armor: number; readonly to?: readonly Seat[] }
  | { readonly type: 'chamber'; readonly who: Who; readonly item: ItemId; readonly ammo: Ammo }
  | { readonly type: 'kept'; readonly who: Who; readonly item: ItemId; readonly locker: boolean }
  | { readonly type: 'placed'; readonly who: Who; readonly at: Square; readonly facing: Facing }
  /** `side` is there for its seat alone. */
  | { readonly type: 'sealed'; readonly seat: Seat; readonly side?: Side }
  | { readonly type: 'sides'; readonly sides: readonly Side[] }
  /** A seat has made a choice that the others do not learn. */
  | { readonly type: 'secret'; readonly seat: Seat; readonly what: SecretChoice }
  | { readonly type: 'bid'; readonly ap: number; readonly to: readonly Seat[] }
  /** By seat what was bid, and who plays the stronger side. */
  | { readonly type: 'bids'; readonly bids: readonly number[]; readonly seat: Seat }
  /** Those in the plot, and those who are not. */
  | { readonly type: 'recruited'; readonly people: readonly Who[]; readonly to: readonly Seat[] }
  | { readonly type: 'bystander'; readonly who: Who; readonly to: readonly Seat[] }
  | { readonly type: 'grenadier'; readonly who: Who; readonly to: readonly Seat[] }
  | { readonly type: 'papers'; readonly papers: number; readonly to?: readonly Seat[] }
  | { readonly type: 'exposed'; readonly who: Who; readonly side: Side }
  | { readonly type: 'found'; readonly who: Who; readonly items: readonly ItemId[] }
  /** A customs man has come near the pet; what the die shows, his own side sees. */
  | { readonly type: 'smells'; readonly who: Who }
  | { readonly type: 'smellDie'; readonly who: Who; readonly die: number; readonly to: readonly Seat[] }
  | { readonly type: 'jump' }
  | { readonly type: 'freed'; readonly who: Who; readonly by: Who }
  | { readonly type: 'pet'; readonly who: Who; readonly master: Who }
  | { readonly type: 'list'; readonly list: readonly Who[] }
  | { readonly type: 'gameTurn'; readonly turn: number }
  | { readonly type: 'cage'; readonly who: Who; readonly dice: number; readonly free: boolean }
  /** `why` is left out where an animal was seen. */
  | { readonly type: 'alarm'; readonly by: Who; readonly why?: 'attacked' | 'bridge' }
  | { readonly type: 'claimed'; readonly who: Who; readonly over: Who }
  | { readonly type: 'begins'; readonly who: Who; readonly ap: number }
  | { readonly type: 'ends'; readonly who: Who; readonly ap: number }
  | { readonly type: 'rests'; readonly who: Who }
  | {
      readonly type: 'moved';
      readonly who: Who;
      readonly from: Square;
      readonly to: Square;
      readonly how: 'step' | 'run' | 'haul' | 'climb' | 'lift' | 'pull' | 'drift';
      readonly ap: number;
    }
  /** S-22.8: someone comes into sight, or is lost from it. */
  | { readonly type: 'appears'; readonly who: Who; readonly at: Square }
  | { readonly type: 'vanishes'; readonly who: Who; readonly from: Square }
  /** S-22.10: at the other end of a shaft or of stairs someone is in the way. */
  | { readonly type: 'bumps'; readonly who: Who; readonly at: Square }
  | { readonly type: 'turned'; readonly who: Who; readonly facing: Facing }
  | { readonly type: 'gravity'; readonly who: Who; readonly on: boolean }
  | { readonly type: 'pushes'; readonly who: Who; readonly direction: Direction }
  /** Drifts no farther, because of someone in the way. */
  | { readonly type: 'stopped'; readonly who: Who; readonly by: Who }
  | {
      readonly type: 'control';
      readonly who: Who;
      readonly after: 'attack' | 'drift' | 'try';
      readonly dice: readonly [number, number];
      readonly needed: number;
      readonly reasons: readonly Reason[];
      readonly kept: boolean;
    }
  | { readonly type: 'sneaks'; readonly who: Who }
  | { readonly type: 'swears'; readonly who: Who }
  | { readonly type: 'light'; readonly who: Who; readonly room: number; readonly on: boolean }
  | { readonly type: 'portal'; readonly who: Who; readonly portal: number; readonly deed: PortalDeed }
  | {
      readonly type: 'force';
      readonly who: Who;
      readonly portal: number;
      readonly dice: number;
      readonly done: boolean;
    }
  | { readonly type: 'lift'; readonly who: Who; readonly to: Square }
  | { readonly type: 'gear'; readonly who: Who; readonly item: ItemId; readonly deed: GearDeed }
  | { readonly type: 'reaches'; readonly who: Who; readonly item: ItemId; readonly die: number }
  /** `at` is NONE where a melee weapon guards the squares around (S-13.7). */
  | { readonly type: 'covers'; readonly who: Who; readonly at: Square; readonly mark: Who }
  | {
      readonly type: 'attack';
      readonly by: Who;
      readonly target: Who;
      readonly weapon: number;
      readonly how: number;
      readonly rounds: number;
      /** In someone else's activation. */
      readonly free: boolean;
    }
  /** S-22.8: the attacker is out of sight. */
  | { readonly type: 'unseenAttack'; readonly target: Who }
  | {
      readonly type: 'throw';
      readonly by: Who;
      readonly target: Who;
      readonly dice: readonly [number, number];
      readonly needed: number;
      readonly reasons: readonly Reason[];
      readonly hit: boolean;
    }
  | {
      readonly type: 'wounds';
      readonly who: Who;
      readonly dice: readonly number[];
      readonly left: readonly [number, number, number];
      readonly status: Status;
    }
  /** A grenade flies; `at` is where it comes down. */
  | {
      readonly type: 'tosses';
      readonly by: Who;
      readonly to: Square;
      readonly dice: number;
      readonly at: Square;
    }
  | { readonly type: 'explodes'; readonly by: Who; readonly at: Square }
  /** A wall takes this many points, `total` in all. */
  | {
      readonly type: 'wall';
      readonly by: Who;
      readonly edge: EdgeId;
      readonly dice: readonly number[];
      readonly total: number;
    }
  | { readonly type: 'breached'; readonly edge: EdgeId; readonly how: 'hole' | 'breach' }
  | { readonly type: 'air'; readonly compartment: CompartmentId; readonly lost: boolean }
  | { readonly type: 'vacuum'; readonly who: Who }
  | { readonly type: 'power'; readonly who: Who; readonly on: boolean }
  | { readonly type: 'resists'; readonly who: Who; readonly dice: number; readonly done: boolean }
  | { readonly type: 'gas'; readonly who: Who }
  | { readonly type: 'wakes'; readonly who: Who }
  | { readonly type: 'revived'; readonly who: Who; readonly by: Who; readonly dice: number; readonly lives: boolean }
  /** Reaches the seats in `to` alone. */
  | { readonly type: 'order'; readonly who: Who; readonly how: number; readonly to: readonly Seat[] }
  | { readonly type: 'over'; readonly winner: number; readonly reason: EndReason };
