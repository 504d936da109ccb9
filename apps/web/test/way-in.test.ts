import { describe, expect, it } from 'vitest';
import { NO_TABLE, NO_WAY_IN, wayIn } from '../src/lobby/way-in.ts';

const SITE = 'https://play.example.org';
const TOKEN = 'abcdefghijklmnop_-0123';

describe('what someone pastes', () => {
  it.each([
    ['aeeQ6tcTtxLDNPSv', { kind: 'match', match: 'aeeQ6tcTtxLDNPSv' }],
    ['  here-7fwe1zlp \n', { kind: 'match', match: 'here-7fwe1zlp' }],
    [`${SITE}/m/abc_-1`, { kind: 'match', match: 'abc_-1' }],
    [`${SITE}/m/abc/?x=1`, { kind: 'match', match: 'abc' }],
    ['play.example.org/m/abc', { kind: 'match', match: 'abc' }],
    ['/m/abc', { kind: 'match', match: 'abc' }],
    [`${SITE}/match/abc/seat/2#${TOKEN}`, { kind: 'seat', match: 'abc', seat: 2, token: TOKEN }],
    [`${SITE}/match/abc/seat/2`, { kind: 'match', match: 'abc' }],
    [`${SITE}/recover#${TOKEN}`, { kind: 'recovery', token: TOKEN }],
    ['https://other.example/m/abc', { kind: 'elsewhere', site: 'other.example' }],
    ['//other.example/m/abc', { kind: 'elsewhere', site: 'other.example' }],
  ])('%s is understood', (text, way) => {
    expect(wayIn(text, SITE)).toEqual(way);
  });

  it.each([
    '',
    'two words',
    `${SITE}/about`,
    `${SITE}/recover`,
    `${SITE}/recover#short`,
    'javascript:alert(1)',
    'a'.repeat(33),
  ])('%s is nothing', (text) => {
    expect(wayIn(text, SITE)).toBeUndefined();
  });

  it('gets an answer that says what to paste instead', () => {
    for (const sentence of [NO_WAY_IN, NO_TABLE]) expect(sentence).toMatch(/^[^.]+\.$/);
    for (const way of ['a table link', 'a seat link', 'a recovery link', 'the last part of a table’s address'])
      expect(NO_WAY_IN).toContain(way);
  });
});
