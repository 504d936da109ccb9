import { render } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { bodyOf, seatOf } from '../../src/people.ts';
import type { State, Status } from '../../src/types.ts';
import { since } from '../../src/ui/since.ts';
import { at, BEAST, CREW, emptyShip, OTHER_BEAST, put } from '../rules/table.ts';

/** What the player of the crew is told. */
function told(events: readonly Event[], arrange: (state: State) => void = () => undefined): readonly string[] {
  const state = emptyShip();
  put(state, CREW, at(state, 'B8'));
  put(state, BEAST, at(state, 'D8'));
  state.turn = 2;
  arrange(state);
  const seat = seatOf(state, CREW);
  return since(events, seat, { settled: game.view(state, seat) }).map(({ words, now = '' }) =>
    [words, now].map((each) => render(each, { observer: seat, names: [] })).join(' '),
  );
}

function wounds(who: number, status: Status): Event {
  return { type: 'wounds', who, dice: [2, 3], left: [4, 5, 6], status };
}

describe('since your last turn', () => {
  it('someone of yours was hit, and is told of once, with what is left', () => {
    const [only, ...others] = told([wounds(CREW, 'active'), wounds(CREW, 'active')]);
    expect(only).toMatch(/ is wounded\. Strength 4, dexterity 5, endurance 6 left\.$/);
    expect(others).toEqual([]);
  });

  it('someone of yours fell, which comes before everything else', () => {
    const events: Event[] = [{ type: 'alarm', by: CREW, why: 'attacked' }, wounds(CREW, 'unconscious')];
    const [first, second] = told(events, (state) => {
      bodyOf(state, CREW).status = 'unconscious';
    });
    expect(first).toMatch(/ has fallen\. You have .* left standing\.$/);
    expect(second).toContain('The alarm has gone off.');
  });

  it('nothing was before the first turn', () => {
    const first = (state: State) => {
      state.turn = 1;
    };
    expect(told([wounds(CREW, 'active')], first)).toEqual([]);
  });

  it('nothing changed for you if others were hit, or only walked', () => {
    expect(told([wounds(BEAST, 'unconscious'), { type: 'sneaks', who: BEAST }])).toEqual([]);
  });

  it('some turned out to be on the other side, which is told once for all of them', () => {
    const exposed = [BEAST, OTHER_BEAST].map((who): Event => ({ type: 'exposed', who, side: 1 }));
    expect(told(exposed.slice(1)).join()).toMatch(/ is with the animals\./);
    expect(told(exposed)).toEqual([expect.stringMatching(/ and .* are with the animals\./)]);
  });
});
