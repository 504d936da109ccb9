/** The score pad: a row for each player, with the albums as they were confirmed. */
import { count, seatText, who } from '@shutterbox/kernel';
import { Avatar, readerOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { albumOf, bonusOf, completeYetis } from '../../albums.ts';
import { POINTS_A_HIT, sheetsOf } from '../../score.ts';
import { photosText } from '../../text/words.ts';
import { countsOf } from '../../tiles.ts';
import type { AlbumId, Row, ScoreSheet, View } from '../../types.ts';
import { albumsOf, layoutOf, looseTiles, standWords } from '../albums.ts';
import { AlbumCard } from '../art/album.tsx';
import { TileRow } from '../art/tile-row.tsx';
import type { ShotRoom } from '../kit.ts';
import { CallTokens } from '../token.tsx';
import { placeWords } from './place-words.ts';

export function AlbumPad({ room }: { readonly room: ShotRoom }): ReactNode {
  const { view, outcome } = room;
  const reader = readerOf(room);
  const sheets = sheetsOf(view);
  const order = sheets.map((_, seat) => seat).sort((a, b) => (outcome?.rank[a] ?? 0) - (outcome?.rank[b] ?? 0));
  return (
    <table className="ps-pad">
      <caption>Score pad</caption>
      <thead>
        <tr>
          <th scope="col">Photographer</th>
          <th scope="col">Albums</th>
          <th scope="col">Tiles</th>
          <th scope="col">Bonus</th>
          <th scope="col">Yetis</th>
          <th scope="col">Calls</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat} className={outcome?.rank[seat] === 1 ? 'best' : undefined}>
            <th scope="row">
              <span className="ps-pad-name">
                <Avatar seat={seat} name={room.sitters[seat]?.name ?? ''} />
                <b>{seatText(who(seat), reader)}</b>
                <small>{placeWords(outcome?.rank[seat] ?? 1, sheets, seat)}</small>
              </span>
            </th>
            <td className="ps-pad-albums">
              <AlbumsOf view={view} seat={seat} />
            </td>
            <Figures sheet={sheets[seat] as ScoreSheet} view={view} seat={seat} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AlbumsOf({ view, seat }: { readonly view: View; readonly seat: number }): ReactNode {
  const layout = layoutOf(view, seat);
  const loose = looseTiles(view, seat, layout);
  return (
    <>
      {albumsOf(view, seat).map((album, place) => (
        <Scored key={album} album={album} row={layout[place] ?? []} />
      ))}
      {loose.length > 0 && (
        <figure className="ps-loose">
          <TileRow photos={loose} />
          <figcaption>loose: 0 points</figcaption>
        </figure>
      )}
    </>
  );
}

function Scored({ album, row }: { readonly album: AlbumId; readonly row: Row }): ReactNode {
  const bonus = bonusOf(albumOf(album), row);
  const yetis = completeYetis(row);
  const words = `${row.length}${bonus > 0 ? ` + ${bonus}` : ''}${yetis > 0 ? `, yeti + ${yetis}` : ''}`;
  const heard = `${albumOf(album).name}: ${photosText(countsOf(row)) || 'empty'}. ${standWords(album, row)}`;
  return (
    <figure className={bonus > 0 ? 'met' : undefined}>
      <div role="img" aria-label={heard}>
        <AlbumCard album={album} row={row} />
      </div>
      <figcaption aria-hidden="true">
        {bonus > 0 && '✓ '}
        {words}
        {bonus === 0 && (row.length < albumOf(album).slots ? ', not full' : ', no bonus')}
      </figcaption>
    </figure>
  );
}

interface FiguresProps {
  readonly sheet: ScoreSheet;
  readonly view: View;
  readonly seat: number;
}

function Figures({ sheet, view, seat }: FiguresProps): ReactNode {
  const misses = view.misses[seat] ?? 0;
  const bonus = sheet.bonuses.reduce((sum, each) => sum + each, 0);
  return (
    <>
      <td data-label="Tiles">{sheet.placed}</td>
      <td data-label="Bonus">{bonus}</td>
      <td data-label="Yetis">{sheet.yetis}</td>
      <td data-label="Calls">
        <span className="unseen">{count(POINTS_A_HIT * sheet.hits, 'point')}</span>
        <CallTokens hits={sheet.hits} misses={misses} left={0} />
        {sheet.hits + misses === 0 && <span aria-hidden="true">0</span>}
      </td>
      <td className="ps-total">{sheet.total}</td>
    </>
  );
}
