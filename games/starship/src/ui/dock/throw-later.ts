/** A throw's odds, fetched with the first target. */
import { later } from '../later.tsx';
import type { ThrowBoxProps } from './throw-box.tsx';

export const ThrowBox = later<ThrowBoxProps>(async () => (await import('./throw-box.tsx')).ThrowBox);
