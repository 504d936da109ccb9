import { game, text } from '@shutterbox/wildlife';
import { ui } from '@shutterbox/wildlife/ui';
import { bundleOf } from './bundle-of.ts';

export const wildlife = bundleOf({
  game,
  text,
  ui,
  loadRules: async () => (await import('@shutterbox/wildlife/RULES.md?raw')).default,
});
