/** Otherwise Zod would generate code at run time, which a strict content policy forbids. A server has no such policy, and there it is faster. */
import { z } from 'zod';

z.config({ jitless: !('process' in globalThis) });
