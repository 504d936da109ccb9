import type { Storage } from '../../src/storage/storage.ts';

/** One store, as two processes see it. */
export interface Stores {
  storage: Storage;
  other: Storage;
}
