import { afterEach, describe, expect, it, vi } from 'vitest';
import { progressOf } from '../src/progress.ts';

const { isTTY } = process.stderr;

afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function written(term: string): string {
  let text = '';
  vi.stubEnv('TERM', term);
  process.stderr.isTTY = true;
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    text += part;
    return true;
  });
  const progress = progressOf(3, 'games');
  progress.at(2);
  progress.stop();
  return text;
}

describe('progress', () => {
  it('leaves the terminal unchanged, whenever it is interrupted', () => {
    const text = written('xterm');
    expect(text).toContain('games');
    // Line wrap or cursor off.
    for (const off of ['\u001b[?7l', '\u001b[?25l']) expect(text).not.toContain(off);
  });

  it('draws no bar on a dumb terminal', () => {
    expect(written('dumb')).not.toContain('\u001b');
  });
});
