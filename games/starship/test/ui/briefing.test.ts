/** What a player is told before they have done anything, and while they cannot. */
import { defaultOptions } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { FIRST_WATCH } from '../../src/data/first-watch.ts';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { Options } from '../../src/types.ts';
import { briefing } from '../../src/ui/briefing.ts';
import { hoverWords } from '../../src/ui/hover-words.ts';
import { lineOf } from '../../src/ui/order-list.tsx';
import { badgeOf } from '../../src/ui/people/looks.ts';
import { doorPlace, placeOf } from '../../src/ui/places.ts';
import { factsOf } from '../../src/ui/status.tsx';
import { waits } from '../../src/ui/waiting.ts';
import { answer, at, BEAST, CREW, emptyShip, give, openAll, put, quickMatch, turnOf } from '../rules/table.ts';

function opened(options: Partial<Options> = {}, seat = 0) {
  const all = { ...defaultOptions(game.options), ...options };
  const state = game.setup(2, all, { chance: { int: () => 0 }, reveal: () => {} });
  return game.view(state, seat);
}

it('S-14.9 S-14.10 tells each side its aim, and who wins when time is up', () => {
  const crew = briefing(opened(), 0).text;
  expect(crew).toContain('You play the crew: put all 6 animals out of action.');
  expect(crew).toContain(
    'Time is up 80 turns after the alarm. Then the side with the larger share still standing wins.',
  );
  expect(briefing(opened(), 1).text).toContain('You play the animals: put all 4 crew out of action.');
  expect(briefing(opened({ scenario: 'mutiny', ship: 'beowulf' }), 0).text).toContain('holds the bridge alone wins');
});

it('S-14.6 S-14.28 S-14.34 counts people the way you would say it, and nobody who is not there', () => {
  const told = (options: Partial<Options>, seat: number) => briefing(opened(options), seat).text;
  expect(told({}, 1)).not.toContain('passenger');
  expect(told({ ship: 'beowulf', passengers: true }, 1)).toContain('put all 6 passengers out of action');
  expect(told({ scenario: 'boarding' }, 1)).toContain('Then the trader crew wins.');
  expect(told({ scenario: 'breakthrough' }, 0)).toContain('put all 10 locals out of action');
  expect(told({ scenario: 'berserker' }, 0)).toContain('You play the crew: put the berserker out of action.');
  expect(told({ scenario: 'rescue' }, 0)).toMatch(/The pirates try to put \d of the hostages/);
});

it('S-14.30 tells both sides what wins for customs men and what for pirates', () => {
  const [traders = '', customs = ''] = [0, 1].map(
    (seat) => briefing(opened({ scenario: 'boarding' }, seat), seat).text,
  );
  expect(traders).toContain('You play the trader crew: hold out until time is up.');
  expect(traders).toContain('If they are pirates, you can also put all 5 customs men out of action.');
  expect(customs).toContain('As customs men, you win as soon as a trader attacks you');
  expect(customs).toContain('As pirates, you have to put all 4 traders out of action.');
});

it('S-14.22 S-14.25 S-14.32 says when the ship jumps, what both sides carry, and rooms in a row by their numbers', () => {
  const hijackers = briefing(opened({ scenario: 'hijacking' }, 1), 1);
  expect(hijackers.text).toContain('before the ship jumps after turn 40');
  expect(hijackers.text).toContain('You start in: Passenger staterooms 1 to 6. The crew: Bridge (2),');
  expect(hijackers.rule).toBe('S-14.25');
  const rescue = briefing(opened({ scenario: 'rescue' }), 0).text;
  expect(rescue).toContain('Both sides carry their weapons.');
  expect(rescue).toContain(
    'You start in: the scout (5). The pirates: the trader (3). The hostages: Passenger staterooms 1 to 6.',
  );
});

it('S-14.28 gives everyone aboard a badge of their own', () => {
  for (const scenario of ['loose', 'mutiny', 'hijacking', 'boarding', 'rescue', 'breakthrough', 'berserker'] as const) {
    const view = opened({ scenario });
    const badges = view.sheets.map((_, who) => badgeOf(view, who));
    expect(new Set(badges).size, badges.join(' ')).toBe(badges.length);
  }
});

it('S-14.4 S-14.5 tells how the alarm works, where weapons lie, and who starts where', () => {
  const lines = briefing(opened(), 0).text.split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/can’t act until someone sees an escaped animal.* After turn 10 it goes off anyway\.$/);
  expect(lines[2]).toContain('locker');
  expect(lines[3]).toMatch(/^You start in: Bridge \(2\), Drive room and Stateroom 4\. The animals: Cargo bay \(2\)/);
  expect(briefing(opened(FIRST_WATCH), 0).text).not.toContain('alarm');
});

it('is told once for each scenario and side', () => {
  expect(new Set([0, 1].map((seat) => briefing(opened(), seat).about)).size).toBe(2);
  expect(briefing(opened({ ship: 'beowulf' }), 0).about).not.toBe(briefing(opened(), 0).about);
});

it('S-14.5 says in the list where everyone will start', () => {
  const view = opened();
  expect([0, 2, 3, BEAST].map((who) => lineOf(view, who))).toEqual([
    'starts: Bridge',
    'starts: Drive room',
    'starts: Stateroom 4',
    'starts: Cargo bay',
  ]);
});

