import {
  defaultOptions,
  fewestSeats,
  legalActions,
  type Policy,
  playOut,
  randomPolicy,
  SeededChance,
} from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/answers.ts';
import { policy } from '../src/bot/policy.ts';
import { ADRIFT } from '../src/data/duel.ts';
import { HAND_GRENADE } from '../src/data/weapons.ts';
import { sum } from '../src/dice.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { NONE } from '../src/plan/types.ts';
import { planOf } from '../src/scenario/scenario.ts';
import { bench } from '../src/testing.ts';
import type { Options, State } from '../src/types.ts';
import { isAtWall } from '../src/zero-g/walls.ts';

const SETS: readonly (readonly [string, Partial<Options>])[] = [
  ["They're Loose!", {}],
  ['the Beowulf with passengers and armor', { ship: 'beowulf', passengers: true, armor: true }],
  ['Mutiny', { scenario: 'mutiny', daggers: true }],
  ['a ship adrift', { ownScenario: ADRIFT, gravityControls: true }],
];
const GAMES = 4;
/** Crowds with heavy weapons, and how far each is played. */
const CROWDS = 24;
const STEPS = 3000;
/** What is asked in an activation. */
const ACTIVATION: readonly string[] = ['turn', 'pick', 'aim', 'lob', 'wall'];

/** Half the games by the bot's policy, which fights; random players hardly do. */
function player(seed: number): Policy<State, Action> {
  const random = randomPolicy<State, Action>(new SeededChance(seed, 7));
  const dice = new SeededChance(seed, 8);
  return (state, decision, legal) =>
    seed % 2 === 0 && dice.int(4) > 0 ? policy(state, decision, legal) : random(state, decision, legal);
}

function walk(
  options: Partial<Options>,
  seed: number,
  look: (state: State, events: readonly Event[], before: State) => void,
): void {
  const all = { ...defaultOptions(game.options), ...options };
  const events: Event[] = [];
  const cx = {
    chance: new SeededChance(seed),
    reveal: () => undefined,
    emit: (event: Event) => void events.push(event),
  };
  const state = game.setup(fewestSeats(game.seats(all)), all, cx);
  const choose = player(seed);
  while (game.outcome(state) === undefined) {
    const [asked] = game.pending(state);
    if (asked === undefined) throw new Error('Nothing is asked.');
    const before = game.clone(state);
    events.length = 0;
    game.apply(state, asked, choose(state, asked, legalActions(game, state, asked)), cx);
    look(state, events, before);
  }
}

describe.each(SETS)('in every state of %s', (_, options) => {
  it('throws add up to their reasons, and hit if they reach the number', () => {
    let throws = 0;
    for (let seed = 1; seed <= GAMES; seed++)
      walk(options, seed, (_state, events) => {
        for (const event of events) {
          if (event.type !== 'throw') continue;
          throws++;
          expect(sum(event.reasons.map(({ value }) => value))).toBe(event.needed);
          expect(event.hit).toBe(sum(event.dice) >= event.needed);
        }
      });
    expect(throws).toBeGreaterThan(20);
  });

  it('nobody stands in a wall or on someone else, and action points never rise within an activation', () => {
    const broken: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++)
      walk(options, seed, (state, _events, before) => {
        const standing = state.bodies.flatMap(({ at, status }) => (status === 'active' && at !== NONE ? [at] : []));
        if (new Set(standing).size !== standing.length) broken.push('two in a square');
        if (standing.some((square) => square >= planOf(state).squares)) broken.push('in a wall');
        const { who } = state.act;
        if (who !== NONE && who === before.act.who && state.turn === before.turn)
          if ((state.bodies[who]?.ap ?? 0) > (before.bodies[who]?.ap ?? 0)) broken.push('action points');
      });
    expect(broken).toEqual([]);
  });

  it('things are conserved, and ammunition and swings only go one way', () => {
    const broken: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++)
      walk(options, seed, (state, _events, before) => {
        if (before.turn === 0) return;
        if (state.items.length !== before.items.length) broken.push('things');
        for (const [id, item] of state.items.entries()) {
          const old = before.items[id];
          if (item === old || old === undefined) continue;
          // S-18.10: a grenade that was thrown is gone for good.
          const gone = item.weapon === HAND_GRENADE && item.loaded === 0;
          if (item.weapon !== old.weapon || ((item.holder === NONE) === (item.at === NONE) && !gone))
            broken.push(`thing ${id}`);
          if (item.spares > old.spares || (item.spares === old.spares && item.loaded > old.loaded))
            broken.push(`rounds of ${id}`);
        }
        for (const [who, { swings }] of state.bodies.entries())
          if (swings < (before.bodies[who]?.swings ?? 0)) broken.push(`swings of ${who}`);
      });
    expect(broken).toEqual([]);
  });
});

