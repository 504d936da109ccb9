/** The sentences that depend on more than the names in them. */
import { type Observer, render } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game, text, tieBreak } from '../src/index.ts';
import { newTable, question } from '../src/testing.ts';
import { type Action, type Event, FACE_DOWN, NONE, type State } from '../src/types.ts';
import { claim, play, STOP, tableOf, terrains } from './rules/table.ts';

function action(state: State, answer: Action, observer: Observer = state.turn): string {
  return render(text.action(answer, game.view(state, state.turn)), { observer });
}

function event(state: State, happened: Event, observer: Observer = 'spectator'): string {
  return render(text.event(happened, game.view(state, observer)), { observer });
}

function asked(state: State, observer: Observer): string {
  return render(text.decision(question(state), game.view(state, observer)), { observer });
}

describe('questions', () => {
  it('give the dice to the player who must answer', () => {
    const state = tableOf(['oooo'], { dice: 'omdj', bonus: 3 });
    expect(asked(state, 0)).toBe(
      'Roll 1 of 3: mountain, marsh, desert and jungle; bonus for routes of 3. Claim a route, roll again, or stop?',
    );
    expect(asked(state, 1)).toBe('Player 1 chooses whether to claim a route or roll again.');
    const last = tableOf(['oooo'], { rolls: 3, bonus: 0 });
    expect(asked(last, 0)).toBe(
      'Roll 3 of 3: mountain, mountain, mountain and mountain. That was your last roll. Which route do you claim?',
    );
    expect(asked(last, 'spectator')).toBe('Player 1 chooses a route to claim.');
  });
});

describe('answers', () => {
  it('say what is held and what is rolled', () => {
    const state = tableOf(['oooo'], { dice: 'omdj' });
    expect(action(state, { type: 'roll', hold: 0 })).toBe('Roll all four dice again');
    expect(action(state, { type: 'roll', hold: 0b0101 })).toBe('Roll dice 2 and 4 again, hold mountain and desert');
    expect(action(state, { type: 'roll', hold: 0b1101 })).toBe('Roll die 2 again, hold mountain, desert and jungle');
  });

  it('say whose tiles a route takes, and whether a bonus follows', () => {
    const state = tableOf(['omdj'], { seats: 3, bonus: 3, owners: '.120' });
    expect(action(state, claim(0, 1))).toBe('Claim A1 and B1 (mountain and marsh): B1 from Player 2');
    expect(action(state, claim(1, 2, 3))).toBe(
      'Claim B1, C1 and D1 (marsh, desert and jungle): B1 from Player 2, C1 from Player 3, D1 is yours already, then a bonus tile',
    );
    // The last free tile is in the route: no bonus.
    expect(action(state, claim(0, 1, 2))).toBe(
      'Claim A1, B1 and C1 (mountain, marsh and desert): B1 from Player 2, C1 from Player 3',
    );
    expect(action(tableOf(['omdj']), claim(0, 1))).toBe('Claim A1 and B1 (mountain and marsh)');
  });

  it('name tiles, photos and nothing', () => {
    const state = tableOf(['om', 'dj'], { photos: [0, FACE_DOWN, 2, 3] });
    expect(action(state, { type: 'bonus', tile: 3 })).toBe('Claim B2 (jungle) as your bonus');
    expect(action(state, { type: 'photo', spot: 0 })).toBe('Take the lion between A1 and B1');
    expect(action(state, { type: 'photo', spot: 1 })).toBe('Take the face-down photo between A1 and A2');
    expect(action(state, STOP)).toBe('Claim nothing and end your turn');
    expect(action(state, { type: 'noPhoto' })).toBe('Take no photo');
  });

  it('name the player who may give them to everyone else', () => {
    const state = tableOf(['omdj'], { seats: 3, owners: '.102' });
    expect(action(state, claim(1, 2), 1)).toBe(
      "Claim B1 and C1 (marsh and desert): B1 from you, C1 is Player 1's already",
    );
    expect(action(state, { type: 'bonus', tile: 0 }, 'spectator')).toBe("Claim A1 (mountain) as Player 1's bonus");
    expect(action(state, STOP, 1)).toBe("Claim nothing and end Player 1's turn");
  });
});

