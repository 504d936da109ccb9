import { joiningOf, notesOf } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { game, text } from '../src/index.ts';
import { at, BEAST, CREW, emptyShip, put } from './rules/table.ts';

it('tells a walk in one sentence; a run, a ladder and another person are told apart', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'));
  put(state, BEAST, at(state, 'N8'));
  const view = game.view(state, 0);
  const moved = (who: number, from: string, to: string, how: 'step' | 'run' | 'climb'): Event => ({
    type: 'moved',
    who,
    from: at(state, from),
    to: at(state, to),
    how,
    ap: 1,
  });
  const events = [
    moved(CREW, 'D8', 'E8', 'step'),
    moved(CREW, 'E8', 'F8', 'step'),
    moved(CREW, 'F8', 'G8', 'step'),
    moved(CREW, 'G8', 'H8', 'run'),
    moved(CREW, 'H8', 'H8', 'climb'),
    moved(CREW, 'H8', 'H8', 'climb'),
    moved(BEAST, 'H8', 'I8', 'step'),
  ];
  const single = events.map((event) => text.event(event, view));
  const told = events.map((event, i) => ({ event, words: single[i] ?? '' }));
  const notes = notesOf(
    told,
    joiningOf(text, () => view),
  );
  expect(notes[0]).toBe(`${String(single[2]).slice(0, -1)}, 3 squares.`);
  expect(notes.slice(1)).toEqual(single.slice(3));
});

it('tells orders that are given together in one sentence', () => {
  const view = game.view(emptyShip(), 0);
  const order = (who: number, how: number): Event => ({ type: 'order', who, how, to: [0] });
  const events = [order(CREW, 1), order(CREW, 4), order(CREW + 1, 1)];
  const told = events.map((event) => ({ event, words: text.event(event, view) }));
  const joining = joiningOf(text, () => view);
  expect(notesOf(told, joining)).toEqual(['New orders for Crew 1 and Crew 2.']);
  expect(notesOf(told.slice(0, 1), joining)).toEqual([told[0]?.words]);
});

it('tells turns on the way with the walk, and where it ends up facing', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'));
  const view = game.view(state, 0);
  const events: readonly Event[] = [
    { type: 'turned', who: CREW, facing: 1 },
    { type: 'moved', who: CREW, from: at(state, 'D8'), to: at(state, 'E8'), how: 'step', ap: 1 },
    { type: 'moved', who: CREW, from: at(state, 'E8'), to: at(state, 'F8'), how: 'step', ap: 1 },
    { type: 'turned', who: CREW, facing: 0 },
  ];
  const told = events.map((event) => ({ event, words: text.event(event, view) }));
  const joining = joiningOf(text, () => view);
  const [walk = ''] = notesOf(told, joining).map(String);
  expect(walk).toMatch(/, 2 squares, and faces north\.$/);
  expect(notesOf(told.slice(0, 1), joining)).toEqual(['Crew 1 turns east.']);
  expect(notesOf(told.slice(0, 3), joining).map(String)[0]).toMatch(/, 2 squares\.$/);
});

it('tells an attack and what comes of it in one story, and names the target once', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'));
  put(state, BEAST, at(state, 'N8'));
  const view = game.view(state, 0);
  const thrown = (target: number, hit: boolean): Event => ({
    type: 'throw',
    by: BEAST,
    target,
    dice: [4, 3],
    needed: 5,
    reasons: [{ code: 'chart', value: 5, rule: 'S-9.1' }],
    hit,
  });
  const attack: Event = { type: 'attack', by: BEAST, target: CREW, weapon: 0, how: 0, rounds: 0, free: false };
  const wounds: Event = { type: 'wounds', who: CREW, dice: [2], left: [5, 7, 7], status: 'active' };
  const events = [attack, thrown(CREW, true), wounds, thrown(CREW + 1, false), attack];
  const told = events.map((event) => ({ event, words: text.event(event, view) }));
  const [story = '', next] = notesOf(
    told,
    joiningOf(text, () => view),
  ).map(String);
  expect(story.match(/against/g)).toHaveLength(1);
  expect(story).toMatch(/Hit: rolled 7, needed 5 \(.*Crew 1 takes 2: .*Miss: rolled 7, needed 5 against Crew 2 \(/);
  expect(next).toBe(told[0]?.words);
});
