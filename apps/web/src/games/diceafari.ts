import { game, text } from '@shutterbox/diceafari';
import { ui } from '@shutterbox/diceafari/ui';
import { bundleOf } from './bundle-of.ts';

export const diceafari = bundleOf({
  game,
  text,
  ui,
  loadRules: async () => (await import('@shutterbox/diceafari/RULES.md?raw')).default,
});
