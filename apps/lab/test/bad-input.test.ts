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
const SAVE = join(folder, 'save.json');
const HOSTILE = join(folder, 'hostile.json');

beforeAll(async () => {
  writeFileSync(NOT_JSON, '{"format":');
  writeFileSync(NO_RECORD, '[1, 2, 3]');
  writeFileSync(OTHER_GAME, JSON.stringify({ format: 'shutterbox-record-1', game: 'chess' }));
  writeFileSync(CUT_OFF, JSON.stringify({ format: 'shutterbox-record-1', game: 'template', rules: 1, match: 'x' }));
  const record = { format: 'shutterbox-record-1', game: 'template', rules: 9, match: 'x' };
  writeFileSync(SAVE, JSON.stringify({ format: 'shutterbox-save-1', record }));
  writeFileSync(HOSTILE, JSON.stringify({ ...record, game: '\u001b[2J\nx' }));
  mkdirSync(join(folder, 'records'));
});

const CASES: readonly (readonly [words: string, sentence: RegExp])[] = [
  ['dance', /^There is no command 'dance'; the commands are play, sim, .* and games\.$/],
  ['help dance', /^There is no command 'dance'/],
  ['--dance', /^Unknown option '--dance'; see npx shutterbox help\.$/],
  ['sim', /^Missing required argument 'game'; see npx shutterbox help sim\.$/],
  ['sim wildlif', /^There is no game 'wildlif': the games are .*wildlife.*\.$/],
  ['sim template --games', /^Option '--games <n>' argument missing; see npx shutterbox help sim\.$/],
  ['sim template --games 0', /^--games must be a whole number from 1 to \d+, not '0'; see npx shutterbox help sim\.$/],
  ['sim template --games 1e3', /^--games must be/],
  ['sim template --games -5', /^--games must be/],
  ['sim template --seats 1', /^template has 2 to 4 seats, not 1; see npx shutterbox help sim\.$/],
  ['sim template --seats 5', /^template has 2 to 4 seats, not 5; see npx shutterbox help sim\.$/],
  ['sim template --seats two', /^template has 2 to 4 seats, not 'two'; see npx shutterbox help sim\.$/],
  [
    'sim template --bots clever',
    /^There is no bot 'clever'; the bots are easy, normal, hard, expert; random, policy, greedy, .*\.$/,
  ],
  ['sim template --bots random,', /^There is no bot ''/],
  ['sim template --bots mcts', /^There is no bot 'mcts'/],
  [
    'sim template --bots mcts:0',
    /^There is no bot 'mcts:0'; .* \(iterations, 1 to 10000000\), .* 1ms to 600000ms\) and .*\.$/,
  ],
  ['sim template --bots mcts:99999999', /^There is no bot 'mcts:99999999'; .* \(iterations, 1 to 10000000\)/],
  ['sim template --bots random,random,random', /^3 bots are too many for 2 seats; see npx shutterbox help sim\.$/],
  ['sim template --seed x', /^--seed must be/],
  ['sim template --threads 0', /^--threads must be/],
  ['sim template --option lowLight', /^--option takes a name and a value/],
  ['sim template --option lowLight=maybe', /^Option 'lowLight' must be true or false\.$/],
  ['sim template --option colour=red', /^There is no option 'colour'; the options are lowLight\.$/],
  ['sim wildlife --preset simple', /^There is no preset 'simple': the only one is simplest\.$/],
  ['sim template --preset simplest', /^There is no preset 'simplest': template has none\.$/],
  ['sim wildlife --preset', /^Option '--preset <id>' argument missing; see npx shutterbox help sim\.$/],
  ['duel wildlife --bots random,greedy --preset x', /^There is no preset 'x': the only one is simplest\.$/],
  [
    'sim template extra',
    /^Too many arguments for 'sim': expected 1 argument but got 2; see npx shutterbox help sim\.$/,
  ],
  ['sim template --loud', /^Unknown option '--loud'; see npx shutterbox help sim\.$/],
  [`sim template --record ${NOT_JSON}`, /^Cannot write to .*: a file with that name already exists\.$/],
  [`sim template --record ${NOT_JSON}/x`, /^Cannot write to .*\.$/],
  ['sim wildlif --json', /^There is no game 'wildlif'/],
  ['duel template', /^Required option '--bots <a,b>' not specified; see npx shutterbox help duel\.$/],
  ['duel template --bots random', /^A duel needs two bots/],
  [
    'duel template --bots random,greedy --seats 3',
    /^A duel needs an even number of seats, not 3; see npx shutterbox help duel\.$/,
  ],
  ['duel template --bots random,greedy --minutes soon', /^--minutes must be/],
  ['laws chess', /^There is no game 'chess'/],
  ['laws --games none', /^--games must be/],
  ['bench chess', /^There is no game 'chess'/],
  ['bench --seconds 0', /^--seconds must be/],
  ['replay', /^Missing required argument 'file'; see npx shutterbox help replay\.$/],
  [`replay ${MISSING}`, /^Cannot read .*missing\.json: there is no such file\.$/],
  [`replay ${folder}`, /^Cannot read .*: it is a folder\.$/],
  [`replay ${NOT_JSON}`, /^.*not\.json is broken: it is not JSON\.$/],
  [`replay ${NO_RECORD}`, /^.*no-record\.json is broken: it is not a record.*\.$/],
  [`replay ${OTHER_GAME}`, /^.*other-game\.json is broken: there is no game 'chess'\.$/],
  [`replay ${CUT_OFF}`, /^.*cut-off\.json is broken: .*\.$/],
  [`verify ${MISSING}`, /^Cannot read .*missing\.json: there is no such file\.$/],
  [`verify ${NOT_JSON}`, /^.*not\.json is broken: it is not JSON\.$/],
  ['play', /^Missing required argument 'game'; see npx shutterbox help play\.$/],
  ['play chess', /^There is no game 'chess'/],
  ['play template --seats 9', /^template has 2 to 4 seats, not 9; see npx shutterbox help play\.$/],
  ['play template --bots clever', /^There is no bot 'clever'/],
  [
    'play template --seats 2 --bots random,greedy',
    /^With 2 seats, 1 can play with you, not 2; see npx shutterbox help play\.$/,
  ],
  [
    'play template --as -1',
    /^--as takes a seat from 0 \(Player 1\) to 1 \(Player 2\), not '-1'; see npx shutterbox help play\.$/,
  ],
  ['play template --as 2', /^--as takes a seat from 0 \(Player 1\) to 1 \(Player 2\), not '2'/],
  ['play template --option lowLight=1', /^Option 'lowLight' must be true or false\.$/],
  [`play template --resume ${MISSING}`, /^Cannot read .*missing\.json: there is no such file\.$/],
  ['play template --resume ', /^The file name is empty; see npx shutterbox help play\.$/],
  ['replay ', /^The file name is empty; see npx shutterbox help replay\.$/],
  ['sim template --record ', /^The folder name is empty; see npx shutterbox help sim\.$/],
  [`play template --resume ${NO_RECORD}`, /^.*no-record\.json is broken: it is not a saved game.*\.$/],
  [
    `play template --resume ${CUT_OFF}`,
    /^.*cut-off\.json is the record of a match, not a saved game\. To watch it: npx shutterbox replay .*cut-off\.json$/,
  ],
  [
    `play wildlife --resume ${SAVE}`,
    /^.*save\.json is a saved game of template\. To continue it: npx shutterbox play template --resume .*$/,
  ],
  [
    `play template --resume ${SAVE}`,
    /^.*save\.json was made with rules 9 of template, but this version has rules 1\. Use a newer version of Shutterbox\.$/,
  ],
  [
    `replay ${SAVE}`,
    /^.*save\.json is a saved game\. To continue it: npx shutterbox play template --resume .*save\.json$/,
  ],
  [`verify ${SAVE}`, /^.*save\.json is a saved game\. To continue it: npx shutterbox play template --resume /],
  [`replay ${HOSTILE}`, /^.*hostile\.json is broken: there is no game '\[2Jx'\.$/],
  ['sim template --record /proc/x/y', /^Cannot write to \/proc\/x\/y: .*\.$/],
  ['play wildlife --preset hardest', /^There is no preset 'hardest': the only one is simplest\.$/],
  [`play wildlife --resume ${CUT_OFF} --preset simplest`, /^--resume continues the game as it was saved/],
  [`play template --resume ${CUT_OFF} --seed 1`, /^--resume continues the game as it was saved/],
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

describe('games', () => {
  it('lists seats, presets and options', async () => {
    const { stdout } = await within(['games']);
    expect(stdout).toMatch(/^wildlife \(rules 1\), 2 to 5 seats; more than 4 is beyond the base game$/m);
    expect(stdout).toMatch(/^template \(rules 1\), 2 to 4 seats$/m);
    expect(stdout).toMatch(
      /^ {2}--preset simplest {2}No assignments, raccoon, tokens or reserving\. Good for a\n {6}first game\.$/m,
    );
    expect(stdout).toMatch(/^ {2}--option raccoon=true\|false {2}/m);
    expect(stdout).toMatch(/^Bots: easy, normal, hard, expert; random, policy, greedy, /m);
    const [about = ''] = stdout.split('Unfinished games:');
    expect(about.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

describe('help', () => {
  it.each(['play', 'sim', 'duel'])('of %s shows no empty default', async (command) => {
    expect((await within(['help', command])).stdout).not.toMatch(/default: \[\]/);
  });
});

describe('good input', () => {
  it.each(['--help', 'help', 'help sim', 'sim --help', '--version', 'games', ''])('%s', async (words) => {
    const result = await within(words.split(' ').filter((word) => word !== ''));
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(result.stdout).not.toBe('');
  });
});
