import { game as safari } from '@shutterbox/diceafari';
import { ui } from '@shutterbox/diceafari/ui';
import { describe, expect, it } from 'vitest';
import { offerOf } from '../src/lobby/offer.ts';
import { termsWords } from '../src/table/waiting/terms-words.ts';

const offer = offerOf(safari);
const usual = offer.presets[0]?.values ?? {};
const words = (values: object) => termsWords(offer, { ...usual, ...values }, ui.documents ?? []);

describe('the terms of a table', () => {
  it('are the standard rules on any map, and name the map', () => {
    expect(words({})).toEqual({ rules: 'Standard rules', documents: [] });
    expect(words({ map: 'turtle' })).toEqual({ rules: 'Standard rules', documents: ['Turtle, 17 tiles'] });
    const customMap = { name: 'Pond', rows: ['##', '##'] };
    expect(words({ customMap })).toEqual({ rules: 'Standard rules', documents: ['Pond, 4 tiles'] });
  });

  it('are your own rules where an option differs from all that have a name', () => {
    expect(words({ corners: true, openCollections: true, map: 'lion' }).rules).toBe(
      'Custom rules: Corner routes, Open collections',
    );
    expect(words({ ...offer.presets.find(({ id }) => id === 'learning')?.values }).rules).toBe('First game');
  });
});
