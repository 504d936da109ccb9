/** The form that creates a table. */
import { moreBelow } from '@shutterbox/ui';
import { type FormEvent, type ReactNode, use, useState } from 'react';
import { useLocation } from 'wouter';
import type { Listing } from './catalogue.ts';
import { guestName } from './guest-name.ts';
import { NameField } from './name-field.tsx';
import type { Offer, Values } from './offer.ts';
import { openTable } from './open-table.ts';
import { Pick } from './pick.tsx';
import { RulesPicker } from './rules-picker.tsx';
import { SeatPicker } from './seat-picker.tsx';
import {
  COMPANY,
  companyOf,
  firstWishes,
  fitted,
  hasOpen,
  seatsOf,
  sharesScreen,
  type Wish,
  wishesFor,
} from './seat-wishes.ts';
import { DOORS, type Door, HINTS, type Hints, PACES, type Pace, USUAL_PACE } from './terms.ts';
import { settleName, useVisitor } from './visitor.ts';

interface Props {
  readonly listing: Listing;
  readonly offer: Promise<Offer>;
  /** Values chosen earlier, on the drawing page. */
  readonly initial?: Values;
}

export function CreateTable({ listing, offer: coming, initial }: Props): ReactNode {
  const offer = use(coming);
  const [, go] = useLocation();
  const [values, setValues] = useState<Values>(() => ({ ...offer.presets[0]?.values, ...initial }));
  const room = offer.seats(values);
  const [wishes, setWishes] = useState<readonly Wish[]>(() => firstWishes(room));
  const [door, setDoor] = useState<Door>('link');
  const [pace, setPace] = useState<Pace>(USUAL_PACE);
  const [hints, setHints] = useState<Hints>('off');
  const known = useVisitor(({ name }) => name);
  // The visitor's name may arrive later.
  const [proposed] = useState(guestName);
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const seats = fitted(wishes, room);
  const open = hasOpen(seats);
  // Alone against bots you can always ask for hints.
  const people = open || sharesScreen(seats);
  const problem = offer.problem(values);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setRefused('');
    if (open) {
      const named = await settleName(typed, proposed);
      if (!named.ok) return fail(named.refusal.sentence);
    }
    const made = await openTable({
      game: listing.id,
      options: values,
      seats: seatsOf(seats),
      listed: open && door === 'listed',
      pace: open ? pace : 0,
      hints: people && hints === 'on',
    });
    if (made.ok) go(`/m/${made.value.id}`);
    else fail(made.refusal.sentence);
  }

  function fail(sentence: string): void {
    setBusy(false);
    setRefused(sentence);
  }

  return (
    <form className="lb-form" onSubmit={(event) => void create(event)}>
      <div className="lb-scroll" ref={moreBelow}>
        <Pick
          legend="Play"
          quiet
          value={companyOf(seats)}
          choices={COMPANY}
          onPick={(kind) => setWishes(wishesFor(kind, room))}
        />
        <SeatPicker wishes={seats} room={room} onChange={setWishes} />
        <RulesPicker game={listing.id} offer={offer} values={values} onChange={setValues} />
        {people ? (
          <section className="lb-part" aria-labelledby="lb-others">
            <h3 id="lb-others">Other players</h3>
            {open && (
              <>
                <NameField
                  className="lb-field"
                  label="Your name"
                  value={typed ?? (known || proposed)}
                  onChange={setTyped}
                />
                <Pick legend="Who can join" value={door} choices={DOORS} onPick={setDoor} />
                <Pick legend="Time for each move" value={pace} choices={PACES} onPick={setPace} />
              </>
            )}
            <Pick legend="Hints" value={hints} choices={HINTS} onPick={setHints} />
          </section>
        ) : null}
      </div>
      <footer className="lb-sheet-foot">
        <p role="alert">{problem ?? refused}</p>
        <button type="submit" className="btn primary" disabled={busy || problem !== undefined}>
          {busy ? 'One moment …' : open ? 'Create table' : 'Start'}
        </button>
      </footer>
    </form>
  );
}
