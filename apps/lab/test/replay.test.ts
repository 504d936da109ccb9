import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFolder, spawned, within } from './command.ts';

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

async function refusal(command: string, file: string): Promise<string> {
  const { status, stdout, stderr } = await within([command, file]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.split('\n')).toHaveLength(2);
  return stderr.slice(file.length + 1).trimEnd();
}

describe('replay', () => {
  it('shows a record as a spectator saw it', async () => {
    const { status, stdout, stderr } = await within(['replay', path]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^template \(rules 1\), 2 seats: human, random\n {3}0 {2}/);
    expect(stdout).toMatch(/All 7 entries fit the rules\. .* \(scores \d+, \d+\)\.\n$/);
    expect(stdout).not.toContain('You');
  });

  it('shows it as a seat saw it, and no secret of another one', async () => {
    const [mine, theirs] = [await within(['replay', path, '--as', '0']), await within(['replay', path, '--as', '1'])];
    expect(mine.stdout).toMatch(/You are dealt/);
    expect(theirs.stdout).toMatch(/You are dealt/);
    expect(mine.stdout).not.toBe(theirs.stdout);
  });

  it('stops where it is told, and checks the rest', async () => {
    const { status, stdout } = await within(['replay', path, '--to', '2']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/After entry 2 of 6; all of them fit the rules\.\n$/);
    expect(stdout).not.toMatch(/^ {3}3 /m);
  });

  it.each(['--to 7', '--to -1', '--as 2', '--as me'])('refuses %s', async (words) => {
    const { status, stdout, stderr } = await within(['replay', path, ...words.split(' ')]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^--\w+ must be a whole number from 0 to \d, not '.*'\.\n$/);
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
    expect(await refusal('replay', file)).toMatch(/^is broken: .*\.$/);
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
  it('finds fair dice fair', async () => {
    const { status, stdout, stderr } = await within(['verify', path]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/all \d+ results of chance in its 7 entries are those of the secret\.\n$/);
  });

  it('finds a changed secret, a changed nonce and a changed die', async () => {
    const fairness = JSON.parse(readFileSync(path, 'utf8')).fairness;
    const secret = '0'.repeat(64);
    const nonces = ['mine', 'yours'];
    const withFairness = (changes: object) =>
      changed((record) => ({ ...record, fairness: { ...fairness, ...changes } }));
    expect(await refusal('verify', withFairness({ secret }))).toMatch(/^cannot be verified: its secret does not fit/);
    expect(await refusal('verify', withFairness({ nonces }))).toMatch(
      /^cannot be verified: .* not those of the secret\.$/,
    );
    expect(await refusal('verify', withFairness({ secret: undefined }))).toMatch(/has not been revealed yet/);
  });

  it('says that simulations cannot be verified', async () => {
    const folder = newFolder();
    await within(['sim', 'template', '--games', '1', '--threads', '1', '--json', '--record', folder]);
    expect(await refusal('verify', join(folder, 'template-1-000000.json'))).toMatch(/it carries no commitment/);
  });
});
