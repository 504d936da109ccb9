/** Below the rack: the latest photo in a line, and the way to its print. */
import { Icon } from '@shutterbox/ui';
import { useScoped } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { verdictByEar } from '../ear.ts';
import { cardName } from '../text/words.ts';
import { SpeciesTile } from './art/species-tile.tsx';
import type { ShotRoom } from './kit.ts';
import { keyOf } from './print/print.tsx';
import { verdictAt } from './print/verdict.ts';
import { whosePhoto } from './print/words.ts';
import { inspected } from './signals.ts';
import { CallToken } from './token.tsx';

export function LastPhoto({ room }: { readonly room: ShotRoom }): ReactNode {
  // While a photo is shown, its verdict comes lens by lens, not here.
  const { rack } = room.settled;
  const [, inspect] = useScoped(inspected);
  const verdict = verdictAt(rack, rack.length - 1);
  if (verdict === undefined)
    return (
      <p className="ps-last">
        {room.view.rack.length === 0 ? 'No card in the rack yet. The first photo shows its floor.' : 'The first photo'}
      </p>
    );
  const taken = verdict.shown.filter(({ reward }) => reward === 'tile');
  return (
    <div className="ps-last">
      <p>
        <b>{whosePhoto(room, verdict.seat, 'last photo')}</b> <span>{cardName(verdict.card)}</span>
      </p>
      <span className="ps-last-tiles" aria-hidden="true">
        <small>Last photo</small>
        {taken.map((shown) => (
          <SpeciesTile key={keyOf(shown)} species={shown.species} />
        ))}
        {taken.length === 0 && <i>no tile</i>}
        {verdict.called && <CallToken hit={verdict.hit} />}
      </span>
      <p className="unseen">{verdictByEar(rack)}</p>
      <button type="button" className="btn" onClick={() => inspect(rack.length - 1)}>
        <Icon name="eye" />
        Inspect
      </button>
    </div>
  );
}
