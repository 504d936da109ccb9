/** A terrain: its ground with a texture of its own, and its symbol. Tile, die and list show the same. */
import { memo, type ReactNode } from 'react';
import { TERRAINS, type Terrain } from '../types.ts';
import { terrainPicture } from './pictures.ts';

/** The class that brings colours and texture. */
export function groundOf(terrain: Terrain): string {
  return TERRAINS[terrain] ?? '';
}

export const TerrainSymbol = memo(function TerrainSymbol({ terrain }: { readonly terrain: Terrain }): ReactNode {
  return <img className="da-symbol" src={terrainPicture(terrain)} alt="" decoding="async" draggable={false} />;
});

/** Tile, die and list in small. */
export function TerrainChip({ terrain }: { readonly terrain: Terrain }): ReactNode {
  return (
    <span className={`da-chip ${groundOf(terrain)}`}>
      <TerrainSymbol terrain={terrain} />
    </span>
  );
}
