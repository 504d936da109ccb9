import { MemoryBus } from '@shutterbox/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OpenDoors } from '../../src/identity/open-doors.ts';

interface Hall {
  readonly doors: OpenDoors;
  readonly failures: string[];
}

/** The connections of one process, with the devices that storage knows. */
function newHall(bus: MemoryBus, known: readonly string[] | Error): Hall {
  const failures: string[] = [];
  const storage = {
    knownDevices: async (ids: readonly string[]) => {
      if (known instanceof Error) throw known;
      return ids.filter((id) => known.includes(id));
    },
  };
  const doors = new OpenDoors(storage, bus, { error: (_, message) => failures.push(message) });
  doors.start();
  onTestFinished(() => doors.stop());
  return { doors, failures };
}

/** Lets the storage query and the news after it finish. */
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('what a device has open', () => {
  it('is cut off once in every process when it is signed out, and nothing else is', async () => {
    const bus = new MemoryBus();
    const [one, other] = [newHall(bus, []), newHall(bus, [])];
    const cut: string[] = [];
    one.doors.enter('phone', () => cut.push('here'));
    one.doors.enter('phone', () => cut.push('here too'));
    other.doors.enter('phone', () => cut.push('there'));
    other.doors.enter('laptop', () => cut.push('laptop'));
    other.doors.enter('', () => cut.push('nobody'));
    const leave = one.doors.enter('phone', () => cut.push('left before'));
    leave();
    one.doors.shut(['phone']);
    expect(cut).toEqual(['here', 'here too']);
    await turns();
    one.doors.shut(['phone']);
    await turns();
    expect(cut).toEqual(['here', 'here too', 'there']);
  });

  it('is compared with storage if news may have been lost', async () => {
    const bus = new MemoryBus();
    const { doors } = newHall(bus, ['laptop']);
    const cut: string[] = [];
    for (const device of ['phone', 'laptop']) doors.enter(device, () => cut.push(device));
    bus.publish('signed-out');
    await turns();
    expect(cut).toEqual(['phone']);
  });

  it('stays open while storage is away', async () => {
    const { doors, failures } = newHall(new MemoryBus(), new Error('away'));
    const cut: string[] = [];
    doors.enter('phone', () => cut.push('phone'));
    doors.look();
    await doors.stop();
    expect([cut, failures]).toEqual([[], ['looking for devices that were signed out failed']]);
  });
});
