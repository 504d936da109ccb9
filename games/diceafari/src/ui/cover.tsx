/** Before the match: the map, or all the maps it will be drawn from (DA-1.7, DA-1.8). */
import { decodeOptions } from '@shutterbox/kernel';
import type { CoverProps } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { MAPS, type MapDocument } from '../data/maps.ts';
import { OPTIONS } from '../options.ts';
import { MapPicture } from './editor/picture.tsx';

export function Cover({ options }: CoverProps): ReactNode {
  const maps = mapsFor(options);
  const [map] = maps;
  return (
    <div className="da-cover">
      <p>{maps.length === 1 && map !== undefined ? map.name : `One of ${maps.length} maps`}</p>
      <div className={maps.length === 1 ? 'da-cover-map' : 'da-cover-maps'}>
        {maps.map((each) => (
          <MapPicture key={each.name} document={each} />
        ))}
      </div>
    </div>
  );
}

function mapsFor(options: unknown): readonly MapDocument[] {
  const decoded = decodeOptions(OPTIONS, options);
  if (!decoded.ok) return MAPS;
  const { map, customMap } = decoded.value;
  if (customMap !== null) return [customMap];
  const printed = MAPS.filter(({ id }) => id === map);
  return printed.length === 0 ? MAPS : printed;
}
