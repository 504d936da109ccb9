/** S67: a scenario is data: ship, people, placement, portals, weapons, alarm, limit, victory. */
import type { AMMO } from '../data/weapon.ts';
import type { FloorKind } from '../plan/types.ts';
import type { ShipId } from '../ships.ts';
import type { Side } from '../types.ts';

export const SHIPS: readonly ShipId[] = ['intrepid', 'beowulf', 'lockedTogether', 'landedBeowulf'];
export const ROLES = [
  'crew',
  'captain',
  'passenger',
  'traveller',
  'sleeper',
  'animal',
  'mascot',
  'customs',
  'rescuer',
  'pirate',
  'hostage',
  'returning',
  'local',
  'berserker',
] as const;
export type Role = (typeof ROLES)[number];

/** A kind of room; number 0 is any of that kind, name '' any of that number. */
export interface Place {
  /** 'any': every room of the ship. */
  readonly room: FloorKind | 'any';
  readonly number: number;
  readonly name: string;
  /** Of two ships locked together: which (0 is the first). */
  readonly ship?: number;
  /** Squares from the cargo door, at least and at most, on the ground outside. */
  readonly from?: number;
  readonly to?: number;
}

/** What people wear: an armor by name, or what the die says (S-14.26): 1 or 2 nothing, 3 jack, 4 mesh, 5 or 6 cloth. */
export const DIE_ARMOR = 'die';

/** Where weapons are: as the scenario says; smuggled and out of sight; blades and pistols worn, the rest in the locker; all worn; none; issued. */
export const ARMS = ['scenario', 'smuggled', 'discreet', 'worn', 'none', 'issued'] as const;
export type Arms = (typeof ARMS)[number];

/** Part of the roster, there only under an option of the scenario. */
export interface CastRow {
  readonly role: Role;
  readonly side: Side;
  readonly option: ScenarioOption;
  /** One character each. */
  readonly places: readonly Place[];
  /** An armor's id, or DIE_ARMOR; no armor if left out. */
  readonly armor?: string;
  readonly arms?: Arms;
  /** S-14.27: weapons by id, the first one ready, the others holstered. Level 0 comes with them. */
  readonly issued?: readonly string[];
}

/** A weapon that is built in: an autocannon or a VRF gauss gun, with its one kind of rounds. */
export interface Mount {
  readonly weapon: (typeof MOUNTED)[number];
  readonly ammo: (typeof AMMO)[number];
  readonly place: Place;
}

export const OUTSIDES = ['vacuum', 'breathable', 'jumpspace'] as const;
export const MOUNTED = ['autocannon', 'vrf-gauss-gun'] as const;

export const SCENARIO_OPTIONS = ['always', 'passengers', 'sleepers', 'secondPet', 'pet'] as const;
export type ScenarioOption = (typeof SCENARIO_OPTIONS)[number];

/** What raises the alarm: an animal that someone sees (S-14.4); an attack, a turn later, and an intruder on the bridge (S-14.24). */
export const ALARMS = ['sighted', 'attacked', 'bridge'] as const;
export type AlarmKind = (typeof ALARMS)[number];

/** What ends the game, judged at the end of each turn in this order (S-14.9); antagonizing is judged at once. */
export type Victory =
  /** All of a side's people in these roles are out; every role if none is named. */
  | {
      readonly is: 'out';
      readonly lost: Side;
      readonly roles: readonly Role[];
      readonly reason: 'eliminated' | 'passengers';
    }
  /** This many in a role are out. */
  | { readonly is: 'losses'; readonly lost: Side; readonly roles: readonly Role[]; readonly count: number }
  /** S-14.25: someone active on the bridge, and no enemy, before the jump. */
  | { readonly is: 'bridge'; readonly winner: Side }
  /** S-14.33: this many in a role are aboard a ship. */
  | {
      readonly is: 'brought';
      readonly winner: Side;
      readonly role: Role;
      readonly count: number;
      readonly ship: number;
    }
  /** S-14.35: all in a role who can walk are aboard, and the cargo door is shut. */
  | { readonly is: 'aboard'; readonly winner: Side; readonly role: Role }
  /** S-14.37: this many AP were spent in these rooms. */
  | { readonly is: 'wrecked'; readonly winner: Side; readonly ap: number; readonly rooms: readonly FloorKind[] }
  /** S-14.30: legitimate customs men are antagonized. */
  | { readonly is: 'antagonized'; readonly winner: Side };

/** Who wins at the limit: the larger share of active people, the holder of the bridge, a side, or the crew if the ship has jumped. */
export const AT_LIMIT = ['share', 'bridge', 'first', 'second', 'jump'] as const;

/** S-14.22: this many people in a role are in a plot, and nobody else knows which. */
export interface Conspiracy {
  readonly role: Role;
  readonly count: number;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly ship: ShipId;
  /** What each side is called: "crew", "animals". The third is there where some belong to neither. */
  readonly sides: readonly [string, string] | readonly [string, string, string];
  readonly cast: readonly CastRow[];
  /** Named rooms with the first side first (S94), or one by one anywhere (S-14.12). */
  readonly placement: 'rooms' | 'anywhere';
  /** How interior portals stand at the start. Outer ones are shut, but for a cargo door that stands open. */
  readonly portals: 'open' | 'shut';
  readonly cargoDoor: 'open' | 'shut';
  /** All weapons in the locker, or blades worn and the rest kept where their owners say. */
  readonly weapons: 'locker' | 'kept';
  /** Without any nobody is frozen. With 'sighted', animals of the second side begin caged. */
  readonly alarm: readonly AlarmKind[];
  /** The alarm goes off after this turn even if nothing has raised it; 0 never. */
  readonly alarmAfter: number;
  /** S-14.25: the ship jumps at the end of this turn, or of a later one; 0 never. */
  readonly jump: number;
  /** Turns from the alarm if it is 'sighted', otherwise from the start. */
  readonly limit: number;
  readonly atLimit: (typeof AT_LIMIT)[number];
  readonly victory: readonly Victory[];
  readonly plot: Conspiracy | null;
  /** S-14.29: the second side chooses in secret whether it is what it says. */
  readonly papers: boolean;
  /** S-6.15, S-14.38, S-20.6: in jumpspace nothing opens outward. */
  readonly outside: (typeof OUTSIDES)[number];
  /** Sides that are military (S-2.10, S-11.11). */
  readonly military: readonly Side[];
  /** S-19.10. */
  readonly mounts: readonly Mount[];
  /** S-21.3: begins without gravity. */
  readonly weightless?: boolean;
  /** S-14.39: the side that bidders bid for. */
  readonly stronger: Side;
}
