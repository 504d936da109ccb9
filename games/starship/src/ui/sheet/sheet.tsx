/** A character's sheet: characteristics as boxes that fill, what is carried and worn, skills, and orders. */
import { type Holding, Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import type { Event } from '../../events.ts';
import { armorOf, bodyOf, isAnimal, itemOf, sheetOf, weaponOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { itemName, longName, sideName, skillWords, weaponName } from '../../text/names.ts';
import type { Sheet as SheetOf, View, Who } from '../../types.ts';
import type { InRoom } from '../kit.ts';
import { OrdersOf } from '../orders/orders-of.tsx';
import { Face } from '../people/face.tsx';
import { useSelectedPerson } from '../selected.ts';
import { Boxes } from './boxes.tsx';

function CharacterSheet({ room }: InRoom): ReactNode {
  const [selected] = useSelectedPerson();
  const { settled: view } = room;
  const who = selected ?? shownBy(room);
  if (who === undefined || view.sheets[who] === undefined) return null;
  const own = view.orders[who] !== null && view.turn > 0;
  return (
    <article className="ss-character" aria-label={longName(view, who)}>
      <header>
        <Face view={view} who={who} />
        <div>
          <b>{longName(view, who)}</b>
          <span>{roleWords(view, who)}</span>
        </div>
      </header>
      {isAnimal(view, who) ? <Pools view={view} who={who} /> : <Characteristics view={view} who={who} />}
      {!isAnimal(view, who) && <Gear view={view} who={who} />}
      {own && <OrdersOf room={room} who={who} />}
    </article>
  );
}

/** Who is asked about or acts; before that, the first of your own. */
function shownBy({ view, question, observer }: InRoom['room']): Who | undefined {
  const asked = question?.subject ?? NONE;
  if (asked !== NONE) return asked;
  if (view.act.who !== NONE) return view.act.who;
  const own = view.sheets.findIndex(({ seat }) => seat === observer);
  return own === NONE ? 0 : own;
}

function roleWords(view: View, who: Who): string {
  const { side } = sheetOf(view, who);
  const { status } = bodyOf(view, who);
  const of = side === NONE ? 'side not chosen' : sideName(view, side);
  return status === 'active' ? of : `${of}, ${status === 'wounded' ? 'seriously wounded' : status}`;
}

interface OfPerson {
  readonly view: View;
  readonly who: Who;
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
        <em>{ready === NONE ? '' : roundsOf(view, ready)}</em>
      </li>
      {belt.map((item) => (
        <li key={item}>
          <span>Belt</span>
          <b>{itemName(view, item)}</b>
          <em>{roundsOf(view, item)}</em>
        </li>
      ))}
      <li>
        <span>Armor</span>
        <b>{armorOf(sheet).name.toLowerCase()}</b>
        <em>{bodyOf(view, who).load > 0 ? 'encumbered' : ''}</em>
      </li>
      <li>
        <span>Skills</span>
        <b>{skillsOf(sheet)}</b>
      </li>
    </ul>
  );
}

function roundsOf(view: View, item: number): string {
  const { capacity } = weaponOf(view, item);
  const { loaded, spares } = itemOf(view, item);
  return capacity === 0 ? '' : `${loaded} of ${capacity}, ${spares} more`;
}

/** The best first. Level 0 in twenty weapons is one remark (S-15.14). */
function skillsOf({ skills }: SheetOf): string {
  const trained = skills.filter(({ level }) => level > 0).toSorted((a, b) => b.level - a.level);
  const basics = skills.length - trained.length;
  const words = trained.map(({ skill, level }) => skillWords(skill, level));
  if (basics > 0) words.push(`level 0 in ${basics} others`);
  return words.length === 0 ? 'none' : words.join(', ');
}

export const SHEET_HELD: Holding<View, Action, Event> = {
  id: 'sheet',
  label: 'Sheet',
  icon: <Icon name="seat" />,
  Panel: CharacterSheet,
  shown: ({ view }) => view.sheets.length > 0,
};
