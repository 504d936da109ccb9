import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { game, text } from '@shutterbox/template';
import { heuristics } from '@shutterbox/template/bot';
import { board } from '@shutterbox/template/terminal';
import { secrets } from '@shutterbox/template/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReplayFlags, replay } from '../src/commands/replay.ts';
import { listed } from '../src/games.ts';
import { captured, newFolder, spawned, within } from './command.ts';

const RECORDS = new URL('../../../games/wildlife/test/records/', import.meta.url);

/** A record of a game with fair dice. */
let path = '';

beforeAll(async () => {
  const folder = newFolder();
  const { status } = await spawned('play template --bots random'.split(' '), '1\n1\n1\n', folder);
  expect(status).toBe(0);
  const [file] = readdirSync(join(folder, '.shutterbox'));
  path = join(folder, '.shutterbox', file ?? '');
}, 120_000);

function changed(change: (record: Record<string, never>) => unknown): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const copy = join(folder, 'changed.json');
  writeFileSync(copy, JSON.stringify(change(record) ?? record));
  return copy;
}

/** Bad input by default. */
async function refusal(command: string, file: string, expected = 2): Promise<string> {
  const { status, stdout, stderr } = await within([command, file]);
  expect({ status, stdout }).toEqual({ status: expected, stdout: '' });
  expect(stderr.split('\n')).toHaveLength(2);
  return stderr.slice(file.length + 1).trimEnd();
}

describe('replay', () => {
  it('shows a record as a spectator saw it', async () => {
    const { status, stdout, stderr } = await within(['replay', path]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^template \(rules 1\), 2 seats: human, random\n {3}0 {2}/);
    // However long the final sentence is, and wherever the line breaks.
    const [last = ''] = stdout
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/ (?=All 7 entries)/)
      .slice(1);
    expect(last).toMatch(/^All 7 entries follow the rules\. .* \(scores \d+, \d+\)\.$/);
    expect(stdout).not.toContain('You');
  });

  it('shows it as a seat saw it, without the secrets of others', async () => {
    const [mine, theirs] = [await within(['replay', path, '--as', '0']), await within(['replay', path, '--as', '1'])];
    expect(mine.stdout).toMatch(/You are dealt/);
    expect(theirs.stdout).toMatch(/You are dealt/);
    expect(mine.stdout).not.toBe(theirs.stdout);
  });

  it('says what was done if no event tells it, and nothing of sealed answers', async () => {
    const record = fileURLToPath(new URL('rules-1-four-seats.json', RECORDS));
    const { stdout } = await within(['replay', record]);
    expect(stdout).toMatch(/^wildlife \(rules 1\), 4 seats: greedy, mcts:20, greedy 2, mcts:20 2$/m);
    expect(stdout).toMatch(/^ +\d+ {2}greedy 2: Place no more tokens and head out\.$/m);
    expect(stdout).not.toMatch(/Nothing to be seen|: (Offer|Make no offer)|Player \d/);
  });

  it('tells a sealed answer only to its own seat, if no event tells it', async () => {
    const apply: typeof game.apply = (state, decision, action, { chance, reveal }) =>
      game.apply(state, decision, action, { chance, reveal });
    const silent = listed({ game: { ...game, apply }, text, heuristics, secrets, board, rules: '' });
    const shownTo = async (flags: ReplayFlags) => {
      const { stdout } = await captured(() => {
        replay(path, flags, [silent]);
        return 0;
      });
      return stdout.split('\n').filter((line) => /^ +[1-6] /.test(line));
    };
    expect(await shownTo({})).toEqual([]);
    const mine = await shownTo({ as: '1' });
    expect(mine).toHaveLength(3);
    for (const line of mine) expect(line).toMatch(/^ +\d {2}You: /);
  });

  it('says when there were more players than in the base game', async () => {
    const record = fileURLToPath(new URL('rules-1-five-seats-no-tokens.json', RECORDS));
    const { stdout } = await within(['replay', record, '--to', '0']);
    expect(stdout).toMatch(/^wildlife \(rules 1\), 5 seats, beyond the base game: greedy,/);
  });

  it('fits the columns it is given', async () => {
    const record = fileURLToPath(new URL('rules-1-five-seats-no-tokens.json', RECORDS));
    const { stdout } = await spawned(['replay', record], '', newFolder(), 50);
    expect(stdout.split('\n').filter((line) => line.length > 50)).toEqual([]);
  });

  it('stops where it is told, but checks the rest', async () => {
    const { status, stdout } = await within(['replay', path, '--to', '2']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/After entry 2 of 6; all of them follow the rules\.\n$/);
    expect(stdout).not.toMatch(/^ {3}3 /m);
  });

  it.each(['--to 7', '--to -1', '--as -1', '--as 2', '--as me'])('refuses %s', async (words) => {
    const { status, stdout, stderr } = await within(['replay', path, ...words.split(' ')]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^--(to must be a whole number from 0 to 6|as takes a seat from 0 \(Player 1\) to 1 \(Player 2\)), not '.*'; see npx shutterbox help replay\.\n$/,
    );
  });

  it.each([
    ['an entry', 'entries', (entries: unknown[]) => entries.splice(2, 1)],
    ['the seats', 'seats', () => 9],
    ['the rules number', 'rules', () => 99],
    ['an option', 'options', () => ({ lowLight: 'dim' })],
  ])('refuses a record with %s changed', async (_name, key, change) => {
    const file = changed((record) => {
      const result = change(record[key] as never);
      return Array.isArray(result) ? record : { ...record, [key]: result };
    });
    expect(await refusal('replay', file)).toMatch(/^(is broken: .*|was made with rules 99 of template, but .*)\.$/);
  });

  it('refuses an outcome that its entries do not lead to', async () => {
    const outcome = { rank: [1, 1], score: [99, 99], reason: 'rounds' };
    expect(
      await refusal(
        'replay',
        changed((record) => ({ ...record, outcome })),
      ),
    ).toMatch(/^is broken: its outcome /);
  });
});

