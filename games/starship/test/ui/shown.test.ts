/** What is seen while something is shown: never more than has happened by then. */
import { expect, it } from 'vitest';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { postureOf, woundsOf } from '../../src/ui/people/looks.ts';
import { looksOf, movedPortal } from '../../src/ui/shown.ts';
import { at, BEAST, CREW, emptyShip, put } from '../rules/table.ts';

const ship = emptyShip();
put(ship, CREW, at(ship, 'B8'));
put(ship, BEAST, at(ship, 'E8'));
const settled = game.view(ship, 0);
// By the end of it the animal is hurt, and someone else acts.
bodyOf(ship, BEAST).str = 15;
ship.act.who = BEAST;
const view = game.view(ship, 0);
const events: readonly Event[] = [
  { type: 'begins', who: CREW, ap: 14 },
  { type: 'moved', who: CREW, from: at(ship, 'B8'), to: at(ship, 'C8'), how: 'run', ap: 2 },
  { type: 'wounds', who: BEAST, dice: [5], left: [15, 5, 0], status: 'active' },
];

function seenAt(index: number, pace = 1) {
  const event = events[index] as Event;
  return looksOf({ settled, view }, { number: 1, events, duration: 900 }, { event, index, ms: 100, pace });
}

it('lets the person act whom you see acting, in the posture they have by then', () => {
  expect(settled.act.who).toBe(NONE);
  expect(seenAt(0).act.who).toBe(CREW);
  expect(postureOf(seenAt(0), CREW)).toBe('');
  expect(postureOf(seenAt(1), CREW)).toBe('running');
});

it('shows wounds when they have been shown, and everything where nothing is animated', () => {
  expect(woundsOf(seenAt(1), BEAST)).toBe(0);
  expect(looksOf({ settled, view }, undefined, undefined)).toBe(view);
  expect(seenAt(2, 0)).toBe(view);
  expect(woundsOf(view, BEAST)).toBe(5);
});

it('S-6.4 moves a door when it opens or shuts, not when its stud is pressed', () => {
  const moved = (['pressed', 'opened', 'shut', 'jammed'] as const).map((deed) =>
    movedPortal({ type: 'portal', who: 0, portal: 4, deed }),
  );
  expect(moved).toEqual([NONE, 4, 4, NONE]);
});