describe('events', () => {
  const state = tableOf(['omdj'], { seats: 3 });

  it('say that the game is ending, once all tiles are claimed', () => {
    const all: Event = { type: 'allClaimed', seat: 0 };
    const at = (turns: number[], over = false) => event({ ...state, turns, over }, all);
    expect(at([2, 3, 3])).toBe('All tiles are claimed. The game ends after this turn.');
    expect(at([3, 3, 3], true)).toBe('All tiles are claimed. The game ends after this turn.');
    expect(at([2, 2, 2])).toBe('All tiles are claimed. The game ends once everyone has had three turns.');
  });

  it('describe the set-up', () => {
    const photos = [0, 0, 0];
    const laid: Event = { type: 'laid', map: NONE, terrains: terrains('omdj'), photos };
    expect(event(state, laid)).toBe('The map: Test, with 4 tiles and 3 photos.');
    expect(event(state, { ...laid, photos: [FACE_DOWN] })).toBe('The map: Test, with 4 tiles and 3 photos, face down.');
    expect(event(state, { type: 'startRoll', seat: 1, dice: terrains('oomd') }, 1)).toBe(
      'You roll 2 mountains to see who starts.',
    );
    expect(event(state, { type: 'first', seat: 1 })).toBe('Player 2 starts.');
    expect(event(state, { type: 'turn', seat: 0, turn: 2 }, 0)).toBe('Round 2: your turn.');
  });

  it('tell the rolls for the start as one, with every tie (DA-1.10)', () => {
    const rolls = (...dice: readonly (readonly [seat: number, dice: string])[]): readonly Event[] =>
      dice.map(([seat, each]) => ({ type: 'startRoll', seat, dice: terrains(each) }));
    const tied = rolls([0, 'odmj'], [1, 'mmjo'], [2, 'mmmm'], [0, 'mmmm'], [1, 'oojj']);
    const all: readonly Event[] = [...tied, { type: 'first', seat: 1 }];
    const view = game.view(state, 0);
    const told = (events: readonly Event[]) => render(text.note?.(events, view) ?? '', { observer: 0 });
    expect(told(all)).toBe(
      'You roll 1 mountain, Player 2 rolls 1 and Player 3 rolls 0: a tie. You roll 0 mountains and Player 2 rolls 2. Player 2 starts with the most mountains.',
    );
    // DA-1.11
    expect(told([...tied.slice(0, 3), { type: 'first', seat: 0 }])).toMatch(/: a tie\. You start\.$/);
    const joins = all.slice(1).map((next, at) => text.joins?.(all[at] as Event, next));
    expect(joins).toEqual([true, true, true, true, true]);
    expect(text.joins?.({ type: 'first', seat: 1 }, { type: 'turn', seat: 1, turn: 1 })).toBe(false);
  });

  it('call a card of the game as its plate does', () => {
    const table = newTable(2, { map: 'elephant' });
    const map = game.view(table, 0).map;
    expect(event(table, { type: 'laid', map, terrains: [], photos: [] })).toBe(
      'The map: The Elephant, with 18 tiles and 22 photos.',
    );
  });

  it('describe the rolls', () => {
    const rolled: Event = { type: 'rolled', seat: 0, roll: 1, hold: 0, dice: terrains('oomd'), bonus: 3 };
    expect(event(state, rolled)).toBe(
      'Player 1 rolls mountain, mountain, marsh and desert. Bonus for routes of three.',
    );
    expect(event(state, { ...rolled, bonus: 0 }, 0)).toBe(
      'You roll mountain, mountain, marsh and desert. The bonus die is out of play.',
    );
    expect(event(state, { ...rolled, roll: 2, hold: 0b0011 })).toBe(
      'Player 1 holds mountain and mountain and rolls two again: marsh and desert.',
    );
    expect(event(state, { ...rolled, roll: 3 }, 0)).toBe(
      'You roll all four dice again: mountain, mountain, marsh and desert.',
    );
  });

  it('describe claims, and who loses what', () => {
    const claimed: Event = { type: 'claimed', seat: 0, tiles: [0, 1, 2], before: [1, 0, 2] };
    expect(event(state, claimed, 1)).toBe(
      'Player 1 claims A1, B1 and C1 (mountain, marsh and desert), A1 from you and C1 from Player 3.',
    );
    expect(event(state, { ...claimed, before: [NONE, 0, NONE] }, 0)).toBe(
      'You claim A1, B1 and C1 (mountain, marsh and desert).',
    );
    expect(event(state, { type: 'nothing', seat: 0, forced: true }, 0)).toBe('No route: you claim nothing.');
    expect(event(state, { type: 'nothing', seat: 0, forced: false })).toBe('Player 1 claims nothing.');
    expect(event(state, { type: 'bonus', seat: 2, tile: 3 })).toBe('Player 3 claims D1 (jungle) as a bonus.');
  });

  it('describe photos, as far as they are known', () => {
    expect(event(state, { type: 'photo', seat: 0, spot: 0, animal: 1, secret: false })).toBe(
      'Player 1 takes a photo between A1 and B1: an elephant.',
    );
    expect(event(state, { type: 'photo', seat: 0, spot: 0, secret: true })).toBe(
      'Player 1 takes the face-down photo between A1 and B1.',
    );
    expect(event(state, { type: 'collected', seat: 1, spot: 2, animal: 0 }, 1)).toBe(
      'You collect the lion between C1 and D1.',
    );
    expect(event(state, { type: 'wetland', seat: 1, spot: 2, animal: 3 })).toBe(
      'Player 2 has the wetter tile and collects the gorilla between C1 and D1.',
    );
    expect(event(state, { type: 'ended', reason: 'turns' })).toBe('The game is over: everyone has had thirty turns.');
  });
});

