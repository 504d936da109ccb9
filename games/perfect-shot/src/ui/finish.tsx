/** All turns are over: your own arrangement and the best one side by side, with what would move. */
import { count, type Seat } from '@shutterbox/kernel';
import { moreBelow } from '@shutterbox/ui';
import { useScoped } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { albumOf } from '../albums.ts';
import type { Layout, Photo, View } from '../types.ts';
import { albumsOf, bestOf, layoutOf, looseTiles, newcomers, sheetParts, sheetWith, standWords } from './albums.ts';
import { AlbumCard } from './art/album.tsx';
import { Tile } from './art/tile.tsx';
import { TileRow } from './art/tile-row.tsx';
import { finalLayout } from './signals.ts';

interface FinishProps {
  readonly view: View;
  readonly seat: Seat;
  /** The question is answered, but the page stays. */
  readonly done: boolean;
}

export function Finish({ view, seat, done }: FinishProps): ReactNode {
  const [wanted, setWanted] = useScoped(finalLayout);
  const own = layoutOf(view, seat);
  const byHand = view.byHand[seat] === true;
  const keeps = byHand && wanted === 'keep';
  return (
    <fieldset ref={moreBelow} className="ps-finish" disabled={done}>
      <legend className="unseen">Albums for the score pad</legend>
      {byHand && (
        <Arrangement
          title="Your arrangement"
          view={view}
          seat={seat}
          layout={own}
          chosen={keeps}
          onChoose={() => setWanted('keep')}
        />
      )}
      <Arrangement
        title="Best possible"
        view={view}
        seat={seat}
        layout={bestOf(view, seat)}
        before={byHand ? own : undefined}
        chosen={byHand && !keeps}
        onChoose={byHand ? () => setWanted('best') : undefined}
      />
    </fieldset>
  );
}

interface ArrangementProps {
  readonly title: string;
  readonly view: View;
  readonly seat: Seat;
  readonly layout: Layout;
  readonly before?: Layout | undefined;
  readonly chosen: boolean;
  /** Absent where there is no other. */
  readonly onChoose: (() => void) | undefined;
}

function Arrangement({ title, view, seat, layout, before, chosen, onChoose }: ArrangementProps): ReactNode {
  const sheet = sheetWith(view, seat, layout);
  const loose = looseTiles(view, seat, layout);
  const Box = onChoose === undefined ? 'div' : 'label';
  return (
    <Box ref={moreBelow} className={chosen ? 'ps-choice chosen' : 'ps-choice'}>
      <span className="ps-choice-head">
        {onChoose !== undefined && <input type="radio" name="ps-layout" checked={chosen} onChange={onChoose} />}
        <b>{title}</b>
        <em>{count(sheet.total, 'point')}</em>
      </span>
      <small className="ps-sum">
        {sheetParts(sheet)
          .map(([points, what]) => `${points} ${what}`)
          .join(' · ')}
      </small>
      {albumsOf(view, seat).map((album, place) => {
        const row = layout[place] ?? [];
        const isNew = before === undefined ? [] : newcomers(before[place] ?? [], row);
        return (
          <span key={album} className="ps-choice-row">
            <AlbumCard album={album} row={row} slot={(i, photo) => <Moved photo={photo} moved={isNew[i] === true} />} />
            <small>
              <b>{albumOf(album).name}.</b> {standWords(album, row)}
            </small>
          </span>
        );
      })}
      {loose.length > 0 && (
        <span className="ps-loose">
          <small>Loose, worth nothing</small>
          <TileRow photos={loose} />
        </span>
      )}
    </Box>
  );
}

function Moved({ photo, moved }: { readonly photo: Photo | undefined; readonly moved: boolean }): ReactNode {
  if (photo === undefined) return <i className="ps-empty" />;
  return (
    <span className={moved ? 'ps-moved' : undefined}>
      <Tile photo={photo} />
      {moved && <i>moved</i>}
    </span>
  );
}
