/** Visitors: a name each, and a recovery link. */
import type { Storage, Visitor } from '../storage/storage.ts';
import { hashOf, newToken } from './secrets.ts';
import { newId } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export class Visitors {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async make(name: string): Promise<Visitor> {
    // Nobody knows the link until one is asked for, yet no two visitors share a hash.
    const visitor = { id: newId(), name, recoveryHash: hashOf(newToken()), seen: this.now() };
    await this.storage.saveVisitor(visitor);
    return visitor;
  }

  /** The visitor, noted as seen once a day. */
  async known(id: string): Promise<Visitor | undefined> {
    const visitor = id === '' ? undefined : await this.storage.visitor(id);
    if (visitor === undefined || this.now() - visitor.seen < DAY_MS) return visitor;
    const seen = { ...visitor, seen: this.now() };
    await this.storage.saveVisitor(seen);
    return seen;
  }

  async rename(visitor: Visitor, name: string): Promise<Visitor> {
    const renamed = { ...visitor, name, seen: this.now() };
    await this.storage.saveVisitor(renamed);
    return renamed;
  }

  /** A new recovery token; older ones stop working. */
  async newRecovery(visitor: Visitor): Promise<string> {
    const token = newToken();
    await this.storage.saveVisitor({ ...visitor, recoveryHash: hashOf(token), seen: this.now() });
    return token;
  }

  /** The link is used up: nobody knows the next one until it is asked for. */
  recovered(token: string): Promise<Visitor | undefined> {
    return this.storage.useRecovery(hashOf(token), hashOf(newToken()));
  }

  forget(id: string): Promise<void> {
    return this.storage.deleteVisitor(id);
  }
}
