export { besideByBox } from './beside.ts';
export { type Meaning, oneEach } from './offers.ts';
export type { BoardSpec, Hand, Meant, Offer, Place } from './types.ts';
