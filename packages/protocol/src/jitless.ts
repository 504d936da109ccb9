/** Zod would otherwise make code at run time, which a strict content policy forbids. On a server there is none, and it is faster so. */
import { z } from 'zod';

z.config({ jitless: !('process' in globalThis) });
