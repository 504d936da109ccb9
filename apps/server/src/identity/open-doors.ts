/** The sockets and streams that signed-in devices have open. They are cut off when the device is signed out, in any process. */
import type { TextBus } from '@shutterbox/host';
import type { Storage } from '../storage/storage.ts';

const CHANNEL = 'signed-out';
/** News may be lost, so storage is asked this often. */
const LOOK_EVERY_MS = 60_000;
const MOST_AT_ONCE = 500;

interface DoorsLog {
  error(details: object, message: string): void;
}

export class OpenDoors {
  private readonly storage: Pick<Storage, 'knownDevices'>;
  private readonly bus: TextBus;
  private readonly log: DoorsLog;
  private readonly open = new Map<string, Set<() => void>>();
  private timer: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;
  private looking: Promise<void> | undefined;

  constructor(storage: Pick<Storage, 'knownDevices'>, bus: TextBus, log: DoorsLog) {
    this.storage = storage;
    this.bus = bus;
    this.log = log;
  }

  start(): void {
    this.unsubscribe = this.bus.subscribe(CHANNEL, this.hear);
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.unsubscribe?.();
    await this.looking;
  }

  /** `cut` is called at most once; the returned function cancels it. */
  enter(device: string, cut: () => void): () => void {
    if (device === '') return () => {};
    const own = () => cut();
    const all = this.open.get(device) ?? new Set();
    this.open.set(device, all.add(own));
    return () => {
      all.delete(own);
      if (all.size === 0 && this.open.get(device) === all) this.open.delete(device);
    };
  }

  /** Here at once, and in other processes as soon as they hear of it. */
  shut(devices: readonly string[]): void {
    for (const device of devices) {
      this.cut(device);
      this.bus.publish(CHANNEL, this.hear, device);
    }
  }

  /** Compares what is open with storage. */
  look(): void {
    this.looking ??= this.compare()
      .catch((error) => this.log.error({ error }, 'looking for devices that were signed out failed'))
      .finally(() => {
        this.looking = undefined;
      });
  }

  private readonly hear = (device: string): void => {
    if (device === '') this.look();
    else this.cut(device);
  };

  private async compare(): Promise<void> {
    const devices = [...this.open.keys()];
    for (let from = 0; from < devices.length; from += MOST_AT_ONCE) {
      const some = devices.slice(from, from + MOST_AT_ONCE);
      const known = new Set(await this.storage.knownDevices(some));
      for (const device of some) if (!known.has(device)) this.cut(device);
    }
  }

  private cut(device: string): void {
    const all = this.open.get(device);
    this.open.delete(device);
    for (const cut of all ?? []) cut();
  }
}
