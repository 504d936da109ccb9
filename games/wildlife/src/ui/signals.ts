/** What board, dock and holdings share beside the kit's own. */
import type { Observer } from '@shutterbox/kernel';
import { rememberedSwitch } from '@shutterbox/ui';
import { scoped } from '@shutterbox/ui/board';

/** Where several sit at one device, the assignment lies face down until its owner turns it up: who has. */
export const turnedUp = scoped<Observer | undefined>(undefined);
/** Of this device, whatever the board. */
export const oddsShown = rememberedSwitch('shutterbox.wildlife.odds', false);
