import type { Backend } from './backend.ts';
import { addDevice, deleteDevice, device, devicesOf, knownDevices, replaceDevices, seeDevice } from './devices.ts';
import { append, checkpoint, entries } from './entries.ts';
import { createMatch, match, matchesOf, openMatches, positions, saveSeats, saveTerms } from './matches.ts';
import { deleteAbandoned, sweepEnded } from './retention.ts';
import type { Writer } from './schema.ts';
import type { Storage } from './storage.ts';
import { deleteVisitor, saveVisitor, useRecovery, visitor } from './visitors.ts';
import { leaseBotWork, overdue, releaseBotWork, renewBotWork } from './work.ts';

const NO_VERSION = -1;

/** The whole of `Storage`, over either database. */
export function storageOn(backend: Backend): Storage {
  const { db, skipsLocked } = backend;
  return {
    ping: () => backend.write(touch),
    close: () => backend.close(),

    saveVisitor: (saved) => backend.write((tx) => saveVisitor(tx, saved)),
    visitor: (id) => visitor(db, id),
    useRecovery: (recoveryHash, next) => backend.write((tx) => useRecovery(tx, recoveryHash, next)),
    deleteVisitor: (id) => backend.write((tx) => deleteVisitor(tx, id)),

    addDevice: (added, most) => backend.write((tx) => addDevice(tx, added, most)),
    replaceDevices: (only) => backend.write((tx) => replaceDevices(tx, only)),
    device: (id) => device(db, id),
    devicesOf: (id) => devicesOf(db, id),
    knownDevices: (ids) => knownDevices(db, ids),
    seeDevice: (id, day) => backend.write((tx) => seeDevice(tx, id, day)),
    deleteDevice: (owner, id) => backend.write((tx) => deleteDevice(tx, owner, id)),

    createMatch: (head, tail, seats) => backend.write((tx) => createMatch(tx, head, tail, seats)),
    match: (id) => match(db, id),
    positions: (ids) => positions(db, ids),
    saveSeats: (id, version, seats) => backend.write((tx) => saveSeats(tx, id, version, seats)),
    saveTerms: (id, version, terms) => backend.write((tx) => saveTerms(tx, id, version, terms)),

    append: (appended) => append(backend, appended),
    entries: (id, from, to) => entries(db, id, from, to),
    entryByClient: (id, client) => backend.entryByClient(id, client),
    checkpoint: (id) => checkpoint(db, id),

    openMatches: (limit) => openMatches(db, limit),
    matchesOf: (id, limit) => matchesOf(db, id, limit),

    overdue: (now, limit) => overdue(db, now, limit),
    leaseBotWork: (holder, now, until, limit) =>
      backend.writeOne((one) => leaseBotWork(one, { holder, now, until, limit }, skipsLocked)),
    renewBotWork: (id, holder, until) => backend.writeOne((one) => renewBotWork(one, id, holder, until)),
    releaseBotWork: (id, holder) => backend.writeOne((one) => releaseBotWork(one, id, holder)),

    deleteAbandoned: (openBefore, untouchedBefore) => deleteAbandoned(backend, openBefore, untouchedBefore),
    sweepEnded: (rule, now) => sweepEnded(backend, rule, now),
  };
}

/** Only a write shows that the disk takes more. An update to the same value would not do: SQLite skips it. */
async function touch(tx: Writer): Promise<void> {
  await tx.insertInto('schema_version').values({ version: NO_VERSION }).execute();
  await tx.deleteFrom('schema_version').where('version', '=', NO_VERSION).execute();
}
