/** What the server keeps: matches as any host does, and visitors, lists, deadlines and leases. One interface, two backends, one contract suite. */
import type { MatchStorage, MatchSummary, Position, Time } from '@shutterbox/host';
import type { Swept } from './retention.ts';
import type { RetentionRule } from './retention-rule.ts';

export interface Visitor {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the recovery token, in hex. */
  readonly recoveryHash: string;
  readonly seen: Time;
}

/** Where a visitor is signed in. */
export interface Device {
  readonly id: string;
  readonly visitor: string;
  /** '' for the device that stands for all tokens from before devices were listed. */
  readonly name: string;
  /** The days on which it was first and last seen, counted from 1970. */
  readonly first: number;
  readonly last: number;
}

export interface Storage extends MatchStorage {
  /** For `/readyz`: a write that changes nothing, down to the disk or the database. */
  ping(): Promise<void>;
  close(): Promise<void>;

  saveVisitor(visitor: Visitor): Promise<void>;
  visitor(id: string): Promise<Visitor | undefined>;
  /** Whom a recovery link belongs to. This uses the link up, and `next` takes its place. */
  useRecovery(recoveryHash: string, next: string): Promise<Visitor | undefined>;
  /** Forgets a visitor: names and links go, seats become bots', matches that nobody else played are deleted. */
  deleteVisitor(id: string): Promise<void>;

  /** Keeps this many of the visitor's devices, including the new one; returns those that are signed out for it. */
  addDevice(device: Device, most: number): Promise<readonly string[]>;
  /** From now on this is the visitor's only device; returns the former ones. */
  replaceDevices(device: Device): Promise<readonly string[]>;
  device(id: string): Promise<Device | undefined>;
  /** Last seen first. */
  devicesOf(visitor: string): Promise<readonly Device[]>;
  /** Those of these devices that exist. */
  knownDevices(ids: readonly string[]): Promise<readonly string[]>;
  /** Notes the day on which a device was seen, if there is such a device. */
  seeDevice(id: string, day: number): Promise<void>;
  /** False where the visitor has no such device. */
  deleteDevice(visitor: string, id: string): Promise<boolean>;

  /** Only of matches that exist. */
  positions(matches: readonly string[]): Promise<readonly Position[]>;
  openMatches(limit: number): Promise<readonly MatchSummary[]>;

  /** Matches whose deadline has passed, longest overdue first. */
  overdue(now: Time, limit: number): Promise<readonly string[]>;
  /** Leases matches in which a bot has to answer, for this process alone, until a time; leases that have run out, or that end later than any clock like ours could have set, are free again. */
  leaseBotWork(holder: string, now: Time, until: Time, limit: number): Promise<readonly string[]>;
  /** Extends a lease if that holder still has it. */
  renewBotWork(match: string, holder: string, until: Time): Promise<void>;
  releaseBotWork(match: string, holder: string): Promise<void>;

  /** Deletes matches that never started, or that nobody has touched, since a time; returns how many. */
  deleteAbandoned(openBefore: Time, untouchedBefore: Time): Promise<number>;
  /** Deletes finished matches whose time has come, and announces when the others will be deleted. */
  sweepEnded(rule: RetentionRule, now: Time): Promise<Swept>;
}