describe('verify', () => {
  it('accepts fair dice', async () => {
    const { status, stdout, stderr } = await within(['verify', path]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /all \d+ random results in its 7 entries match the secret\. The nonces of the bots follow from the secret\.\n$/,
    );
  });

  it('finds a changed secret, a changed nonce and a changed die', async () => {
    const fairness = JSON.parse(readFileSync(path, 'utf8')).fairness;
    const secret = '0'.repeat(64);
    const nonces = ['mine', 'yours'];
    const withFairness = (changes: object) =>
      changed((record) => ({ ...record, fairness: { ...fairness, ...changes } }));
    expect(await refusal('verify', withFairness({ secret }), 1)).toMatch(/^fails the check: its secret does not match/);
    expect(await refusal('verify', withFairness({ nonces, bots: undefined }), 1)).toMatch(
      /^fails the check: .* not those of the secret\.$/,
    );
    expect(await refusal('verify', withFairness({ nonces }), 1)).toBe(
      'fails the check: the nonce of the bot in seat 2 does not follow from the secret.',
    );
    expect(await refusal('verify', withFairness({ secret: undefined }))).toMatch(/is revealed when the match is over/);
  });

  it('finds a record that was cut off', async () => {
    const cut = changed((record) => {
      const { outcome, ...rest } = record;
      return { ...rest, entries: [...(record.entries ?? [])].slice(0, 4) };
    });
    expect(await refusal('verify', cut, 1)).toMatch(
      /^is incomplete: its secret is revealed, but the match is not over after its 4 entries\.$/,
    );
  });

  it('says that simulations cannot be verified', async () => {
    const folder = newFolder();
    await within(['sim', 'template', '--games', '1', '--threads', '1', '--json', '--record', folder]);
    expect(await refusal('verify', join(folder, 'template-1-000000.json'))).toMatch(/it has no commitment/);
  });
});
