import { joiningOf, notesOf } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { BUTT, howOf, READY, THROW } from '../src/combat/means.ts';
import { weaponNamed } from '../src/data/weapons.ts';
import type { Event } from '../src/events.ts';
import { game, text } from '../src/index.ts';
import { itemName } from '../src/text/names.ts';
import { answer, at, BEAST, CREW, emptyShip, give, heard, lay, put, turnOf } from './rules/table.ts';

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

it('names a door once where nothing happens between the stud and its moving', () => {
  const view = game.view(emptyShip(), 0);
  const portal = 0;
  const does = (deed: 'pressed' | 'shut' | 'jammed'): Event => ({ type: 'portal', who: CREW, portal, deed });
  const notes = (...events: readonly Event[]): readonly unknown[] =>
    notesOf(
      events.map((event) => ({ event, words: text.event(event, view) })),
      joiningOf(text, () => view),
    );
  const stud = String(text.event(does('pressed'), view)).slice(0, -1);
  expect(notes(does('pressed'), does('shut'))).toEqual([`${stud}, which shuts.`]);
  expect(notes(does('pressed'), does('jammed'))).toHaveLength(2);
  expect(notes(does('pressed'), { type: 'turned', who: CREW, facing: 1 }, does('shut'))).toHaveLength(3);
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

it('S-18.2 says that a round explodes, and whom the blast hits and misses', () => {
  const state = emptyShip();
  const view = game.view(state, 0);
  const thrown = (target: number, hit: boolean, group = false): Event => ({
    type: 'throw',
    by: CREW,
    target,
    dice: [4, 3],
    needed: 5,
    reasons: [
      { code: 'chart', value: 5, rule: 'S-9.2' },
      ...(group ? [{ code: 'group', value: 3, rule: 'S-11.5' }] : []),
    ],
    hit,
  });
  const attack = (weapon: string, how: number): Event => {
    return { type: 'attack', by: CREW, target: BEAST, weapon: weaponNamed(weapon), how, rounds: 1, free: false };
  };
  const told = (...events: readonly Event[]): string => {
    const all = events.map((event) => ({ event, words: text.event(event, view) }));
    return notesOf(
      all,
      joiningOf(text, () => view),
    ).join('\n');
  };
  const wounds: Event = { type: 'wounds', who: CREW + 1, dice: [2], left: [5, 7, 7], status: 'active' };
  const near = [thrown(CREW + 1, true), wounds, thrown(CREW, false)];
  const fired = howOf(READY, false, false);
  expect(told(attack('light-assault-gun', fired), thrown(BEAST, false), ...near)).toMatch(
    /^Crew 1 fires at .*Miss: rolled 7, needed 5 \(.*\)\. The round explodes\. The blast hits Crew 2: rolled 7, needed 5 \(.*\)\. Crew 2 takes 2: .* The blast misses Crew 1: rolled 7, needed 5 \(/,
  );
  const burst = told(attack('acr', fired), thrown(BEAST, true), thrown(CREW + 2, true, true), ...near);
  expect(burst).toMatch(/Hit: rolled 7, needed 5 against Crew 3 \(.*not the main target.*\)\. The round explodes\./);
  for (const quiet of [
    [attack('shotgun', fired), thrown(BEAST, true), thrown(CREW + 1, true, true)],
    [attack('light-assault-gun', howOf(BUTT, false, false)), thrown(BEAST, true)],
    [attack('light-assault-gun', fired), thrown(BEAST, true)],
  ])
    expect(told(...quiet)).not.toMatch(/explodes|blast/);
  const grenade: Event = { type: 'explodes', by: CREW, at: at(state, 'D8') };
  expect(told(grenade, ...near)).toMatch(
    /^A grenade goes off at .*D8\. The blast hits Crew 2: .* The blast misses Crew 1/,
  );
});

it('strikes and swings with blades, fires guns and throws what is thrown', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'));
  put(state, BEAST, at(state, 'N8'));
  const view = game.view(state, 0);
  const attack = (weapon: string, how: number, free = false, by = CREW): string => {
    const target = by === CREW ? BEAST : CREW;
    return String(text.event({ type: 'attack', by, target, weapon: weaponNamed(weapon), how, rounds: 1, free }, view));
  };
  const [aimed, snap] = [howOf(READY, false, false), howOf(READY, true, false)];
  expect(attack('club', aimed)).toMatch(/^Crew 1 strikes at Animal 1 \(.*\) with the club\.$/);
  expect(attack('cutlass', snap)).toContain('swings at');
  expect(attack('cutlass', aimed, true)).toContain('is on guard and strikes at');
  expect(attack('revolver', aimed)).toMatch(/fires at .* with the revolver\.$/);
  expect(attack('revolver', snap)).toContain('fires a snap shot at');
  expect(attack('revolver', aimed, true)).toContain('fires from cover at');
  expect(attack('dagger', howOf(THROW, false, false))).toMatch(/throws the dagger at Animal 1/);
  expect(attack('club', howOf(BUTT, false, false))).toContain('strikes at');
  expect(attack('club', howOf(BUTT, false, false))).toMatch(/with the gun as a club\.$/);
  expect(attack('hands', aimed)).toMatch(/with bare hands\.$/);
  expect(attack('claws', aimed, false, BEAST)).toMatch(/strikes at Crew 1 with its claws\.$/);
});

it('numbers things only where several of a kind are in one place', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'));
  const own = give(state, CREW, 'club');
  const here = lay(state, at(state, 'D8'), 'club');
  const far = lay(state, at(state, 'N8'), 'club');
  expect([own, here, far].map((item) => itemName(state, item))).toEqual(['club', 'club', 'club']);
  const other = lay(state, at(state, 'N8'), 'club');
  expect([far, other].map((item) => itemName(state, item))).toEqual(['club 1', 'club 2']);
});

it('says that a blade stands guard, and what a gun covers', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1);
  give(state, CREW, 'cutlass');
  turnOf(state, CREW);
  const { events } = answer(state, 'cover');
  const view = game.view(state, 0);
  expect(heard(events, 'covers').map((event) => text.event(event, view))).toEqual(['Crew 1 stands guard.']);
  const lane: Event = { type: 'covers', who: CREW, at: at(state, 'H8'), mark: -1 };
  expect(text.event(lane, view)).toMatch(/^Crew 1 covers .*H8\.$/);
});

it('tells how many hits an animal still bears', () => {
  const view = game.view(emptyShip(), 0);
  const told = (left: readonly [number, number, number], status: 'active' | 'unconscious' | 'dead') =>
    String(text.event({ type: 'wounds', who: BEAST, dice: [2, 5], left, status }, view)).replace(/ \(.*?\)/, '');
  expect(told([3, 4, 0], 'active')).toBe('Animal 1 takes 2 and 5: 3 more to knock it out.');
  expect(told([0, 4, 0], 'unconscious')).toBe('Animal 1 takes 2 and 5, and is unconscious: 4 more to kill it.');
  expect(told([0, 0, 0], 'dead')).toBe('Animal 1 takes 2 and 5, and is dead.');
});

it('S-17.4 S-17.7 tells you in the second person what you have chosen, and who wears no armor', () => {
  const view = game.view(emptyShip(), 1);
  const told = (event: Event) => JSON.stringify(text.event(event, view));
  expect(told({ type: 'secret', seat: 1, what: 'plot' })).toContain(' have chosen who is in the plot.');
  expect(told({ type: 'secret', seat: 0, what: 'plot' })).toContain(' has chosen who is in the plot.');
  expect(told({ type: 'wears', who: CREW, armor: 0 })).toContain(' wears no armor.');
});
