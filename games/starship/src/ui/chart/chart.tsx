/** S-9.2: the weapons chart to read, beside the rules. */
import './chart.css';
import { type ReactNode, useState } from 'react';
import { COLUMNS, RANGES } from '../../data/chart.ts';
import { CHART_ROWS, type ChartRow } from './rows.ts';

const ARMOR = { nothing: 'No armor', battle: 'Battle dress' } as const;
const FACTS = [
  ['wounds', 'Wounds'],
  ['ap', 'AP, aimed / snap'],
  ['rounds', 'Rounds'],
  ['reload', 'Reload'],
  ['weight', 'Weight'],
  ['levels', 'Strength and dexterity'],
] as const;

export function WeaponsChart(): ReactNode {
  const [search, setSearch] = useState('');
  const rows = CHART_ROWS.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className="ss-chart">
      <p>
        Throw this number or more on two dice, by the target’s armor and the range: close (1 square), short (2), medium
        (3 to 33), long (34 and more). A reload marked END costs as many AP as your endurance.
      </p>
      <input
        type="search"
        placeholder="Find a weapon"
        aria-label="Find a weapon"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <section className="ss-chart-scroll" aria-label="Weapons chart" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Weapon
              </th>
              {COLUMNS.map((armor) => (
                <th key={armor} scope="colgroup" colSpan={RANGES.length}>
                  {armorName(armor)}
                </th>
              ))}
              {FACTS.map(([fact, label]) => (
                <th key={fact} scope="col" rowSpan={2}>
                  {label}
                </th>
              ))}
            </tr>
            <tr>
              {COLUMNS.flatMap((armor) =>
                RANGES.map((range) => (
                  <th key={`${armor} ${range}`} scope="col" data-first={range === RANGES[0] || undefined}>
                    <abbr title={range}>{range.charAt(0).toUpperCase()}</abbr>
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Weapon key={row.id + row.name} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Weapon({ row }: { readonly row: ChartRow }): ReactNode {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {row.throws.flatMap((throws, column) =>
        throws.map((needed, range) => (
          <td key={`${COLUMNS[column]} ${RANGES[range]}`} data-first={range === 0 || undefined}>
            {needed}
          </td>
        )),
      )}
      {FACTS.map(([fact]) => (
        <td key={fact} data-fact={fact}>
          {row[fact]}
        </td>
      ))}
    </tr>
  );
}

function armorName(armor: (typeof COLUMNS)[number]): string {
  return armor === 'nothing' || armor === 'battle' ? ARMOR[armor] : armor.charAt(0).toUpperCase() + armor.slice(1);
}
