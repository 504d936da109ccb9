/** A character's sheet: characteristics as boxes that fill, what is carried and worn, skills, and orders. */
import { type Holding, Icon, moreBelow, useMedia } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import type { Event } from '../../events.ts';
import { bodyOf, sheetOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { longName, sideName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';
import type { InRoom } from '../kit.ts';
import { Face } from '../people/face.tsx';
import { OrderPart } from '../play-later.ts';
import { useSelectedPerson } from '../selected.ts';
import { SheetFacts } from './facts.tsx';

/** Beside the dock there is no room for orders: they are in the order of action, where picking a character shows them. */
const IN_DRAWER = '(max-width: 960px)';

function CharacterSheet({ room }: InRoom): ReactNode {
  const [selected] = useSelectedPerson();
  const drawer = useMedia(IN_DRAWER);
  const { settled: view } = room;
  const who = selected ?? shownBy(room);
  if (who === undefined || view.sheets[who] === undefined) return null;
  const orders = view.orders[who] !== null && view.turn > 0 && (drawer || selected !== undefined);
  return (
    <article className="ss-character" ref={moreBelow} aria-label={longName(view, who)}>
      <header>
        <Face view={view} who={who} />
        <div>
          <b>{longName(view, who)}</b>
          <span>{roleWords(view, who)}</span>
        </div>
      </header>
      <SheetFacts view={view} who={who} />
      {orders && <OrderPart part="sheet" room={room} who={who} />}
      {orders && drawer && <OrderPart part="everyone" room={room} who={who} />}
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
  const of = side === NONE ? 'side unknown' : sideName(view, side);
  return status === 'active' ? of : `${of}, ${status === 'wounded' ? 'seriously wounded' : status}`;
}

export const SHEET_HELD: Holding<View, Action, Event> = {
  id: 'sheet',
  label: 'Sheet',
  icon: <Icon name="seat" />,
  Panel: CharacterSheet,
  shown: ({ view }) => view.sheets.length > 0,
};
