/** IndexedDB with promises. */

/** The result of a request. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when the transaction is stored. */
export function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up on a transaction.'));
  });
}

/** A database, opened when needed and reopened after the browser has closed it. */
export class Database {
  private readonly name: string;
  private readonly version: number;
  private readonly upgrade: (db: IDBDatabase, from: number) => void;
  private opened: Promise<IDBDatabase> | undefined;

  constructor(name: string, version: number, upgrade: (db: IDBDatabase, from: number) => void) {
    this.name = name;
    this.version = version;
    this.upgrade = upgrade;
  }

  async transaction(...how: Parameters<IDBDatabase['transaction']>): Promise<IDBTransaction> {
    const opened = this.open();
    const db = await opened;
    try {
      return db.transaction(...how);
    } catch (error) {
      if (!isClosed(error)) throw error;
      // Closed, but the event has not arrived yet.
      this.forget(opened);
      return (await this.open()).transaction(...how);
    }
  }

  private open(): Promise<IDBDatabase> {
    if (this.opened !== undefined) return this.opened;
    const opened = this.connect();
    this.opened = opened;
    opened.then(
      (db) => {
        db.onclose = () => this.forget(opened);
        // Another tab has a newer version of the site or deletes everything: this tab must not block it.
        db.onversionchange = () => {
          db.close();
          this.forget(opened);
        };
      },
      () => this.forget(opened),
    );
    return opened;
  }

  private async connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, this.version);
    request.onupgradeneeded = ({ oldVersion }) => this.upgrade(request.result, oldVersion);
    return answered(request);
  }

  private forget(opened: Promise<IDBDatabase>): void {
    if (this.opened === opened) this.opened = undefined;
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
