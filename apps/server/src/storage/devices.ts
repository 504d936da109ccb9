import { deviceOf, devicesRow } from './rows.ts';
import type { Reader, Writer } from './schema.ts';
import type { Device } from './storage.ts';

export async function addDevice(tx: Writer, device: Device, most: number): Promise<readonly string[]> {
  await tx.insertInto('devices').values(devicesRow(device)).execute();
  // The new device stays, whatever its day.
  const others = (await latestFirst(tx, device.visitor)).filter(({ id }) => id !== device.id);
  const tooMany = others.slice(most - 1).map(({ id }) => id);
  if (tooMany.length > 0) await tx.deleteFrom('devices').where('id', 'in', tooMany).execute();
  return tooMany;
}

export async function replaceDevices(tx: Writer, device: Device): Promise<readonly string[]> {
  const gone = await tx.deleteFrom('devices').where('visitor', '=', device.visitor).returning('id').execute();
  await tx.insertInto('devices').values(devicesRow(device)).execute();
  return gone.map(({ id }) => id);
}

export async function device(db: Reader, id: string): Promise<Device | undefined> {
  if (id === '') return undefined;
  const row = await db.selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirst();
  return row && deviceOf(row);
}

export async function devicesOf(db: Reader, visitor: string): Promise<readonly Device[]> {
  return (await latestFirst(db, visitor)).map(deviceOf);
}

export async function knownDevices(db: Reader, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('devices').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Only an update: a device that was signed out meanwhile stays signed out. */
export async function seeDevice(tx: Writer, id: string, day: number): Promise<void> {
  await tx.updateTable('devices').set({ last_day: day }).where('id', '=', id).where('last_day', '<', day).execute();
}

export async function deleteDevice(tx: Writer, visitor: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('devices')
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

function latestFirst(db: Reader, visitor: string) {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('visitor', '=', visitor)
    .orderBy('last_day', 'desc')
    .orderBy('first_day', 'desc')
    .orderBy('id')
    .execute();
}
