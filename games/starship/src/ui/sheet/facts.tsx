/** What is written on a sheet: characteristics as boxes, what is carried and worn, and skills. */
import type { ReactNode } from 'react';
import { bodyOf, isAnimal, itemOf, sheetOf, weaponOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { itemName, skillsOf, weaponName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';
import { handlingWords } from '../handling.ts';
import { armorWords } from '../people/plight.ts';
import { Boxes } from './boxes.tsx';

interface OfPerson {
  readonly view: View;
  readonly who: Who;
}

export function SheetFacts(of: OfPerson): ReactNode {
  if (isAnimal(of.view, of.who)) return <Pools {...of} />;
  return (
    <>
      <Characteristics {...of} />
      <Gear {...of} />
    </>
  );
}

const STATS = [
  ['STR', 'str'],
  ['DEX', 'dex'],
  ['END', 'end'],
] as const;

function Characteristics({ view, who }: OfPerson): ReactNode {
  const body = bodyOf(view, who);
  const sheet = sheetOf(view, who);
  return (
    <dl className="ss-stats">
      {STATS.map(([label, key]) => (
        <Boxes key={key} label={label} left={view.turn === 0 ? sheet[key] : body[key]} most={sheet[key]} />
      ))}
    </dl>
  );
}

function Pools({ view, who }: OfPerson): ReactNode {
  const { str, dex } = bodyOf(view, who);
  const { pool, deathPool, natural } = sheetOf(view, who);
  return (
    <>
      <dl className="ss-stats">
        <Boxes label="Until out" left={view.turn === 0 ? pool : str} most={pool} />
        <Boxes label="Until dead" left={view.turn === 0 ? deathPool : dex} most={deathPool} />
      </dl>
      <ul className="ss-gear">
        <li>
          <span>Weapon</span>
          <b>{weaponName(natural)}</b>
        </li>
      </ul>
    </>
  );
}

function Gear({ view, who }: OfPerson): ReactNode {
  const { ready } = bodyOf(view, who);
  const sheet = sheetOf(view, who);
  const belt = view.items.flatMap(({ holder }, item) => (holder === who && item !== ready ? [item] : []));
  return (
    <ul className="ss-gear">
      <li>
        <span>Ready</span>
        <b>{ready === NONE ? 'bare hands' : itemName(view, ready)}</b>
        <em>{ready === NONE ? '' : usedWords(view, who, ready)}</em>
      </li>
      {belt.map((item) => (
        <li key={item}>
          <span>Belt</span>
          <b>{itemName(view, item)}</b>
          <em>{usedWords(view, who, item)}</em>
        </li>
      ))}
      <li>
        <span>Armor</span>
        <b>{armorWords(view, who)}</b>
        <em>{bodyOf(view, who).load > 0 ? 'encumbered' : ''}</em>
      </li>
      <li>
        <span>Skills</span>
        <b>{skillsOf(sheet)}</b>
      </li>
    </ul>
  );
}

/** How well it is used, and what is left in it. */
function usedWords(view: View, who: Who, item: number): string {
  const words = [handlingWords(view, who, itemOf(view, item).weapon), roundsOf(view, item)];
  return words.filter((each) => each !== '').join('; ');
}

function roundsOf(view: View, item: number): string {
  const { capacity } = weaponOf(view, item);
  const { loaded, spares } = itemOf(view, item);
  if (capacity === 0) return '';
  const spare = spares === 0 ? [] : [`${spares} spare`];
  return [`${loaded} of ${capacity} loaded`, ...spare].join(', ');
}