it('S-14.4 says why the crew waits, to the crew alone and only before the alarm', () => {
  const state = quickMatch();
  state.alarm = 0;
  expect(waits(game.view(state, 0))).toBe('The crew can’t act until someone sees an escaped animal.');
  expect(waits(game.view(state, 1))).toBeUndefined();
  state.alarm = 1;
  expect(waits(game.view(state, 0))).toBeUndefined();
});

it('says of the clock and the alarm what they mean', () => {
  const about = factsOf(game.view(emptyShip(), 0), []).map(({ label, about: words }) => [label, words]);
  expect(about.find(([label]) => label === 'Clock')?.[1]).toContain('80 turns after the alarm');
  expect(about.every(([, words]) => words !== '')).toBe(true);
});

it('S-6.3 S-6.5 names to a resting pointer the things of a square, and what the doors beside it cost', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'C8'), 1);
  for (const weapon of ['laser-rifle', 'halberd']) give(state, CREW, weapon);
  for (const item of state.items) Object.assign(item, { holder: -1, at: at(state, 'D8') });
  const view = game.view(state, 0);
  const hover = (name: string) => hoverWords(placeOf(at(state, name), view), view);
  expect(hover('D8')).toContain('On the floor: laser rifle and halberd.');
  expect(hover('F8')).toMatch(/Iris valve: 1 AP to (open|shut) it, and it moves 3 AP later\./);
});

it('S-6.6 tells an animal that it cannot work a door, whoever acts', () => {
  const state = emptyShip();
  openAll(state);
  put(state, CREW, at(state, 'C8'), 1);
  put(state, BEAST, at(state, 'G8'), 3);
  const hover = (seat: number) => hoverWords(placeOf(at(state, 'F8'), state), game.view(state, seat));
  for (const who of [CREW, BEAST]) {
    turnOf(state, who);
    expect(hover(0)).toContain('Iris valve: 1 AP to shut it, and it moves 3 AP later.');
    expect(hover(1)).toContain('Iris valve: animals can’t shut it.');
  }
});

it('S-14.36 tells the berserker what it costs to force a door, and that it shuts none', () => {
  const state = emptyShip({ scenario: 'berserker' });
  const beast = state.sheets.findIndex(({ role }) => role === 'berserker');
  const door = planOf(state).portals.findIndex(({ kind }) => kind === 'door');
  put(state, beast, planOf(state).portals[door]?.beside[0] ?? 0, 1);
  state.open = state.open.map(() => 0);
  const hover = () => hoverWords(doorPlace(door), game.view(turnOf(state, beast), 1));
  expect(hover()).toMatch(/Sliding door: 6 AP to try to force it\./);
  openAll(state);
  expect(hover()).toMatch(/Sliding door: animals can’t shut it\./);
});

it('S-5.8 tells a character who sneaks the triple price', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'), 1);
  answer(turnOf(state, CREW), 'sneak');
  const view = game.view(state, 0);
  expect(hoverWords(placeOf(at(state, 'F8'), view), view)).toMatch(/3 AP to (open|shut) it, and it moves 3 AP later/);
});

it('S-6.15 S-14.38 tells what a way out costs only where it opens', () => {
  const hovers = (options: Partial<Options>) => {
    const view = game.view(quickMatch(options), 0);
    const { portals } = planOf(view);
    return portals.flatMap(({ kind, outer, id }) =>
      outer && kind === 'cargo' ? [hoverWords(doorPlace(id), view)] : [],
    );
  };
  expect(hovers({ ship: 'beowulf' })).toEqual(['Cargo door: it stays shut.']);
  expect(hovers({ scenario: 'breakthrough' })).toEqual(['Cargo door: 1 AP to shut it, and it moves 3 AP later.']);
});

it('S-5.9 S-13.7 says of someone on guard that they evade and strike first', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'C8'), 1);
  put(state, BEAST, at(state, 'D8'), 3);
  Object.assign(state.bodies[BEAST] ?? {}, { cover: at(state, 'D8'), evading: true });
  const view = game.view(state, 0);
  expect(hoverWords(placeOf(at(state, 'D8'), view), view)).toMatch(
    /strikes first at anyone who comes close, evading: 3 harder to hit/,
  );
});

const SECOND: readonly (readonly [Options['scenario'], readonly string[], readonly string[]])[] = [
  [
    'hijacking',
    ['Put all 4 hijackers out of action', 'survives an attack awake'],
    ['hold the bridge alone', 'you choose who'],
  ],
  ['boarding', ['may be pirates', 'then the trader crew wins'], ['customs men or pirates']],
  ['rescue', ['bring 2 hostages aboard the scout', 'frees them for 1 AP'], ['put 3 of the hostages out of action']],
  ['breakthrough', ['aboard and shut the cargo door'], ['then the crowd wins']],
  ['berserker', ['locker'], ['spend 90 AP on the bridge or in the drive room']],
];

it.each(SECOND)(
  'S-14.22 S-14.28 S-14.32 S-14.34 S-14.36 tells both sides of %s what they need',
  (scenario, ...sides) => {
    for (const [seat, words] of sides.entries())
      for (const each of words)
        expect(briefing(opened({ scenario }, seat), seat).text.toLowerCase()).toContain(each.toLowerCase());
  },
);
