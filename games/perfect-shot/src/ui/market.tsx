/** Beside the rack: the albums that can be taken, and the tiles that are left. */
import { capital } from '@shutterbox/kernel';
import { Brackets } from '@shutterbox/ui';
import type { Board } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { albumOf } from '../albums.ts';
import { animalName } from '../text/words.ts';
import { PHOTO_OF } from '../tiles.ts';
import { type Action, type AlbumId, LEFT_HALF, RIGHT_HALF, SPECIES, type Species, type View } from '../types.ts';
import { askedWords } from './albums.ts';
import { AlbumCard } from './art/album.tsx';
import { SpeciesTile } from './art/species-tile.tsx';
import { albumPlace, TOP } from './places.ts';

interface MarketProps {
  readonly view: View;
  readonly board: Board<Action>;
}

export function Market({ view, board }: MarketProps): ReactNode {
  return (
    <section className="ps-market" aria-label="Open albums">
      <h2>Open albums</h2>
      <div className="ps-open" data-flip-frame>
        {view.albumRow.map((album) => (
          <OpenAlbum key={album} album={album} board={board} />
        ))}
        <button type="button" className="ps-offer top" {...board.placed(TOP)}>
          <i className="ps-back" aria-hidden="true" />
          <span aria-hidden="true">
            <b>Face-down album</b>
            <small>
              {view.albumDeck.length === 0 ? 'none left' : `take one unseen, ${view.albumDeck.length} left`}
            </small>
          </span>
          <Brackets />
        </button>
      </div>
    </section>
  );
}

function OpenAlbum({ album, board }: { readonly album: AlbumId; readonly board: Board<Action> }): ReactNode {
  return (
    <button type="button" className="ps-offer" data-flip={`album ${album}`} {...board.placed(albumPlace(album))}>
      <span aria-hidden="true">
        <AlbumCard album={album} row={[]} />
      </span>
      <span className="ps-asks" aria-hidden="true">
        <b>{albumOf(album).name}</b>
        <small>{askedWords(album)}</small>
      </span>
      <Brackets />
    </button>
  );
}

export function Supply({ view }: { readonly view: View }): ReactNode {
  return (
    <section className="ps-supply" aria-label="Photo tiles left">
      <h2>Photo tiles left</h2>
      <ul>
        {SPECIES.map((species) => (
          <li key={species} data-species={species} data-gone={leftOf(view, species) === 0} title={hintOf(species)}>
            <SpeciesTile species={species} />
            <span>
              {/* You would not recognise a yeti from its two halves. */}
              <span className={species === 'yeti' ? undefined : 'unseen'}>{capital(animalName(species))} </span>
              {leftOf(view, species)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** PS-4.4: the tile itself does not show what the halves are good for. */
function hintOf(species: Species): string {
  const name = capital(animalName(species));
  return species === 'yeti' ? `${name} halves: a left and a right half side by side in one album score 1 more` : name;
}

/** PS-4.1: both halves are one pile. */
function leftOf({ supply }: View, species: Species): number {
  const photo = PHOTO_OF[species];
  return (supply[photo] ?? 0) + (photo === LEFT_HALF ? (supply[RIGHT_HALF] ?? 0) : 0);
}
