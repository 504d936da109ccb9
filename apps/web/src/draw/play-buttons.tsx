/** Starts a match with the document. */
import { Icon } from '@shutterbox/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { listingOf } from '../lobby/catalogue.ts';
import type { Offer } from '../lobby/offer.ts';
import { openTable, quickStart } from '../lobby/open-table.ts';
import { Sheet } from '../lobby/sheet.tsx';
import type { Craft } from './craft.ts';

const CreateTable = lazy(() => import('../lobby/create-table.tsx').then((module) => ({ default: module.CreateTable })));

interface Props {
  readonly craft: Craft;
  readonly document: unknown;
  /** The id of the element that says why the document cannot be played; undefined if it can. */
  readonly hindrance: string | undefined;
}

export function PlayButtons({ craft, document, hindrance }: Props): ReactNode {
  const { game, ui } = craft;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [offer, setOffer] = useState<Promise<Offer>>();
  const listing = listingOf(game);
  const options = { [ui.option]: ui.read(document) };
  const described = { disabled: busy || hindrance !== undefined, 'aria-describedby': hindrance };

  async function play(): Promise<void> {
    setBusy(true);
    setRefused('');
    const made = await openTable({ ...quickStart(game), options });
    if (made.ok) return go(`/m/${made.value.id}`);
    setBusy(false);
    setRefused(made.refusal.sentence);
  }

  return (
    <div className="draw-play">
      <button type="button" className="btn primary" {...described} onClick={() => void play()}>
        <Icon name="play" />
        {busy ? 'One moment …' : 'Play against bots'}
      </button>
      {listing?.offer === undefined ? null : (
        <button type="button" className="btn" {...described} onClick={() => setOffer(listing.offer?.())}>
          Create table …
        </button>
      )}
      <p role="alert">{refused}</p>
      {offer === undefined || listing === undefined ? null : (
        <Sheet
          title="Create a table"
          note={`${listing.name}, on “${ui.nameOf(document)}”`}
          onClose={() => setOffer(undefined)}
        >
          <Suspense fallback={<p className="lb-wait">Unpacking the box …</p>}>
            <CreateTable listing={listing} offer={offer} initial={options} />
          </Suspense>
        </Sheet>
      )}
    </div>
  );
}
