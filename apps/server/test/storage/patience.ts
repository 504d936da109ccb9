import { vi } from 'vitest';

/** Real databases on a busy disk: what takes milliseconds may take many seconds. */
vi.setConfig({ hookTimeout: 60_000 });
