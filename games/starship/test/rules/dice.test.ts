import { ScriptedChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { die, twoDice } from '../../src/dice.ts';

it('S-1.1 throws two dice and adds them up', () => {
  expect(twoDice(new ScriptedChance([0, 5]))).toBe(7);
  expect(twoDice(new ScriptedChance([5, 5]))).toBe(12);
  expect(die(new ScriptedChance([3]))).toBe(4);
});
