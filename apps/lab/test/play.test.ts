import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interrupted, newFolder, spawned, within } from './command.ts';

const ONES = '1\n'.repeat(5000);

async function played(words: string, input: string, folder = newFolder()) {
  const result = await spawned(['play', ...words.split(' ')], input, folder);
  expect(result).toMatchObject({ status: 0, stderr: '' });
  const saves = join(folder, '.shutterbox');
  return { ...result, folder, files: existsSync(saves) ? readdirSync(saves).map((file) => join(saves, file)) : [] };
}

/** The questions on the screen, without the names that differ from game to game. */
function transcript(stdout: string): string {
  return stdout.replaceAll(/(template|wildlife)-[0-9a-f]{8}/g, '$1');
}

describe('play', () => {
  it.each([
    'template --bots greedy',
    'template --seats 4 --bots random,mcts:20',
    'wildlife --seats 3 --bots random,greedy',
  ])('goes to the end, and its record replays and verifies: %s', async (words) => {
    const { stdout, files } = await played(words, ONES);
    expect(stdout).toMatch(/The dice come from a secret with the SHA-256\s+[0-9a-f]{64}\./);
    expect(stdout).toMatch(
      /(wins?|share the victory)[^()]* \(scores\s[-\d,\s]+\)\.\nRecord: \.shutterbox\/\w+-[0-9a-f]{8}\.json\n/,
    );
    expect(stdout).toMatch(/\n {2}npx shutterbox replay (\S+)\nTo check its dice:\n {2}npx shutterbox verify \1\n$/);
    expect(files).toHaveLength(1);
    const [record = ''] = files;
    expect(await within(['replay', record, '--as', '1'])).toMatchObject({ status: 0, stderr: '' });
    expect(await within(['verify', record])).toMatchObject({ status: 0, stderr: '' });
  });

  it('makes the same game again from a seed', async () => {
    const first = await played('wildlife --seed 4 --bots greedy', ONES);
    const again = await played('wildlife --seed 4 --bots greedy', ONES);
    expect(transcript(again.stdout)).toBe(transcript(first.stdout));
    expect(first.stdout).not.toContain('SHA-256');
  });

  it('tells a walk of a bot in one line, and your own steps one by one', async () => {
    const { stdout } = await played('template-tactics --seed 1 --option dark=false --bots greedy', ONES);
    expect(stdout).toMatch(/· Blue \d goes from [A-I]\d to [A-I]\d in \d steps\./);
    expect(stdout).toMatch(/· Red \d goes from [A-I]\d to [A-I]\d\./);
  });

  it('saves when you leave, and can be resumed', async () => {
    const { stdout, folder, files } = await played('template --bots greedy --seats 3', '1\nq\n');
    const [save = ''] = files;
    expect(stdout).toMatch(
      /The game is saved\. To continue:\n {2}npx shutterbox play template --resume \.shutterbox\/\S+\.save\.json\n$/,
    );
    const { entries } = JSON.parse(readFileSync(save, 'utf8')).record;
    const resumed = await played(`template --resume ${save}`, '1\n1\n', folder);
    expect(resumed.files).toEqual([save.replace('.save', '')]);
    const record = JSON.parse(readFileSync(resumed.files[0] ?? '', 'utf8'));
    expect(record.entries.slice(0, entries.length)).toEqual(entries);
    expect(await within(['verify', resumed.files[0] ?? ''])).toMatchObject({ status: 0 });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends cleanly on %s', async (signal) => {
    const result = await interrupted(['play', 'template', '--bots', 'human'], signal);
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(result.stdout).toMatch(/You have not answered anything yet, so nothing was saved\.\n$/);
  });

  it('goes on as if you had never left', async () => {
    const straight = await played('wildlife --seed 8 --bots random', '1\n'.repeat(12));
    const left = await played('wildlife --seed 8 --bots random', '1\n'.repeat(5));
    const [save = ''] = left.files;
    await played(`wildlife --resume ${save}`, '1\n'.repeat(7), left.folder);
    const entriesOf = (file = '') => JSON.parse(readFileSync(file, 'utf8')).record.entries;
    expect(entriesOf(save)).toEqual(entriesOf(straight.files[0]));
  });

  it('refuses a save whose dice were changed', async () => {
    const { files } = await played('template', '1\nq\n');
    const [save = ''] = files;
    const json = JSON.parse(readFileSync(save, 'utf8'));
    const tried = async (change: object) => {
      writeFileSync(save, JSON.stringify({ ...json, ...change }));
      const { status, stdout, stderr } = await within(['play', 'template', '--resume', save]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      return stderr.slice(save.length + 1);
    };
    expect(await tried({ origin: { secret: 'f'.repeat(64) } })).toMatch(
      /^is broken: entry 0: its random results do not match/,
    );
    expect(await tried({ origin: {} })).toBe('is broken: it does not say where its dice come from.\n');
    expect(await tried({ players: ['human'] })).toBe('is broken: it does not have one player per seat.\n');
    expect(await tried({ players: ['human', 'clever'] })).toBe("is broken: there is no bot 'clever'.\n");
    expect(await tried({ standing: [3] })).toBe('is broken: its standing answers are broken.\n');
  });

  it('takes back moves that drew no chance, and otherwise says why not', async () => {
    const drawn = await played('wildlife --seed 9 --bots human --option reserving=false', '\n1\nu\n');
    expect(drawn.stdout).toMatch(/You can't undo this: dice were rolled or a card was drawn\./);
    // Prepare, put down a die, and take both back.
    const research = /Research: draw a card/;
    const turn = await played(
      'wildlife --seed 4 --bots human --option reserving=false',
      '\n2\n1\nu 99\nu\nu\nu\nu 3\n',
    );
    expect(turn.stdout.split(research).length).toBeGreaterThan(2);
    expect(turn.stdout.match(/You take back the last answer\./g)).toHaveLength(2);
    expect(turn.stdout.match(/You have nothing to undo\./g)).toHaveLength(2);
    expect(turn.stdout).toMatch(/You can undo only your last 2 answers, not 99\./);
  });

  it('shows rules, log, help and the table on request, and complains kindly', async () => {
    const { stdout } = await played(
      'wildlife --seed 4',
      '?\n? 3\n? W-3.2\n? raccoon\n? zebra crossing\nl\ns\nm\nh\nx\n99\n\n',
    );
    for (const words of [
      /3 Offers \(W-3\.1 to W-3\.\d+\)/,
      /^W-3\.1 {2}After every draw/m,
      /^W-3\.2 {2}Answers are secret/m,
      /^W-9\.3 {2}/m,
      /No rule mentions 'zebra crossing'\./,
      /Round 1: /,
      /You already see all answers\./,
      /auto off/,
      /'x' is not a command\. Type h for help\./,
      /There is no answer 99\. Choose 1 to \d+\./,
      /Type a number, or h for help\./,
    ])
      expect(stdout).toMatch(words);
  });

  it('asks a question again after a standing answer to it was taken back', async () => {
    const { stdout } = await played(
      'wildlife --seed 4 --option reserving=false',
      '2\nauto\nauto 1\nauto\nu\nauto\nu\n',
    );
    expect(stdout).toMatch(/You have no automatic answers\. Type auto 2/);
    expect(stdout).toMatch(/Your automatic answers \(auto off: ask me again\):\n {2}Put a die on the Shoreline/);
    expect(stdout).toMatch(/'Put a die on the Shoreline[^']*'\s+is\s+no\s+longer\s+automatic/);
    expect(stdout.match(/You have no automatic answers/g)).toHaveLength(2);
    expect(stdout.match(/You take back the last answer\./g)).toHaveLength(2);
  });

  it('uses standing answers until they are withdrawn', async () => {
    const offers = /Do you offer a token/g;
    const asked = await played('wildlife --seed 9 --bots greedy', ONES);
    expect(asked.stdout.match(offers)?.length).toBeGreaterThan(1);
    const { stdout } = await played('wildlife --seed 9 --bots greedy', `auto off\nauto 9\nauto 2\n${ONES}`);
    expect(stdout).toMatch(/You have no automatic answers\.\nThere is no answer 9/);
    expect(stdout.match(offers)).toHaveLength(1);
    expect(stdout).toMatch(/The game is over/);
    const again = await played('wildlife --seed 9 --bots greedy', `auto 2\nauto off\n${ONES}`);
    expect(again.stdout).toMatch(/I will ask you again from now on\./);
    expect(again.stdout.match(offers)?.length).toBeGreaterThan(1);
  });

  it('takes a preset and options on top of it', async () => {
    const simplest = await played('wildlife --seed 4 --preset simplest', 'q\n');
    expect(simplest.stdout).not.toMatch(/token|assignment/i);
    const withTokens = await played('wildlife --seed 4 --preset simplest --option tokens=true', 'q\n');
    expect(withTokens.stdout).toMatch(/2 tokens/);
    expect(withTokens.stdout).not.toMatch(/assignment/i);
  });

  it('says when there are more players than in the base game', async () => {
    expect((await played('wildlife --seats 5 --bots random', 'q\n')).stdout).toMatch(
      /^wildlife, 5 seats, beyond the base game\. You are Player 1;/m,
    );
    expect((await played('wildlife --seats 4 --bots random', 'q\n')).stdout).toMatch(/^wildlife, 4 seats\. You are/m);
  });

  it('hides secrets between people at one keyboard', async () => {
    const { stdout } = await played('template --bots human', 'h\n1\n\n1\n\n1\n');
    const [, first = '', second = ''] = stdout.split(/Player \d: press Enter when nobody else is\s+looking\./);
    expect(stdout).toMatch(/^Player 1: press Enter/);
    const [covered = '', open = ''] = first.split('Press Enter to see the question, q to quit, h for help.');
    expect(covered).toMatch(/Type a number to answer/);
    expect(covered).not.toMatch(/You are Player/);
    expect(open).toMatch(/You are Player 1; Player 2: human/);
    expect(second).toMatch(/You are Player 2; Player 1: human/);
    expect(second).not.toMatch(/You are Player 1;/);
  });

  it('hides secrets in a resumed game, too, and can be left there', async () => {
    const { files, folder } = await played('template --bots human', '\n1\nq\n');
    const { stdout } = await played(`template --resume ${files[0]}`, 'Q\n', folder);
    expect(stdout).toMatch(/^Player 2: press Enter .*\n\nThe game is saved\. To continue:\n/);
    expect(stdout).not.toMatch(/You are Player/);
  });

  it('fits into a narrow window', async () => {
    const words = 'play wildlife --seed 4 --as 1 --seats 4 --bots random,greedy'.split(' ');
    const { stdout } = await spawned(words, `?\n? 4\nh\nl\n${ONES}`, newFolder(), 60);
    expect(stdout).toMatch(/You are Player 2; Player 1: random,\s+Player 3:\s+greedy,/);
    const long = stdout.split('\n').filter((line) => line.trimEnd().length > 60 && !line.includes('.shutterbox'));
    expect(long).toEqual([]);
  });
});
