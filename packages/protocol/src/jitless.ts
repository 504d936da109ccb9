/** Zod would otherwise make code at run time, which a strict content policy forbids. */
import { z } from 'zod';

z.config({ jitless: true });
