/** The stack as it is drawn: only its visible parts, in register, and the colours of its edges. */
import { FLOOR_LAYER, setLayers } from '../../cards/judge.ts';
import { type Beam, indexAt, layerAt, through } from '../../cards/look.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Lens, type Placed } from '../../cards/types.ts';
import { CARDS } from '../../data/cards.ts';
import type { Card, Environment } from '../../types.ts';

/** What a lens can show, from below upwards; FLOOR_LAYER for the rack floor. */
export function visibleLayers(rack: readonly Placed[]): readonly number[] {
  const known = layersOf.get(rack);
  if (known !== undefined) return known;
  const layers = reached(rack);
  layersOf.set(rack, layers);
  return layers;
}

/** As far down as one can see through the lenses. */
function reached(rack: readonly Placed[]): readonly number[] {
  const table = setLayers();
  const layers = [rack.length - 1];
  const lensesAt = (height: number) => layerAt(table, indexAt(table, rack, height)).face.lenses;
  let beams: readonly Beam[] = lensesAt(rack.length - 1).map((mask, lens) => ({ mask, lens }));
  for (let layer = rack.length - 2; beams.length > 0 && layer >= FLOOR_LAYER; layer--) {
    layers.unshift(layer);
    beams = through(beams, lensesAt(layer));
  }
  return layers;
}

/** Kept, because a view is drawn many times and looking down a stack takes a while. */
const layersOf = new WeakMap<readonly Placed[], readonly number[]>();

export function isFloor(layer: number): boolean {
  return layer === FLOOR_LAYER;
}

export function environmentOf(card: Card): Environment {
  return CARDS[card]?.environment ?? 'ice';
}

/** The lenses of a card as it lies. */
export function lensesOf({ card, turned }: Placed): readonly Lens[] {
  const lenses = CARDS[card]?.lenses ?? [];
  return turned ? lenses.map(({ x, y, radius }) => ({ x: CARD_WIDTH - x, y: CARD_HEIGHT - y, radius })) : lenses;
}
