import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is removed when the test file has run. */
export function tempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shutterbox-storage-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
