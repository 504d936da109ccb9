import { vi } from 'vitest';

/** Real databases on a busy disk: milliseconds may become many seconds. */
vi.setConfig({ hookTimeout: 60_000 });
