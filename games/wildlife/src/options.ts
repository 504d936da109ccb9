/** W-9: the variants, each with its own switch. */
import type { OptionsSpec } from '@shutterbox/kernel';
import type { Options } from './types.ts';

export const OPTIONS: OptionsSpec<Options> = {
  fields: {
    assignments: {
      kind: 'boolean',
      default: true,
      label: 'Assignments',
      help: 'Everyone has a secret assignment with a cover photo and a feature article.',
      rule: 'W-9.2',
    },
    raccoon: {
      kind: 'boolean',
      default: true,
      label: 'Raccoon',
      help: 'One more card, which can go into any habitat.',
      rule: 'W-9.3',
    },
    tokens: {
      kind: 'boolean',
      default: true,
      label: 'Tracking tokens',
      help: 'You get them when you place cards and when you take no photograph. Spend them on photographs, re-rolls and offers.',
      rule: 'W-9.4',
    },
    reserving: {
      kind: 'boolean',
      default: true,
      label: 'Reserving',
      help: 'Keep a drawn card for later. Other players may offer you a token for it.',
      rule: 'W-9.6',
    },
  },
  presets: [
    {
      id: 'simplest',
      label: 'Simplest game',
      help: 'No assignments, raccoon, tokens or reserving. Good for a first game.',
      options: { assignments: false, raccoon: false, tokens: false, reserving: false },
    },
  ],
};
