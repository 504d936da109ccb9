import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseCommand } from '../src/play/command.ts';
import { Keyboard } from '../src/terminal/keyboard.ts';
import { isTerminal } from '../src/terminal/plain.ts';

let keyboard: Keyboard | undefined;

afterEach(() => {
  keyboard?.close();
  vi.unstubAllEnvs();
});

/** A keyboard whose keys are pressed by `type`: a terminal's, or a pipe. */
function newKeyboard(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  let shown = '';
  output.on('data', (data) => {
    shown += data;
  });
  const keys = new Keyboard(input, output, (line) => parseCommand(line).type === 'quit');
  keyboard = keys;
  const type = async (text: string) => {
    input.write(text);
    await nextTurn();
  };
  return { keys, type, shown: () => shown };
}

describe('a keyboard', () => {
  it('drops text typed between questions', async () => {
    const { keys, type } = newKeyboard(true);
    await type('1\n2\n');
    const line = keys.next();
    await type('3\n');
    expect(await line).toBe('3');
    await type('4\n');
    const next = keys.next();
    await type('5\n');
    expect(await next).toBe('5');
  });

  it('forgets half-typed text when a new question comes', async () => {
    const { keys, type } = newKeyboard(true);
    await type('12');
    keys.forget();
    const line = keys.next();
    await type('3\n');
    expect(await line).toBe('3');
  });

  it('keeps the lines of a pipe, one for each question', async () => {
    const { keys, type } = newKeyboard(false);
    await type('1\nq\n3\n');
    expect([await keys.next(), await keys.next(), await keys.next()]).toEqual(['1', 'q', '3']);
  });

  it.each(['q\n', 'QUIT\n', '\u0003'])('leaves at once when told so while a bot thinks: %j', async (keystrokes) => {
    const { keys, type } = newKeyboard(true);
    await type(keystrokes);
    expect(await keys.left).toBeUndefined();
    expect(await keys.next()).toBeUndefined();
  });

  it('writes no escape codes to a dumb terminal', async () => {
    vi.stubEnv('TERM', 'dumb');
    const { keys, type, shown } = newKeyboard(true);
    const line = keys.next();
    await type('1\n');
    expect(await line).toBe('1');
    expect(shown()).not.toContain('\u001b');
    expect(isTerminal({ isTTY: true })).toBe(false);
  });
});
