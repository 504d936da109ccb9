/** What the score tells of a match. */
import type { Told } from '@shutterbox/ui';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/events.ts';
import { NONE } from '../../src/plan/types.ts';
import type { Status, Who } from '../../src/types.ts';
import { accountOf, decisive, fateOf } from '../../src/ui/score/account.ts';

const CARBINE = 30;

function attack(by: Who, target: Who, free = false): Event {
  return { type: 'attack', by, target, weapon: CARBINE, how: 0, rounds: 1, free };
}

function thrown(by: Who, target: Who, needed: number, hit = true): Event {
  return { type: 'throw', by, target, dice: [3, 4], needed, reasons: [], hit };
}

function wounds(who: Who, status: Status): Event {
  return { type: 'wounds', who, dice: [3], left: [1, 1, 1], status };
}

function steps(...each: readonly (readonly Event[])[]): readonly Told<Event>[] {
  return each.map((events, number) => ({ number, events }));
}

describe('the account of a match', () => {
  it('says who took whom out, when and how, though the wounds waited for an answer', () => {
    const told = steps(
      [{ type: 'gameTurn', turn: 4 }],
      [attack(0, 1, true), thrown(0, 1, 8)],
      [wounds(1, 'unconscious')],
    );
    const account = accountOf(told, 2);
    const fall = { who: 1, by: 0, weapon: CARBINE, free: true, status: 'unconscious', turn: 4, number: 2, needed: 8 };
    expect(account.felled).toEqual([{ ...fall, dice: [3, 4] }]);
    expect(fateOf(account, 1, 'unconscious')).toMatchObject(fall);
    expect(fateOf(account, 1, 'active')).toBeUndefined();
    expect(account.aims).toEqual([
      { attacks: 1, hits: 1 },
      { attacks: 0, hits: 0 },
    ]);
  });

  it('counts misses, not flesh wounds, and gas as nobody’s', () => {
    const told = steps(
      [attack(0, 1), thrown(0, 1, 8, false)],
      [attack(0, 1), thrown(0, 1, 8), wounds(1, 'active')],
      [{ type: 'gas', who: 1 }, wounds(1, 'dead')],
    );
    const account = accountOf(told, 2);
    expect(account.aims[0]).toEqual({ attacks: 2, hits: 1 });
    expect(account.felled).toMatchObject([{ who: 1, by: NONE, status: 'dead', dice: [] }]);
    expect(decisive(account)).toEqual([]);
  });

  it('tells vacuum and explosions from gas, and whose grenade it was', () => {
    const told = steps(
      [{ type: 'vacuum', who: 1 }, wounds(1, 'unconscious')],
      [{ type: 'explodes', by: 0, at: 7 }, wounds(2, 'dead')],
      [{ type: 'gas', who: 3 }, wounds(3, 'asleep')],
    );
    expect(accountOf(told, 4).felled.map(({ who, by, cause }) => [who, by, cause])).toEqual([
      [1, NONE, 'vacuum'],
      [2, 0, 'blast'],
      [3, NONE, 'gas'],
    ]);
  });

  it('tells of a death after a fall, and of a second fall after waking', () => {
    const hit = (status: Status): readonly Event[] => [attack(0, 1), thrown(0, 1, 8), wounds(1, status)];
    const told = steps(
      hit('unconscious'),
      hit('unconscious'),
      [{ type: 'wakes', who: 1 }],
      hit('wounded'),
      hit('dead'),
    );
    expect(accountOf(told, 2).felled.map(({ status, number }) => [status, number])).toEqual([
      ['unconscious', 0],
      ['wounded', 3],
      ['dead', 4],
    ]);
  });

  it('has five throws at most: the last one, and those that were least likely', () => {
    const needs = [4, 9, 10, 5, 11, 12, 3];
    const told = steps(...needs.map((needed, who) => [attack(9, who), thrown(9, who, needed), wounds(who, 'dead')]));
    expect(decisive(accountOf(told, 10)).map(({ needed }) => needed)).toEqual([9, 10, 11, 12, 3]);
  });
});
