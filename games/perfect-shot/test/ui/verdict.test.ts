/** Verdicts worked out again from the rack match the events. */
import { playOut, randomPolicy, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { Action, Event, State } from '../../src/types.ts';
import { verdictAt } from '../../src/ui/print/verdict.ts';
import { callerWords, callWords, rewardWords, whosePhoto } from '../../src/ui/print/words.ts';
import { visibleLayers } from '../../src/ui/rack/stack.ts';

type Told = Extract<Event, { type: 'photo' | 'tiles' | 'yeti' | 'token' }>;

/** A match of photos only, as far as the rules allow, and the events of each. */
function played(seats: number, seed: number): { readonly state: State; readonly photos: readonly (readonly Told[])[] } {
  const photos: Told[][] = [];
  const emit = (event: Event): void => {
    if (event.type === 'photo') photos.push([event]);
    if (event.type === 'tiles' || event.type === 'yeti' || event.type === 'token') photos.at(-1)?.push(event);
  };
  const chance = new SeededChance(seed);
  const cx = { chance, reveal: () => {}, emit };
  const state = game.setup(seats, {}, cx);
  const any = randomPolicy<State, Action>(chance);
  playOut(game, state, cx, (now, decision, legal) => {
    const shots = legal.filter(({ type }) => type === 'photo');
    return any(now, decision, shots.length > 0 ? shots : legal);
  });
  return { state, photos };
}

describe('a verdict seen later', () => {
  const matches = [1, 2, 3, 4, 5, 6].map((seed) => played(2 + (seed % 3), seed));

  it('shows the animals, shares and glimpses of the event', () => {
    for (const { state, photos } of matches) {
      expect(photos).toHaveLength(state.rack.length);
      for (const [height, [photo]] of photos.entries()) {
        if (photo?.type !== 'photo') throw new Error('A photo comes first.');
        const verdict = verdictAt(state.rack, height);
        const key = (layer: number, species: string, percent: number) => `${layer} ${species} ${percent}`;
        const told = [...photo.seen, ...photo.glimpses].map((each) => key(each.layer, each.species, each.percent));
        const shown = verdict?.shown.map((each) => key(each.layer, each.species, Math.floor(each.share)));
        expect(shown?.toSorted()).toEqual(told.toSorted());
        expect(verdict?.shown.filter(({ reward }) => reward === 'glimpse')).toHaveLength(photo.glimpses.length);
        expect(verdict?.called).toBe(photo.called);
      }
    }
  });

  it('PS-2.8: knows which tiles were given, and which had run out', () => {
    let gone = 0;
    for (const { state, photos } of matches) {
      for (const [height, events] of photos.entries()) {
        const verdict = verdictAt(state.rack, height);
        const given = events.reduce(
          (sum, event) => sum + (event.type === 'tiles' ? event.photos.length : event.type === 'yeti' ? 1 : 0),
          0,
        );
        const missed = events.reduce((sum, event) => sum + (event.type === 'tiles' ? event.missed.length : 0), 0);
        expect(verdict?.shown.filter(({ reward }) => reward === 'tile')).toHaveLength(given);
        expect(verdict?.shown.filter(({ reward }) => reward === 'gone')).toHaveLength(missed);
        gone += missed;
      }
    }
    expect(gone).toBeGreaterThan(0);
  });

  it('PS-3.3: calls a hit a hit', () => {
    const tokens = matches.flatMap(({ state, photos }) =>
      photos.flatMap((events, height) => {
        const token = events.find(({ type }) => type === 'token');
        return token?.type === 'token' ? [[token.hit, verdictAt(state.rack, height)?.hit]] : [];
      }),
    );
    expect(tokens.length).toBeGreaterThan(10);
    for (const [told, shown] of tokens) expect(shown).toBe(told);
    expect(new Set(tokens.map(([told]) => told))).toEqual(new Set([true, false]));
  });

  it('has words for each animal and for the call', () => {
    for (const { state } of matches) {
      for (const height of state.rack.keys()) {
        const verdict = verdictAt(state.rack, height);
        if (verdict === undefined) throw new Error('There is a card.');
        const words = [...callWords(verdict), ...verdict.shown.map(rewardWords)].join(' ');
        expect(words).not.toMatch(/undefined|NaN/);
      }
    }
    expect(verdictAt([], 0)).toBeUndefined();
  });

  it('draws the layers that animals are seen on', () => {
    for (const { state } of matches) {
      for (const height of state.rack.keys()) {
        const layers = visibleLayers(state.rack.slice(0, height + 1));
        expect(layers.at(-1)).toBe(height);
        for (const { layer } of verdictAt(state.rack, height)?.shown ?? []) expect(layers).toContain(layer);
      }
    }
  });
});

describe('whose photo it is', () => {
  const sitters = ['Ann', 'Bea'].map(
    (name, seat) => ({ seat, name, kind: 'person', mine: true, away: false }) as const,
  );

  it('is yours only if you took it, even if you share a device', () => {
    expect(whosePhoto({ observer: 1, sitters }, 1, 'last photo')).toBe('Your last photo');
    expect(whosePhoto({ observer: 1, sitters }, 0, 'last photo')).toBe('Ann’s last photo');
    expect(callerWords({ observer: 1, sitters }, 0)).toBe('Ann calls a perfect shot');
    expect(callerWords({ observer: 0, sitters }, 0)).toBe('You call a perfect shot');
  });
});
