/** Games dress what lies on the table. The shell is laid out by custom properties and data attributes: its classes are its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Settings of the site, which stand on the page itself. */
const OF_THE_PAGE = ['light', 'dark', 'safe-marks'];
/** Drawn by the game itself: the shell has a class of the same name for something else. */
const OWN = ['line', 'long', 'open', 'side', 'wait'];
/** Buttons, icons, brackets, chances and notes: wildlife sets them in its own sizes where they lie among its cards. */
const PIECES = [
  'btn',
  'primary',
  'hot',
  'i',
  'logo',
  'brk',
  'odds',
  'meter',
  'big',
  'callout',
  'board-note',
  'dock-two',
];
const REASONS = ['reason', 'refused', 'why-not'];
/** By folder, what of the shell it may name. The map editor is a page of its own with buttons of the shell. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  'games/diceafari/src/ui/css': [],
  'games/perfect-shot/src/ui/css': ['btn', 'primary', 'brk', 'dragged', 'refused'],
  'games/starship/src/ui/css': ['btn', 'primary'],
  'games/template-tactics/src/ui': [],
  'games/wildlife/src/ui/css': [...PIECES, ...REASONS],
};
const SHELL = ['packages/ui/src', 'apps/web/src'];

function sheetsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.css')).map((file) => join(folder, file));
}

function selectorsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '""');
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(@|from|to|[\d.]+%)/.test(selector));
}

function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
}

describe('the style sheets of games', () => {
  const shell = new Set(SHELL.flatMap(sheetsIn).flatMap(selectorsOf).flatMap(classesIn));

  it('have a shell to keep away from', () => {
    for (const name of ['dock', 'controls', 'mast', 'dock-row']) expect(shell).toContain(name);
  });

  const sheets = Object.keys(GAMES).flatMap((folder) => sheetsIn(folder).map((file) => [file, folder] as const));

  it.each(sheets)('name no class of the shell: %s', (file, folder) => {
    const free = new Set([...OF_THE_PAGE, ...OWN, ...(GAMES[folder] ?? [])]);
    const named = selectorsOf(file).filter((selector) =>
      classesIn(selector).some((name) => shell.has(name) && !free.has(name)),
    );
    expect(named).toEqual([]);
  });
});
