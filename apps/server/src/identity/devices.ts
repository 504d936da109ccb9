/** The devices on which a visitor is signed in. Every token names one of them, and stops working when that device is signed out. */
import type { Device, Storage } from '../storage/storage.ts';
import type { Asker } from './asker.ts';
import { deviceName } from './device-name.ts';
import type { OpenDoors } from './open-doors.ts';
import { newId } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The most devices of a visitor; beyond that the least recently seen is signed out. */
export const MOST_DEVICES = 20;

export class Devices {
  private readonly storage: Storage;
  private readonly doors: OpenDoors;
  private readonly now: () => number;

  constructor(storage: Storage, doors: OpenDoors, now: () => number) {
    this.storage = storage;
    this.doors = doors;
    this.now = now;
  }

  /** Whether the device has not been signed out; noted as seen, once a day. */
  async admits({ device }: Pick<Asker, 'device'>): Promise<boolean> {
    const known = await this.storage.device(device);
    if (known === undefined) return false;
    const today = this.today();
    if (known.last < today) await this.storage.seeDevice(device, today);
    return true;
  }

  async add(visitor: string, userAgent: string | undefined): Promise<Device> {
    const device = this.made(visitor, userAgent);
    this.doors.shut(await this.storage.addDevice(device, MOST_DEVICES));
    return device;
  }

  /** A new device in place of all the others. Copies of the asker’s own token stop working, too. */
  async onlyThis(visitor: string, userAgent: string | undefined): Promise<Device> {
    const device = this.made(visitor, userAgent);
    this.doors.shut(await this.storage.replaceDevices(device));
    return device;
  }

  /** Last seen first. */
  of(visitor: string): Promise<readonly Device[]> {
    return this.storage.devicesOf(visitor);
  }

  /** False where the visitor has no such device. */
  async signOut(visitor: string, device: string): Promise<boolean> {
    const gone = await this.storage.deleteDevice(visitor, device);
    if (gone) this.doors.shut([device]);
    return gone;
  }

  /** Deletes the devices together with their visitor. */
  async forget(visitor: string, work: () => Promise<void>): Promise<void> {
    const devices = await this.storage.devicesOf(visitor);
    await work();
    this.doors.shut(devices.map(({ id }) => id));
  }

  private made(visitor: string, userAgent: string | undefined): Device {
    const today = this.today();
    return { id: newId(), visitor, name: deviceName(userAgent), first: today, last: today };
  }

  private today(): number {
    return Math.floor(this.now() / DAY_MS);
  }
}

/** A day as people write it in dates. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
