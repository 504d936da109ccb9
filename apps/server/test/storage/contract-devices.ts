import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deviceSample, visitorSample } from './samples.ts';
import type { Stores } from './stores.ts';

export function devicesContract(stores: Stores): void {
  const newVisitor = async (): Promise<string> => {
    const visitor = visitorSample();
    await stores.storage.saveVisitor(visitor);
    return visitor.id;
  };

  describe('devices', () => {
    it('are added, found, and listed with the latest seen first', async () => {
      const ada = await newVisitor();
      const old = deviceSample(ada, { first: 1, last: 5 });
      const recent = deviceSample(ada, { first: 2, last: 9 });
      await stores.storage.addDevice(old, 20);
      await stores.storage.addDevice(recent, 20);
      await stores.storage.addDevice(deviceSample(await newVisitor()), 20);
      expect(await stores.other.device(old.id)).toEqual(old);
      expect(await stores.other.devicesOf(ada)).toEqual([recent, old]);
      expect(await stores.other.knownDevices([old.id, randomUUID(), recent.id])).toHaveLength(2);
      expect(await stores.other.knownDevices([])).toEqual([]);
      expect(await stores.other.device('')).toBeUndefined();
    });

    it('are limited in number: the longest unseen goes, never the new one', async () => {
      const ada = await newVisitor();
      const [first, second] = [deviceSample(ada, { last: 7 }), deviceSample(ada, { last: 8 })];
      const last = deviceSample(ada, { last: 6 });
      expect(await stores.storage.addDevice(first, 2)).toEqual([]);
      expect(await stores.storage.addDevice(second, 2)).toEqual([]);
      expect(await stores.storage.addDevice(last, 2)).toEqual([first.id]);
      expect((await stores.other.devicesOf(ada)).map(({ id }) => id)).toEqual([second.id, last.id]);
    });

    it('are marked as seen by the day, which brings none back to life', async () => {
      const ada = await newVisitor();
      const device = deviceSample(ada, { first: 5, last: 5 });
      await stores.storage.addDevice(device, 20);
      await stores.storage.seeDevice(device.id, 9);
      await stores.storage.seeDevice(device.id, 7);
      expect(await stores.other.device(device.id)).toEqual({ ...device, last: 9 });
      await stores.storage.deleteDevice(ada, device.id);
      await stores.storage.seeDevice(device.id, 10);
      expect(await stores.other.device(device.id)).toBeUndefined();
    });

    it('are signed out only by their own visitor, once', async () => {
      const [ada, eve] = [await newVisitor(), await newVisitor()];
      const device = deviceSample(ada);
      await stores.storage.addDevice(device, 20);
      expect(await stores.storage.deleteDevice(eve, device.id)).toBe(false);
      expect(await stores.other.device(device.id)).toEqual(device);
      expect(await stores.storage.deleteDevice(ada, device.id)).toBe(true);
      expect(await stores.storage.deleteDevice(ada, device.id)).toBe(false);
    });

    it('are all replaced by one, and nobody else’s are', async () => {
      const [ada, bob] = [await newVisitor(), await newVisitor()];
      const [first, second, his] = [deviceSample(ada), deviceSample(ada), deviceSample(bob)];
      for (const device of [first, second, his]) await stores.storage.addDevice(device, 20);
      const only = deviceSample(ada);
      expect((await stores.storage.replaceDevices(only)).toSorted()).toEqual([first.id, second.id].toSorted());
      expect(await stores.other.devicesOf(ada)).toEqual([only]);
      expect(await stores.other.devicesOf(bob)).toEqual([his]);
    });

    it('go with their visitor', async () => {
      const ada = await newVisitor();
      const device = deviceSample(ada);
      await stores.storage.addDevice(device, 20);
      await stores.storage.deleteVisitor(ada);
      expect(await stores.other.device(device.id)).toBeUndefined();
    });
  });
}
