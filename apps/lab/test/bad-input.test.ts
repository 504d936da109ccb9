/** Bad input gets one sentence on stderr, nothing on stdout, and exit status 2. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFolder, type Result, spawned, within } from './command.ts';

const folder = newFolder();
const NOT_JSON = join(folder, 'not.json');
const NO_RECORD = join(folder, 'no-record.json');
const OTHER_GAME = join(folder, 'other-game.json');
const CUT_OFF = join(folder, 'cut-off.json');
const MISSING = join(folder, 'missing.json');

beforeAll(async () => {
  writeFileSync(NOT_JSON, '{"format":');
  writeFileSync(NO_RECORD, '[1, 2, 3]');
  writeFileSync(OTHER_GAME, JSON.stringify({ format: 'shutterbox-record-1', game: 'chess' }));
  writeFileSync(CUT_OFF, JSON.stringify({ format: 'shutterbox-record-1', game: 'template', rules: 1, match: 'x' }));
  mkdirSync(join(folder, 'records'));
});

const CASES: readonly (readonly [words: string, sentence: RegExp])[] = [
  ['dance', /^There is no command 'dance'; the commands are play, sim, .* and games\.$/],
  ['help dance', /^There is no command 'dance'/],
  ['--dance', /^Unknown option '--dance'\.$/],
  ['sim', /^Missing required argument 'game'\.$/],
  ['sim wildlif', /^There is no game 'wildlif'; the games are .*wildlife.*\.$/],
  ['sim template --games', /^Option '--games <n>' argument missing\.$/],
  ['sim template --games 0', /^--games must be a whole number from 1 to \d+, not '0'\.$/],
  ['sim template --games 1e3', /^--games must be/],
  ['sim template --games -5', /^--games must be/],
  ['sim template --seats 1', /^template has 2 to 4 seats, not 1\.$/],
  ['sim template --seats 5', /^template has 2 to 4 seats, not 5\.$/],
  ['sim template --seats two', /^--seats must be/],
  ['sim template --bots clever', /^There is no bot 'clever'; the bots are random, greedy, .*\.$/],
  ['sim template --bots random,', /^There is no bot ''/],
  ['sim template --bots mcts', /^There is no bot 'mcts'/],
  ['sim template --bots mcts:0', /^There is no bot 'mcts:0'/],
  ['sim template --bots random,random,random', /^3 bots do not fit on 2 seats\.$/],
  ['sim template --seed x', /^--seed must be/],
  ['sim template --threads 0', /^--threads must be/],
  ['sim template --option lowLight', /^--option takes a name and a value/],
  ['sim template --option lowLight=maybe', /^Option 'lowLight' must be true or false\.$/],
  ['sim template --option colour=red', /^There is no option 'colour'; the options are lowLight\.$/],
  ['sim template extra', /^Too many arguments for 'sim': expected 1 argument but got 2\.$/],
  ['sim template --loud', /^Unknown option '--loud'\.$/],
  [`sim template --record ${NOT_JSON}`, /^Nothing can be written to .*: there is a file of that name\.$/],
  [`sim template --record ${NOT_JSON}/x`, /^Nothing can be written to .*\.$/],
  ['sim wildlif --json', /^There is no game 'wildlif'/],
  ['duel template', /^Required option '--bots <a,b>' not specified\.$/],
  ['duel template --bots random', /^A duel is between two bots/],
  ['duel template --bots random,greedy --seats 3', /^A duel needs an even number of seats, not 3\.$/],
  ['duel template --bots random,greedy --minutes soon', /^--minutes must be/],
  ['laws chess', /^There is no game 'chess'/],
  ['laws --games none', /^--games must be/],
  ['bench chess', /^There is no game 'chess'/],
  ['bench --seconds 0', /^--seconds must be/],
  ['replay', /^Missing required argument 'file'\.$/],
  [`replay ${MISSING}`, /^.*missing\.json cannot be read: there is no such file\.$/],
  [`replay ${folder}`, /^.* cannot be read: it is a folder\.$/],
  [`replay ${NOT_JSON}`, /^.*not\.json is broken: it is not JSON\.$/],
  [`replay ${NO_RECORD}`, /^.*no-record\.json is broken: it is not a record.*\.$/],
  [`replay ${OTHER_GAME}`, /^.*other-game\.json is broken: there is no game 'chess'\.$/],
  [`replay ${CUT_OFF}`, /^.*cut-off\.json is broken: .*\.$/],
  [`verify ${MISSING}`, /^.*missing\.json cannot be read: there is no such file\.$/],
  [`verify ${NOT_JSON}`, /^.*not\.json is broken: it is not JSON\.$/],
  ['play', /^Missing required argument 'game'\.$/],
  ['play chess', /^There is no game 'chess'/],
  ['play template --seats 9', /^template has 2 to 4 seats, not 9\.$/],
  ['play template --bots clever', /^There is no bot 'clever'/],
  ['play template --seats 2 --bots random,greedy', /^At 2 seats there is room for 1 beside you, not for 2\.$/],
  ['play template --as 2', /^--as must be a whole number from 0 to 1, not '2'\.$/],
  ['play template --option lowLight=1', /^Option 'lowLight' must be true or false\.$/],
  [`play template --resume ${MISSING}`, /^.*missing\.json cannot be read: there is no such file\.$/],
  [`play template --resume ${CUT_OFF}`, /^.*cut-off\.json is broken: it is not a saved game.*\.$/],
  [`play template --resume ${CUT_OFF} --seed 1`, /^--resume goes on with the game as it was saved/],
];

function expectOneSentence({ status, stdout, stderr }: Result, sentence: RegExp): void {
  expect(stderr.trimEnd()).toMatch(sentence);
  expect(stderr.split('\n')).toHaveLength(2);
  expect(stdout).toBe('');
  expect(status).toBe(2);
}

describe('bad input', () => {
  it.each(CASES)('%s', async (words, sentence) => {
    expectOneSentence(await within(words.split(' ')), sentence);
  });

  it('is the exit status of the process', async () => {
    const [words, sentence] = CASES[4] ?? ['', /./];
    expectOneSentence(await spawned(words.split(' ')), sentence);
  });
});

describe('good input', () => {
  it.each(['--help', 'help', 'help sim', 'sim --help', '--version', 'games', ''])('%s', async (words) => {
    const result = await within(words.split(' ').filter((word) => word !== ''));
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(result.stdout).not.toBe('');
  });
});
