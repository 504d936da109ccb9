/** Put in by build/offline.ts: every file of this version, and one hash for all of them. */
declare const FILES: readonly string[];
declare const VERSION: string;
