/** Other options for a table that exists already: everyone there is told. */
import type { TableInfo } from '@shutterbox/protocol';
import { moreBelow } from '@shutterbox/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Offer, Values } from '../../lobby/offer.ts';
import { Pick } from '../../lobby/pick.tsx';
import { RulesPicker } from '../../lobby/rules-picker.tsx';
import { Sheet } from '../../lobby/sheet.tsx';
import { DOORS, type Door, PACES, type Pace } from '../../lobby/terms.ts';
import { useScope } from '../context.ts';
import '../../lobby/lobby.css';
import '../../lobby/room.css';

interface TermsSheetProps {
  readonly table: TableInfo;
  readonly offer: Offer;
  readonly onClose: () => void;
}

export function TermsSheet({ table, offer, onClose }: TermsSheetProps): ReactNode {
  const { session } = useScope();
  const [values, setValues] = useState<Values>(() => ({ ...(table.options as Values) }));
  const [pace, setPace] = useState<Pace>(() => PACES.find(({ value }) => value === table.pace)?.value ?? 0);
  const [door, setDoor] = useState<Door>(table.listed ? 'listed' : 'link');
  const [refused, setRefused] = useState('');
  const room = offer.seats(values);
  const problem =
    offer.problem(values) ??
    (room.counts.includes(table.seats.length)
      ? undefined
      : `These options do not work with ${table.seats.length} seats.`);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reply = await session.host.terms(session.match, { options: values, pace, listed: door === 'listed' });
    if (!reply.ok) return setRefused(reply.refusal.sentence);
    session.takeTable(reply.value);
    onClose();
  };
  return (
    <div className="lb-room wr-terms">
      <Sheet title="Change options" note="Everyone at the table sees the change." onClose={onClose}>
        <form className="lb-form" onSubmit={(event) => void save(event)}>
          <div className="lb-scroll" ref={moreBelow}>
            <RulesPicker game={table.game} offer={offer} values={values} onChange={setValues} />
            <section className="lb-part" aria-label="Other players">
              <Pick legend="Who can join" value={door} choices={DOORS} onPick={setDoor} />
              <Pick legend="Time for each move" value={pace} choices={PACES} onPick={setPace} />
            </section>
          </div>
          <footer className="lb-sheet-foot">
            <p role="alert">{problem ?? refused}</p>
            <button type="submit" className="btn primary" disabled={problem !== undefined}>
              Save
            </button>
          </footer>
        </form>
      </Sheet>
    </div>
  );
}
