import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { COLUMNS, RANGES } from '../../src/data/chart.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { WeaponsChart } from '../../src/ui/chart/chart.tsx';
import { CHART_ROWS } from '../../src/ui/chart/rows.ts';

const rowNamed = (name: string) => CHART_ROWS.find((row) => row.name === name);

it('S-9.2 has each weapon that can be used, by armor and range', () => {
  for (const { name, modes } of WEAPONS)
    expect(
      CHART_ROWS.some((row) => row.name.startsWith(name)),
      name,
    ).toBe(modes.length > 0);
  expect(CHART_ROWS.every(({ throws }) => throws.length === COLUMNS.length)).toBe(true);
  expect(CHART_ROWS.every(({ throws }) => throws.every((each) => each.length === RANGES.length))).toBe(true);
  expect(new Set(CHART_ROWS.map(({ name }) => name)).size).toBe(CHART_ROWS.length);
});

it('S-8.2 S-8.3 S-7.11 S-9.4 tells throws, costs, rounds and reloads', () => {
  expect(rowNamed('Revolver')).toMatchObject({
    wounds: '3D',
    ap: '8 / 4',
    rounds: '6',
    reload: 'a whole turn',
    weight: '0.9 kg',
    levels: 'DEX under 7: −2, from 9: +1',
  });
  expect(rowNamed('Revolver')?.throws[COLUMNS.indexOf('cloth')]).toEqual(['10', '9', '14', '16']);
  expect(rowNamed('Thrasher')?.throws[0]).toEqual(['−4', '0', '–', '–']);
  expect(rowNamed('Assault rifle, burst')?.ap).toBe('12 / 6');
  expect(rowNamed('Carbine')?.reload).toBe('END AP');
  expect(rowNamed('Snub pistol, gas')?.wounds).toBe('1D');
});

it('is a table with a head for each armor and a name for each row', () => {
  const page = renderToStaticMarkup(createElement(WeaponsChart));
  expect(page.match(/scope="colgroup"/g)).toHaveLength(COLUMNS.length);
  expect(page.match(/scope="row"/g)).toHaveLength(CHART_ROWS.length);
  expect(page).toContain('Battle dress');
});
