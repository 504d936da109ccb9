/** Your own albums, in or out of turn. Drag tiles, press a tile and then a slot, or use keys. */
import { count, type Seat } from '@shutterbox/kernel';
import { Icon, moreBelow, Refused } from '@shutterbox/ui';
import { type Board, useScoped } from '@shutterbox/ui/board';
import { type ReactNode, useRef } from 'react';
import { ARRANGE_FOR_ME } from '../../actions.ts';
import { albumOf } from '../../albums.ts';
import { type Action, type AlbumId, type ArrangeAction, LOOSE, type View } from '../../types.ts';
import { albumsOf, bestOf, layoutOf, looseTiles, sheetParts, sheetWith, standWords } from '../albums.ts';
import { AlbumCard } from '../art/album.tsx';
import { useBorrowedFocus } from '../borrowed-focus.ts';
import type { ShotQuestion, ShotRoom } from '../kit.ts';
import { arranging } from '../signals.ts';
import { LooseTray } from './loose-tray.tsx';
import { SlotButton } from './slot-button.tsx';
import { useTakeOff } from './take-off.ts';

interface ArrangePanelProps {
  readonly room: ShotRoom;
  readonly board: Board<Action>;
  readonly question: ShotQuestion;
}

export function ArrangePanel({ room, board, question }: ArrangePanelProps): ReactNode {
  const { view } = room;
  const { seat } = question;
  const [, setOpen] = useScoped(arranging);
  const box = useRef<HTMLElement>(null);
  useBorrowedFocus(box, '[data-hand]');
  useTakeOff(board);
  const layout = layoutOf(view, seat);
  const sheet = sheetWith(view, seat, layout);
  return (
    <section ref={box} className="ps-arrange" data-standing aria-label="Your albums" tabIndex={-1}>
      <header>
        <h2>Your albums</h2>
        <b>{count(sheet.total, 'point')}</b>
        <button type="button" className="btn icon quiet" aria-label="Close your albums" onClick={() => setOpen(false)}>
          <Icon name="close" />
        </button>
      </header>
      <p className="ps-parts">
        {sheetParts(sheet).map(([points, what]) => (
          <span key={what}>
            <b>{points}</b> {what}
          </span>
        ))}
      </p>
      <div className="ps-rows" ref={moreBelow}>
        {albumsOf(view, seat).map((album, place) => (
          <OwnAlbum key={album} album={album} row={layout[place] ?? []} view={view} seat={seat} board={board} />
        ))}
        {albumsOf(view, seat).length === 0 && <p className="ps-hint">You have no album yet. Take one on your turn.</p>}
        <LooseTray tiles={looseTiles(view, seat, layout)} board={board} />
      </div>
      <Footer room={room} question={question} />
    </section>
  );
}

interface OwnAlbumProps {
  readonly album: AlbumId;
  readonly row: readonly number[];
  readonly view: View;
  readonly seat: Seat;
  readonly board: Board<Action>;
}

function OwnAlbum({ album, row, view, seat, board }: OwnAlbumProps): ReactNode {
  return (
    <fieldset className="ps-own">
      <legend>{albumOf(album).name}</legend>
      <AlbumCard
        album={album}
        row={row}
        slot={(index, photo) => (
          <SlotButton
            album={album}
            index={index}
            photo={photo}
            filled={row.length}
            view={view}
            seat={seat}
            board={board}
          />
        )}
      />
      <small>{standWords(album, row)}</small>
    </fieldset>
  );
}

function Footer({ room, question }: Omit<ArrangePanelProps, 'board'>): ReactNode {
  const [, setOpen] = useScoped(arranging);
  const { view } = room;
  const refused = room.why(question, ARRANGE_FOR_ME);
  const best = sheetWith(view, question.seat, bestOf(view, question.seat)).total;
  const gains = best > sheetWith(view, question.seat, layoutOf(view, question.seat)).total;
  const off = takeOff(view, question.seat);
  return (
    <footer>
      {refused === undefined ? (
        <button
          type="button"
          className={gains ? 'btn ps-magic' : 'btn'}
          disabled={room.isBusy(question)}
          onClick={() => room.act(question, ARRANGE_FOR_ME)}
        >
          <span>
            Arrange for me <small>{gains ? `best possible: ${best}` : 'from now on, too'}</small>
          </span>
        </button>
      ) : (
        <Refused reason={refused} openRule={room.openRule} className="btn">
          Arrange for me
        </Refused>
      )}
      <button
        type="button"
        className="btn"
        disabled={off.length === 0 || room.isBusy(question)}
        onClick={() => room.act(question, ...off)}
      >
        Take all off
      </button>
      <button type="button" className="btn ps-done" onClick={() => setOpen(false)}>
        Done
      </button>
    </footer>
  );
}

function takeOff(view: View, seat: Seat): readonly ArrangeAction[] {
  const albums = albumsOf(view, seat);
  return layoutOf(view, seat).flatMap((row, place) =>
    row.map((photo): ArrangeAction => ({ type: 'arrange', photo, from: albums[place] ?? LOOSE, to: LOOSE })),
  );
}
