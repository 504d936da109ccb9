/** Looking down a stack: beams start at the lenses of a card, hit animals, and go on where the card below has a lens. */
import type { Species } from '../types.ts';
import { type Face, facesOf } from './face.ts';
import { GRAIN, type Mask, overlap, roomFor, type Spans, shared } from './mask.ts';
import type { Picture, Placed } from './types.ts';

/** One face of a card, or the rack floor, with the names of its animals. */
export interface Layer {
  readonly face: Face;
  readonly species: readonly Species[];
}

/** Both faces of every card, and last the floor. */
export function tableOf(cards: readonly Picture[], floor: Picture): readonly Layer[] {
  return [...cards, floor].flatMap((picture) => layersOf(picture)).slice(0, -1);
}

/** A picture as printed, and turned. */
export function layersOf(picture: Picture, grain = GRAIN): readonly Layer[] {
  const species = picture.animals.map((animal) => animal.species);
  return facesOf(picture, grain).map((face) => ({ face, species }));
}

/** Where a placed card stands in the table. */
export function indexOf(table: readonly Layer[], { card, turned }: Placed): number {
  const index = 2 * card + (turned ? 1 : 0);
  if (!(index >= 0 && index < table.length - 1)) throw new Error(`There is no card ${card}.`);
  return index;
}

/** Where what lies at a height of the stack stands in the table: a card, or the floor below them all. */
export function indexAt(table: readonly Layer[], stack: readonly Placed[], height: number): number {
  const placed = stack[height];
  return placed === undefined ? table.length - 1 : indexOf(table, placed);
}

export function layerAt(table: readonly Layer[], index: number): Layer {
  const layer = table[index];
  if (layer === undefined) throw new Error(`There is no layer ${index}.`);
  return layer;
}

/** What is left of the view through one lens of the upper card. */
export interface Beam {
  readonly mask: Mask;
  readonly lens: number;
}

/** An animal that beams fall on: how many of its cells show, in all and by lens. */
export interface Hit {
  readonly animal: number;
  readonly species: Species;
  readonly cells: number;
  readonly of: number;
  readonly lens: readonly number[];
}

/** What a card shows of the one right below it, and what passes on. */
export interface Glance {
  readonly hits: readonly Hit[];
  readonly beams: readonly Beam[];
}

export function glanceOf(upper: Layer, below: Layer): Glance {
  const beams = upper.face.lenses.map((mask, lens) => ({ mask, lens }));
  return { hits: hitsOn(below, beams, beams.length), beams: through(beams, below.face.lenses) };
}

export function hitsOn(layer: Layer, beams: readonly Beam[], lenses: number): Hit[] {
  const hits: Hit[] = [];
  for (let animal = 0; animal < layer.species.length; animal++) {
    const mask = layer.face.animals[animal];
    const species = layer.species[animal];
    if (mask === undefined || species === undefined) continue;
    let cells = 0;
    let lens: number[] | undefined;
    for (const beam of beams) {
      const hit = shared(beam.mask, mask);
      if (hit === 0) continue;
      lens ??= new Array<number>(lenses).fill(0);
      lens[beam.lens] = (lens[beam.lens] ?? 0) + hit;
      cells += hit;
    }
    if (lens !== undefined) hits.push({ animal, species, cells, of: mask.cells, lens });
  }
  return hits;
}

/** What passes through a card's own lenses to the next layer down. Lenses of one card never overlap, so nothing counts twice. */
export function through(beams: readonly Beam[], lenses: readonly Mask[], scratch?: Scratch): Beam[] {
  const passed: Beam[] = [];
  for (const beam of beams) {
    for (const hole of lenses) {
      const mask = overlap(beam.mask, hole, scratch?.next(beam.mask.rows));
      if (mask === undefined) continue;
      scratch?.keep();
      passed.push({ mask, lens: beam.lens });
    }
  }
  return passed;
}

/** Reusable room for the masks of one judgement. What is left of a circle has one span per row. */
export class Scratch {
  private readonly rooms: Spans[] = [];
  private used = 0;

  clear(): void {
    this.used = 0;
  }

  /** For a mask of this many rows. */
  next(rows: number): Spans {
    const known = this.rooms[this.used];
    if (known !== undefined && known.starts.length > rows) return known;
    const room = roomFor(rows, 2 * rows);
    this.rooms[this.used] = room;
    return room;
  }

  keep(): void {
    this.used++;
  }
}