describe('the end', () => {
  it('gives every score with its parts, and the places', () => {
    const options = { exclusiveCoverage: true };
    const table = {
      ...tableOf(['oojj'], { options, owners: '0011', photos: [-1, -1, -1], dice: 'uuuu' }),
      turns: [2, 3],
    };
    table.collections = [
      [5, 1, 2, 1],
      [0, 1, 0, 0],
    ];
    const over = play(table, STOP).events.at(-1);
    expect(over && event(table, over, 0)).toBe(
      'You score 26: 10 for 1 tourist set, 8 for 4 lions, 1 for 1 single photo, 2 for 2 tiles, 5 for all mountain. ' +
        'Player 2 scores 8: 1 for 1 single photo, 2 for 2 tiles, 5 for all jungle. You win. Points: you first with 26, Player 2 second with 8.',
    );
  });

  it('says what decided a tie', () => {
    const table = {
      ...tableOf(['oojj'], { owners: '0011', photos: [-1, -1, -1], dice: 'uuuu' }),
      turns: [2, 2],
      first: 1,
      turn: 1,
    };
    table.open = [{ seat: 1, kind: 'roll' }];
    play(table, STOP, terrains('uuuu'));
    const over = play(table, STOP).events.at(-1);
    expect(over && event(table, over)).toMatch(
      /Player 2 wins the tie: their last turn was longer ago\. Points: Player 2 first with 2, Player 1 second with 2\.$/,
    );
    expect(tieBreak({ observer: 1 }, 1)).toBe('your last turn was longer ago');
  });

  it('has names for columns beyond the alphabet', () => {
    const state = newTable(2, { customMap: { name: 'Far', rows: [`##${'.'.repeat(26)}##`] } });
    expect(action(state, { type: 'bonus', tile: 3 })).toMatch(/^Claim A[CD]1/);
  });
});
