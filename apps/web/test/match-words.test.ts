import type { MatchSummary as Summary } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { gameName } from '../src/lobby/catalogue.ts';
import { isKeptForMe } from '../src/lobby/kept-seat.ts';
import {
  againTitle,
  company,
  hostAndSeats,
  inOrder,
  isMyMove,
  isPlayed,
  statusOf,
  untilWords,
} from '../src/lobby/match-words.ts';

const NOW = Date.parse('2026-11-15T12:00:00');

type Sitter = Partial<Summary['seats'][number]>;
const ME: Sitter = { kind: 'person', name: 'Ann', mine: true };
const OLU: Sitter = { kind: 'person', name: 'Olu' };
const BOT: Sitter = { kind: 'bot', name: 'Bokeh', level: 'normal' };
const FREE: Sitter = { kind: 'open' };

function match(seats: readonly Sitter[], more: Partial<Summary> = {}): Summary {
  return {
    id: 'abc',
    game: 'wildlife',
    options: {},
    listed: false,
    pace: 0,
    hints: false,
    status: 'running',
    number: 3,
    seats: seats.map((sitter, seat) => ({
      seat,
      kind: 'open',
      name: '',
      level: '',
      away: false,
      mine: false,
      ...sitter,
    })),
    deadline: 0,
    created: NOW,
    updated: NOW,
    rematchOf: '',
    waits: [],
    ...more,
  };
}

describe('a match in a list', () => {
  it.each([
    [[ME, BOT, BOT], 'against 2 bots'],
    [[ME, BOT], 'against a bot'],
    [[ME, ME, BOT], 'for 2 of you and a bot'],
    [[ME, ME], 'for 2 of you'],
    [[ME, OLU, BOT], 'with Olu and a bot'],
    [[ME, FREE], 'no other players yet'],
  ])('of %j is a game %s', (seats, words) => {
    expect(company(match(seats))).toBe(words);
  });

  it('is my move where a seat of mine is waited for, unless a bot stands in', () => {
    expect(isMyMove(match([ME, BOT], { waits: [0] }))).toBe(true);
    expect(isMyMove(match([ME, BOT], { waits: [1] }))).toBe(false);
    expect(isMyMove(match([{ ...ME, away: true }, BOT], { waits: [0] }))).toBe(false);
    expect(isMyMove(match([ME, BOT], { waits: [0], status: 'over' }))).toBe(false);
  });

  it.each([
    [match([ME, OLU], { waits: [1], pace: 86_400_000 }), 'Waiting for Olu, a day for each move'],
    [match([ME, BOT], { waits: [1] }), 'A bot is thinking'],
    [match([ME, { ...OLU, away: true }], { waits: [1] }), 'A bot is thinking'],
    [match([ME, FREE, BOT], { status: 'open' }), '2 of 3 seats taken: send the link'],
  ])('says how it stands %#', (summary, words) => {
    expect(statusOf(summary, NOW)).toEqual({ hot: false, words });
  });

  it('says until when, or since when', () => {
    const mine = match([ME, BOT], { waits: [0] });
    expect(statusOf(mine, NOW).words).toMatch(/^since 12:00/);
    expect(statusOf({ ...mine, deadline: NOW + 60_000 }, NOW).words).toMatch(/^until 12:01/);
  });

  it('has a date where it was not today, and the year where it was not this one', () => {
    const over = match([ME, BOT], { status: 'over' });
    expect(statusOf(over, NOW).words).toMatch(/^Finished, 12:00(?: PM)?$/);
    const days = (count: number): string => statusOf(over, NOW + count * 86_400_000).words;
    expect(days(1)).toMatch(/Nov.*15|15.*Nov/);
    expect(days(1)).toMatch(/12:00/);
    expect(days(60)).toMatch(/2026/);
    const mine = match([ME, BOT], { waits: [0], deadline: NOW + 2 * 86_400_000 });
    expect(statusOf(mine, NOW).words).toMatch(/^until .*17.*12:00/);
  });

  it('says which game it is', () => {
    expect(gameName('diceafari')).toBe('DiceAFARI');
    expect(gameName('wildlife')).toBe('Snapshot (wildlife photography)');
    expect(gameName('starship')).toBe('Snapshot (starship close combat)');
    expect(gameName('of-another-version')).toBe('of-another-version');
  });

  it('stands before what is less urgent', () => {
    const list = [
      match([ME, BOT], { id: 'over', status: 'over', updated: NOW + 9 }),
      match([ME, OLU], { id: 'old', waits: [1] }),
      match([ME, OLU], { id: 'new', waits: [1], updated: NOW + 1 }),
      match([ME, OLU], { id: 'mine', waits: [0], updated: NOW - 9 }),
    ].map((each) => ({ match: each }));
    expect(inOrder(list).map((each) => each.match.id)).toEqual(['mine', 'new', 'old', 'over']);
  });

  it('names its host where others may sit down', () => {
    expect(hostAndSeats(match([OLU, FREE, BOT]))).toBe('Olu, 2 of 3 seats taken');
    expect(hostAndSeats(match([OLU, FREE], { pace: 60_000 }))).toBe('Olu, 1 of 2 seats taken, a minute for each move');
    expect(hostAndSeats(match([OLU, FREE], { hints: true }))).toBe('Olu, 1 of 2 seats taken, hints for everyone');
  });
});

describe('a rematch', () => {
  const kept = { name: 'Ann', yours: true, until: NOW + 1_000 };
  const asked = match([OLU, { kind: 'open', kept }], { status: 'open' });

  it('asks for me until the seat is no longer kept', () => {
    expect(isKeptForMe(asked, NOW)).toBe(true);
    expect(isKeptForMe(asked, NOW + 1_000)).toBe(false);
    expect(isKeptForMe(match([OLU, { kind: 'open', kept: { ...kept, yours: false } }], { status: 'open' }), NOW)).toBe(
      false,
    );
    expect(againTitle(asked)).toBe('Olu wants to play again');
  });

  it('is none of my matches before I have a seat', () => {
    expect(isPlayed(asked)).toBe(false);
    expect(isPlayed(match([OLU, ME], { status: 'open' }))).toBe(true);
    expect(isPlayed(match([FREE, FREE], { status: 'open' }))).toBe(true);
    expect(isPlayed({ ...asked, status: 'running' })).toBe(true);
  });

  it('says until when', () => {
    expect(untilWords(NOW + 3_600_000, NOW)).toMatch(/^\d/);
    expect(untilWords(NOW + 86_400_000, NOW)).toMatch(/^tomorrow, /);
    expect(untilWords(NOW + 2 * 86_400_000, NOW)).toMatch(/17/);
  });
});
