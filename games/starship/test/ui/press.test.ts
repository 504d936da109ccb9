/** What a press does at once, and what it only chooses. */
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { weaponNamed } from '../../src/data/weapons.ts';
import { weaponName } from '../../src/text/names.ts';
import { doorPlace } from '../../src/ui/places.ts';
import { AT_EASE, specFor } from '../../src/ui/spec.ts';

const question = { seat: 0, id: 0, kind: 'turn', words: '', subject: 0, legal: [] } as const;
const opening = { key: 'door', question, actions: [act('work', 3)], words: 'Open the door', at: [doorPlace(3)] };
const pressed = (touch: boolean, at?: string) => specFor({ touch, paceOf: () => AT_EASE }).press(opening, at);

describe('a door', () => {
  it('is only chosen by a finger on the plan, which may mean the square beside it', () => {
    expect(pressed(true, doorPlace(3))).toBe('choose');
  });
  it('is worked at once by its button in the dock, and by a mouse', () => {
    expect(pressed(true)).toBe('act');
    expect(pressed(false, doorPlace(3))).toBe('act');
  });
});

describe('the name of a weapon within a sentence', () => {
  it('is in small letters, but for what is always in capitals', () => {
    expect(weaponName(weaponNamed('assault-rifle'))).toBe('assault rifle');
    expect(weaponName(weaponNamed('ram-grenade-launcher'))).toBe('4cm RAM grenade launcher');
    expect(weaponName(weaponNamed('pgmp-12'))).toBe('PGMP-12');
  });
});
