import { asked } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import { areAdjacent } from '../../src/grid/step.ts';
import { game, text } from '../../src/index.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State, Who } from '../../src/types.ts';
import type { DeedItem } from '../../src/ui/dock/deed.tsx';
import { lists } from '../../src/ui/dock/lists.ts';
import { turnSlots } from '../../src/ui/dock/slots.ts';
import { AT_EASE, specFor } from '../../src/ui/spec.ts';
import { answer, emptyShip, put, question, turnOf } from '../rules/table.ts';

const RESCUER: Who = 0;
const PIRATE: Who = 5;
const HOSTAGE: Who = 8;

function squaresOf(state: State, kind: string): readonly Square[] {
  return planOf(state).rooms.flatMap((room) => (room.kind === kind && room.ship === 0 ? room.squares : []));
}

/** A rescuer at `at` beside as many hostages as there are squares for them. */
function rescue(state: State, at: Square, beside: readonly Square[]): State {
  put(state, RESCUER, at);
  put(state, PIRATE, squaresOf(state, 'drive')[0] as Square);
  for (const [i, square] of beside.entries()) {
    put(state, HOSTAGE + i, square);
    bodyOf(state, HOSTAGE + i).held = true;
  }
  return turnOf(state, RESCUER);
}

function slotsNow(state: State): readonly DeedItem[] {
  const { room, question: now } = asked({ game, text }, state, question(state));
  const board = {
    offers: specFor({ touch: false, paceOf: () => AT_EASE }).offers(now, room.view),
    chosen: () => undefined,
  };
  return turnSlots({
    room,
    board,
    question: now,
    who: RESCUER,
    target: NONE,
    running: false,
    lists,
    run: () => {},
    attackWith: () => {},
  });
}

const place = (state: State, id: string) => slotsNow(state).find((slot) => slot.id === id);

describe('someone to free', () => {
  it('S-14.32 stands in the dock itself, with the price and a key, and leaves the valves to the place of doors', () => {
    const state = emptyShip({ scenario: 'rescue' });
    const [at = 0, next = 0] = squaresOf(state, 'bridge');
    const free = place(rescue(state, at, [next]), 'wait');
    expect([free?.label, free?.detail, free?.key, free?.offer?.price?.n, free?.refused]).toEqual([
      'Free',
      'Hostage 1',
      'x',
      1,
      undefined,
    ]);
    expect(place(state, 'doors')?.label).toBe('Shut all valves');
  });

  it('S-14.32 is chosen from a list where there are several', () => {
    const state = emptyShip({ scenario: 'rescue' });
    const [at = 0, ...others] = squaresOf(state, 'bridge');
    const near = others.filter((square) => areAdjacent(planOf(state), state.open, at, square));
    const free = place(rescue(state, at, near.slice(0, 2)), 'wait');
    expect([free?.label, free?.detail, free?.list?.map(({ detail }) => detail)]).toEqual([
      'Help',
      '2 choices',
      ['Hostage 1', 'Hostage 2'],
    ]);
  });

  it('S-6.4 S-14.32 has the place of what could be picked up while a door moves', () => {
    const state = emptyShip({ scenario: 'rescue' });
    const plan = planOf(state);
    const doors = plan.portals.filter(({ kind, beside: [a = NONE] }) => kind === 'door' && plan.deck[a] === 0);
    const [door = NONE, at = NONE, next = NONE] =
      doors.flatMap(({ id, beside: [from = NONE] }) =>
        (plan.rooms[plan.room[from] as number]?.squares ?? []).flatMap((square) =>
          square !== from && areAdjacent(plan, state.open, from, square) ? [[id, from, square]] : [],
        ),
      )[0] ?? [];
    rescue(state, at, [next]);
    answer(state, 'work', door);
    expect(place(state, 'wait')?.label).toBe('Wait for door');
    const free = place(state, 'pick');
    expect([free?.label, free?.detail, free?.key]).toEqual(['Free', 'Hostage 1', 'p']);
  });
});
