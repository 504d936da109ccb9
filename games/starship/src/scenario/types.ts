/** S67: a scenario is data: ship, people, placement, portals, weapons, alarm, limit, victory. */
import type { AMMO } from '../data/weapon.ts';
import type { FloorKind } from '../plan/types.ts';
import type { ShipId } from '../ships.ts';
import type { Side } from '../types.ts';

export const SHIPS: readonly ShipId[] = ['intrepid', 'beowulf', 'lockedTogether', 'landedBeowulf'];
export const ROLES = ['crew', 'captain', 'passenger', 'sleeper', 'animal', 'mascot'] as const;
export type Role = (typeof ROLES)[number];

/** A kind of room; number 0 is any of that kind, name '' any of that number. */
export interface Place {
  readonly room: FloorKind;
  readonly number: number;
  readonly name: string;
}

/** Part of the roster, there only under an option of the scenario. */
export interface CastRow {
  readonly role: Role;
  readonly side: Side;
  readonly option: ScenarioOption;
  /** One character each. */
  readonly places: readonly Place[];
}

/** A weapon that is built in: an autocannon or a VRF gauss gun, with its one kind of rounds. */
export interface Mount {
  readonly weapon: (typeof MOUNTED)[number];
  readonly ammo: (typeof AMMO)[number];
  readonly place: Place;
}

export const OUTSIDES = ['vacuum', 'breathable', 'jumpspace'] as const;
export const MOUNTED = ['autocannon', 'vrf-gauss-gun'] as const;

export const SCENARIO_OPTIONS = ['always', 'passengers', 'sleepers', 'secondPet'] as const;
export type ScenarioOption = (typeof SCENARIO_OPTIONS)[number];

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly ship: ShipId;
  /** What each side is called: "crew", "animals". */
  readonly sides: readonly [string, string];
  readonly cast: readonly CastRow[];
  /** Named rooms with the first side first (S94), or one by one anywhere (S-14.12). */
  readonly placement: 'rooms' | 'anywhere';
  /** How interior portals stand at the start. Outer ones are shut. */
  readonly portals: 'open' | 'shut';
  /** All weapons in the locker, or blades worn and the rest kept where their owners say. */
  readonly weapons: 'locker' | 'kept';
  /** Animals of the second side begin caged, and the first side frozen until the alarm. */
  readonly alarm: boolean;
  /** The alarm goes off after this turn even if nobody was seen. */
  readonly alarmAfter: number;
  /** Turns from the alarm, or from the start where there is none. */
  readonly limit: number;
  /** Who wins at the limit: the side with the larger share of active people, or the side that holds the bridge. */
  readonly atLimit: 'share' | 'bridge';
  /** S-6.15, S-20.6: in jumpspace nothing opens outward. */
  readonly outside: (typeof OUTSIDES)[number];
  /** Sides that are military (S-2.10, S-11.11). */
  readonly military: readonly Side[];
  /** S-19.10. */
  readonly mounts: readonly Mount[];
  /** S-21.3: begins without gravity. */
  readonly weightless?: boolean;
}
