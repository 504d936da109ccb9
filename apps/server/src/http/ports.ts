/** What the HTTP and socket handlers have access to. */
import type { Bus, Tables } from '@shutterbox/host';
import type { Devices } from '../identity/devices.ts';
import type { OpenDoors } from '../identity/open-doors.ts';
import type { Signer } from '../identity/token.ts';
import type { Visitors } from '../identity/visitors.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Presence } from '../presence/presence.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';

export interface Ports {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly visitors: Visitors;
  readonly devices: Devices;
  readonly doors: OpenDoors;
  readonly signer: Signer;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  /** A bot may have something to do. */
  readonly nudge: () => void;
  /** Whether the server is shutting down. */
  readonly ending: () => boolean;
}
