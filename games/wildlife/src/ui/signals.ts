/** What board, dock and holdings share besides the kit's own signals. */
import type { Observer } from '@shutterbox/kernel';
import { rememberedSwitch } from '@shutterbox/ui';
import { scoped } from '@shutterbox/ui/board';

/** On a shared device the assignment is face down until its owner turns it over: the seat that has. */
export const turnedUp = scoped<Observer | undefined>(undefined);
/** Remembered for this device, not for one table. */
export const oddsShown = rememberedSwitch('shutterbox.wildlife.odds', false);