it('S-18.9 S-18.11 S-20.2 S-20.6 no fuse outlasts its activation, and walls only get worse', () => {
  const broken: string[] = [];
  const seen = { blasts: 0, walls: 0, air: 0 };
  for (let seed = 1; seed <= CROWDS; seed++) {
    const all = { ...defaultOptions(game.options), scenario: 'mutiny' as const, controls: true };
    const state = bench.dense(fewestSeats(game.seats(all)), all, new SeededChance(seed));
    const events: Event[] = [];
    const cx = {
      chance: new SeededChance(seed),
      reveal: () => undefined,
      emit: (event: Event) => void events.push(event),
    };
    const random = randomPolicy<State, Action>(new SeededChance(seed, 5));
    for (let step = 0; step < STEPS && game.outcome(state) === undefined; step++) {
      const before = game.clone(state);
      const [asked] = game.pending(state);
      if (asked === undefined) throw new Error('Nothing is asked.');
      game.apply(state, asked, random(state, asked, legalActions(game, state, asked)), cx);
      if (state.act.who !== before.act.who && state.act.fuses.length > 0) broken.push('fuse');
      if (before.holes.some((edge) => !state.holes.includes(edge))) broken.push('hole');
      if (before.breaches.some((edge) => !state.breaches.includes(edge))) broken.push('breach');
      if (sum(state.damage.filter((_, i) => i % 2 === 1)) < sum(before.damage.filter((_, i) => i % 2 === 1)))
        broken.push('damage');
      if (state.bodies.some(({ pierced }, who) => pierced < (before.bodies[who]?.pierced ?? 0))) broken.push('suit');
    }
    seen.blasts += events.filter(({ type }) => type === 'explodes').length;
    seen.walls += events.filter(({ type }) => type === 'wall').length;
    seen.air += events.filter(({ type }) => type === 'air').length;
  }
  expect(broken).toEqual([]);
  expect(Math.min(seen.blasts, seen.walls, seen.air)).toBeGreaterThan(0);
});

it('S-21.9 S-21.11 S-21.14 nobody drifts with gravity or past a wall, and control decides who attacks', () => {
  const broken: string[] = [];
  const seen = { drifts: 0, throws: 0 };
  for (let seed = 1; seed <= GAMES; seed++)
    walk({ ownScenario: ADRIFT, gravityControls: true }, seed, (state, events, before) => {
      if (state.gravity && state.bodies.some(({ poise }) => poise.drift !== NONE || poise.lost)) broken.push('gravity');
      for (const event of events) {
        if (event.type === 'moved' && event.how === 'drift') {
          seen.drifts++;
          if (isAtWall(planOf(state), before.open, event.from) && before.bodies[event.who]?.at !== event.from)
            broken.push('drifted past a wall');
        }
        if (event.type === 'attack' && before.bodies[event.by]?.poise.lost && !regains(events, event.by))
          broken.push('attacked out of control');
        if (event.type !== 'control') continue;
        seen.throws++;
        expect(sum(event.reasons.map(({ value }) => value))).toBe(event.needed);
        expect(event.kept).toBe(sum(event.dice) >= event.needed);
      }
    });
  expect(broken).toEqual([]);
  expect(Math.min(seen.drifts, seen.throws)).toBeGreaterThan(20);
});

function regains(events: readonly Event[], who: number): boolean {
  return events.some((event) => event.type === 'control' && event.who === who && event.kept);
}

it('asks a person at most 150 times in twenty turns with the default orders', () => {
  for (const [, options] of SETS.filter(([, set]) => set.passengers !== true)) {
    for (let seed = 1; seed <= GAMES; seed++) {
      const all = { ...defaultOptions(game.options), ...options };
      const cx = { chance: new SeededChance(seed), reveal: () => undefined };
      const state = game.setup(2, all, cx);
      const asked = [0, 0];
      let last = '';
      const random = randomPolicy<State, Action>(new SeededChance(seed, 3));
      // An activation is one question, however many small answers it takes: nobody else comes in between.
      playOut(game, state, cx, (now, decision, legal) => {
        const key = `${now.turn} ${decision.seat} ${ACTIVATION.includes(decision.kind) ? decision.subject : decision.kind}`;
        if (now.turn > 0 && now.turn <= 20 && key !== last) asked[decision.seat] = (asked[decision.seat] ?? 0) + 1;
        last = key;
        return random(now, decision, legal);
      });
      expect(Math.max(...asked)).toBeLessThanOrEqual(150);
    }
  }
});
