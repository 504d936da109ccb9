import type { Observer } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { OFFER, PREPARE } from '../src/actions.ts';
import { game } from '../src/index.ts';
import { board } from '../src/terminal.ts';
import type { State } from '../src/types.ts';
import { dieOnHabitat, draw, play } from './rules/play.ts';
import { clearTable, commit, hold, lay, MOUNTAIN, own } from './rules/table.ts';

function lines(state: State, observer: Observer = 0, columns = 100): string[] {
  return board(game.view(state, observer), columns).map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

describe('the board', () => {
  it('shows the target, the starting player and what each player has', () => {
    const state = clearTable(3);
    state.tokens = [1, 0, 4];
    own(state, 0, 'Meerkat');
    const shown = lines(state);
    expect(shown[0]).toBe('Round 1 · target 8 photos · deck 36 · discards 0 · Generalist award 7');
    expect(shown).toContain('> You      1 photo · 1 token · starting player');
    expect(shown).toContain('  Player 2 0 photos · 0 tokens');
  });

  it('says nothing of tokens and assignments if there are none', () => {
    const state = clearTable(2, { tokens: false, assignments: false });
    hold(state, 1, 'Meerkat');
    expect(lines(state).join('\n')).not.toMatch(/token|assignment|symbol/i);
  });

  it('prints a whole card that lies in no habitat', () => {
    const state = clearTable();
    hold(state, 1, "Coquerel's sifaka");
    draw(state, 'Raccoon');
    play(state, OFFER, [], 1);
    const wide = lines(state, 'spectator');
    expect(wide).toContain("     10 Coquerel's sifaka         ****** rainforest, herbivore, 21-30 years, mammal");
    expect(wide).toContain('    6 Raccoon                   ***    any habitat, omnivore, 0-10 years, mammal');
    expect(wide).toContain('  Player 2 offers 1 token');
    const narrow = lines(state, 'spectator', 70);
    expect(narrow).toContain('      any habitat, omnivore, 0-10 years, mammal');
  });

  it('keeps the symbols of the cards on the table in narrow windows', () => {
    const state = clearTable();
    lay(state, 'Guanaco');
    expect(lines(state, 'spectator', 76)).toContain(
      '    4 Guanaco                   **     herbivore, 11-20 years, mammal',
    );
    const narrow = lines(state, 'spectator', 75);
    expect(narrow).toContain('    4 Guanaco                   **');
    expect(narrow).toContain('      herbivore, 11-20 years, mammal');
  });

  it('explains the marks of the cards, and those of an assignment only to its player', () => {
    const state = clearTable();
    expect(lines(state)).toContain('  * prestige · your assignment: (cover) cover animal, (+1) matching symbols');
    expect(lines(state, 'spectator')).toContain('  * prestige');
    expect(lines(clearTable(2, { assignments: false }))).toContain('  * prestige');
  });

  it('explains the mark of commitments and counts the dice in hand', () => {
    const state = clearTable();
    lay(state, 'Guanaco');
    expect(lines(state).join('\n')).not.toMatch(/promised|to place/);
    commit(state, 'Guanaco');
    play(state, PREPARE);
    play(state, dieOnHabitat(MOUNTAIN));
    expect(lines(state)).toContain('  > promised for this turn');
    expect(lines(state)).toContain('5 dice still to place');
  });

  it("shows your own assignment with its chart, and nobody else's", () => {
    const state = clearTable();
    own(state, 0, 'Nile crocodile', 'Andean bear');
    const shown = lines(state).slice(-4);
    expect(shown).toEqual([
      'Assignment: Whatever Is on the Menu',
      '  cover Nile crocodile (photographed) or Japanese macaque, worth 5',
      '  21-30 years or omnivore: 2 symbols so far, worth 4',
      '  1 to 10 symbols are worth 2 4 6 9 12 15 18 20 22 24',
    ]);
    expect(lines(state, 'spectator').join('\n')).not.toMatch(/Whatever Is|worth/);
    expect(lines(state, 1).join('\n')).not.toMatch(/Whatever Is/);
  });

  it('shows everyone all assignments at the end', () => {
    const state = clearTable();
    own(state, 0, 'Nile crocodile', 'Giraffe');
    state.over = true;
    state.open = [];
    for (const observer of [1, 'spectator'] as const) {
      const shown = lines(state, observer);
      expect(shown).toContain('Player 1: Whatever Is on the Menu');
      expect(shown).toContain('  cover Nile crocodile (photographed) or Japanese macaque, worth 5');
      expect(shown).toContain('  21-30 years or omnivore: 1 symbol, worth 2');
      expect(shown).toContain('  cover South American sea lion or Green anaconda, worth 0');
      expect(shown).toContain(' Player 1        4        0        5        2       11');
    }
    expect(lines(state, 1)).toContain('You: Few Summers, Full Lives');
  });
});
