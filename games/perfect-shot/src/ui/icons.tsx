/** Small pictures for figures: a photo tile, an album, a pile of tiles. */
import type { ReactNode } from 'react';

export function PhotoIcon(): ReactNode {
  return (
    <svg className="ps-icon" viewBox="0 0 20 20" aria-hidden="true">
      <rect x="2.5" y="2.5" width="15" height="15" rx="4" />
      <path d="m4 15 4-5 3 3 2-2.5 3 4.5" />
      <circle cx="13" cy="7" r="1.5" />
    </svg>
  );
}

export function AlbumIcon(): ReactNode {
  return (
    <svg className="ps-icon" viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1.5" y="5" width="17" height="10" rx="2.5" />
      <path d="M7 5v10M12.5 5v10" />
    </svg>
  );
}

export function TilesIcon(): ReactNode {
  return (
    <svg className="ps-icon" viewBox="0 0 20 20" aria-hidden="true">
      <rect x="2.5" y="6.5" width="11" height="11" rx="3" />
      <path d="M7 3.5h7a3 3 0 0 1 3 3v7" />
    </svg>
  );
}
