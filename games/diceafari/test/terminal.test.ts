import { expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { decodeMap, MOST_COLUMNS } from '../src/map.ts';
import { board } from '../src/terminal.ts';
import { newTable } from '../src/testing.ts';
import { FACE_DOWN, type View } from '../src/types.ts';
import { play, STOP, tableOf } from './rules/table.ts';

const NARROW = 30;
const WIDE = 80;

function drawn(view: View, columns = WIDE): string[] {
  return board(view, columns).map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

it('shows the map with owners and photos, the dice and the seats', () => {
  const state = tableOf(['omd', '.js'], { dice: 'omdj', bonus: 3, owners: '01..0', photos: [0, 1, 2, 3, -1] });
  state.collections[1] = [2, 0, 1, 0];
  expect(drawn(game.view(state, 0))).toEqual([
    'Test · 2 of 5 tiles free',
    '',
    '    A        B        C',
    '1   Mou 1 Li Mar 2 El Des .',
    '              Gi       Go',
    '2            Jun .    Sav 1',
    '    Li lion, El elephant, Gi giraffe, Go gorilla',
    '',
    'Dice  1 mountain  2 marsh  3 desert  4 jungle  bonus 3 · roll 1 of 3',
    '> You       [1] · 2 tiles · 0 photos · 0 turns · started',
    '  Player 2  [2] · 1 tile · 3 photos · 0 turns',
  ]);
});

it('is narrower if there is less room', () => {
  const state = tableOf(['omdj', 'omdj'], { photos: [0, 1, 2, 3, 0, 1, 2, 3, 0, 1] });
  expect(drawn(game.view(state, 0), NARROW).slice(2, 7)).toEqual([
    '    A   B   C   D',
    '1   Mo.LMa.GDe.LJu.',
    '     E   O   E   G',
    '2   Mo.OMa.LDe.EJu.',
    '    L lion, E elephant, G giraffe, O gorilla',
  ]);
});

it('fits every map into 80 columns, even the widest that can be drawn', () => {
  for (let seed = 0; seed < 40; seed++)
    for (const line of drawn(game.view(newTable(4, {}, seed), 'spectator')))
      expect(line.length).toBeLessThanOrEqual(WIDE);
  const widest = { name: 'Wide', rows: [`##${'.'.repeat(MOST_COLUMNS - 4)}##`] };
  expect(decodeMap(widest).ok).toBe(true);
  for (const words of drawn(game.view(newTable(2, { customMap: widest }), 0)))
    expect(words.length).toBeLessThanOrEqual(WIDE);
});

it('hides what others have taken, unless collections are open', () => {
  const covered = tableOf(['omdj']);
  covered.collections = [
    [1, 0, 0, 0],
    [0, 2, 0, 0],
  ];
  const lines = (view: View) => drawn(view).filter((line) => line.includes('photo'));
  expect(lines(game.view(covered, 0))).toEqual([
    '> You       [1] · 0 tiles · 1 photo (1 lion) · 0 turns · started',
    '  Player 2  [2] · 0 tiles · 2 photos · 0 turns',
  ]);
  const open = { ...covered, options: { ...covered.options, openCollections: true } };
  expect(lines(game.view(open, 0))[1]).toBe('  Player 2  [2] · 0 tiles · 2 photos (2 elephants) · 0 turns');
});

it('shows face-down photos as question marks', () => {
  const state = tableOf(['omdj'], { options: { photoSurprise: true }, photos: [FACE_DOWN, -1, FACE_DOWN] });
  expect(drawn(game.view(state, 0))[3]).toBe('1   Mou . ?? Mar .    Des . ?? Jun .');
});

it('ends with the score pad', () => {
  const options = { exclusiveCoverage: true };
  const state = {
    ...tableOf(['oojj'], { options, owners: '0011', photos: [-1, -1, -1], dice: 'uuuu' }),
    turns: [2, 3],
  };
  state.collections = [
    [4, 1, 1, 1],
    [0, 2, 0, 0],
  ];
  play(state, STOP);
  expect(drawn(game.view(state, 0)).slice(-9)).toEqual([
    '                       You  Player 2',
    '  tourist sets          10         0',
    '  lions                  5         0',
    '  elephants              0         2',
    '  giraffes               0         0',
    '  gorillas               0         0',
    '  tiles                  2         2',
    '  coverage               5         5',
    '  total                 22         9',
  ]);
});
