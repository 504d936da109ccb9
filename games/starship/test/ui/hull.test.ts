import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State, View } from '../../src/types.ts';
import { lobFacts, wallFacts } from '../../src/ui/dock/aim-facts.tsx';
import { squareWords } from '../../src/ui/ear/square-words.ts';
import { lastSeen, remembered } from '../../src/ui/fog.ts';
import { armorWords, plightsOf, plightWords } from '../../src/ui/people/plight.ts';
import { factsOf } from '../../src/ui/status.tsx';
import { hullFacts } from '../../src/ui/status-hull.ts';
import { at, BEAST, CREW, emptyShip, MATE, put, quickMatch } from '../rules/table.ts';

const viewOf = (state: State): View => game.view(state, 0);
const facts = (view: View): Readonly<Record<string, string>> =>
  Object.fromEntries(factsOf(view, hullFacts(view)).map(({ label, words }) => [label, words]));

describe('what has become of ship and people', () => {
  it('S-20.8 S-16.9 says who has no air, and whose suit keeps it', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'F8'));
    expect(plightsOf(viewOf(state), CREW)).toEqual([]);
    state.airless = [planOf(state).compartment[at(state, 'F8')] as number];
    expect(plightsOf(viewOf(state), CREW)).toEqual(['gasping']);
    expect(squareWords(viewOf(state), bodyOf(state, CREW).at)).toMatch(/without air: 2D a turn.*no air/);
    expect(facts(viewOf(state)).Vacuum).toBeDefined();
    put(state, CREW, at(state, 'F8'), 1, { armor: 'vacc-suit' });
    expect(plightsOf(viewOf(state), CREW)).toEqual(['suited']);
    bodyOf(state, CREW).pierced = 1;
    expect(plightsOf(viewOf(state), CREW)).toEqual(['gasping', 'pierced']);
  });

  it('S-11.13 says who is gassed, for as long as it burns', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'F8'));
    bodyOf(state, CREW).gas = 1;
    expect(plightsOf(viewOf(state), CREW)).toEqual(['gassed']);
    expect(plightWords(viewOf(state), CREW)).toEqual(['gassed: 1D due']);
    bodyOf(state, CREW).status = 'dead';
    expect(plightsOf(viewOf(state), CREW)).toEqual([]);
  });

  it('S-20.10 S-21.1 S-21.7 tells of power and gravity, and who drifts out of control', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'F8'));
    expect(facts(viewOf(state))).not.toHaveProperty('Gravity');
    state.gravity = false;
    bodyOf(state, CREW).poise = { drift: 2, glide: 0, lost: true };
    expect(facts(viewOf(state)).Gravity).toBe('off');
    expect(plightWords(viewOf(state), CREW)).toEqual(['out of control', 'drifting']);
    state.power = false;
    expect(facts(viewOf(state)).Power).toContain('off');
  });

  it('S-18.10 S-18.12 gives the chance that a grenade lands, and names who is near', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'F8'));
    put(state, BEAST, at(state, 'G8'));
    const [lands, inside, beside] = lobFacts(viewOf(state), CREW, at(state, 'G8'));
    expect(lands?.[1]).toMatch(/^on \d+ or less, \d+%$/);
    expect(inside?.[1]).toBe('Animal 1');
    expect(beside?.[1]).toBe('you yourself');
  });

  it('S-20.2 says what a wall has taken, and what it needs', () => {
    const state = emptyShip();
    const square = at(state, 'F8');
    state.damage = [square * 4, 42];
    expect(wallFacts(viewOf(state), CREW, square, 0)[0]?.[1]).toBe('42 points');
  });

  it('S-17.5 knows no armor of those who hide it', () => {
    const state = quickMatch({ scenario: 'hijacking' });
    const passenger = state.sheets.findIndex(({ role }) => role === 'traveller');
    expect(armorWords(game.view(state, 0), passenger)).toBe('none, as far as you know');
    expect(armorWords(game.view(state, 0), CREW)).toBe('mesh');
  });

  it('S-22.4 remembers where and when people were last seen', () => {
    const view = game.view(quickMatch({ scenario: 'mutiny', fog: true }), 0);
    const unseen = remembered(view);
    expect(unseen.length).toBeGreaterThan(0);
    for (const { who } of unseen) {
      expect(view.bodies[who]?.at).toBe(NONE);
      expect(view.list).not.toContain(who);
    }
    expect(lastSeen(view, { who: MATE, at: NONE, turn: 0 })).toBe('not seen since set-up');
    expect(lastSeen(view, { who: MATE, at: NONE, turn: 7 })).toBe('seen in turn 7, now elsewhere');
    expect(lastSeen(view, { who: MATE, at: 0, turn: 7 })).toMatch(/^seen in turn 7, at /);
  });
});
