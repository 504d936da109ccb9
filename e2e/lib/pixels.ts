/** Counting pixels in a page: how much of each colour is in round places of drawings. */
import type { Page } from '@playwright/test';

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Drawn {
  readonly svg: string;
  /** In pixels. */
  readonly places: readonly Circle[];
}

/** For each drawing and each of its places: pixels by colour, as 0xRRGGBB. */
export function coloursIn(
  page: Page,
  drawings: readonly Drawn[],
): Promise<readonly (readonly Record<number, number>[])[]> {
  return page.evaluate(async (all) => {
    const counted: Record<number, number>[][] = [];
    for (const { svg, places } of all) {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const ink = canvas.getContext('2d', { willReadFrequently: true });
      if (ink === null) throw new Error('The page cannot draw.');
      ink.drawImage(image, 0, 0);
      counted.push(places.map((place) => coloursAt(ink, place)));
    }
    return counted;

    /** Two more pixels all round, for soft edges. */
    function coloursAt(ink: OffscreenCanvasRenderingContext2D, { x, y, radius }: Circle): Record<number, number> {
      const reach = Math.ceil(radius) + 2;
      const { data } = ink.getImageData(x - reach, y - reach, 2 * reach, 2 * reach);
      const colours: Record<number, number> = {};
      for (let i = 0; i < data.length; i += 4) {
        const [column, row] = [(i / 4) % (2 * reach), Math.floor(i / 8 / reach)];
        if ((column + 0.5 - reach) ** 2 + (row + 0.5 - reach) ** 2 > reach * reach) continue;
        const colour = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
        colours[colour] = (colours[colour] ?? 0) + 1;
      }
      return colours;
    }
  }, drawings);
}

/** Two drawings of one size, compared where the mask is white. */
export interface Compared {
  readonly mask: string;
  readonly a: string;
  readonly b: string;
  /** A shadow of this colour may fall on the first: red, green, blue. */
  readonly shadow?: readonly number[];
}

export interface Differing {
  readonly pixels: number;
  readonly differing: number;
}

/** At twice the size that the drawings give. */
export function differencesIn(page: Page, all: readonly Compared[]): Promise<readonly Differing[]> {
  return page.evaluate(async (pairs) => {
    const drawn = new Map<string, Promise<Uint8ClampedArray>>();
    return Promise.all(pairs.map(differences));

    async function differences({ mask, a, b, shadow }: Compared): Promise<Differing> {
      const [where, first, second] = await Promise.all([mask, a, b].map(once));
      let [pixels, differing] = [0, 0];
      if (where === undefined || first === undefined || second === undefined) return { pixels, differing };
      for (let i = 0; i < where.length; i += 4) {
        if (where[i] !== 0xff) continue;
        pixels++;
        for (let channel = 0; channel < 4; channel++) {
          const expected = second[i + channel] ?? 0;
          if (!isAlike(first[i + channel] ?? 0, expected, shadow?.[channel] ?? expected)) {
            differing++;
            break;
          }
        }
      }
      return { pixels, differing };
    }

    /** Two shadows may overlap, and browsers round by a level or two. */
    function isAlike(value: number, expected: number, shadow: number): boolean {
      const darkest = expected + 0.3 * (shadow - expected);
      return value >= Math.min(expected, darkest) - 2 && value <= Math.max(expected, darkest) + 2;
    }

    function once(svg: string): Promise<Uint8ClampedArray> {
      const known = drawn.get(svg) ?? draw(svg);
      drawn.set(svg, known);
      return known;
    }

    async function draw(svg: string): Promise<Uint8ClampedArray> {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const [width, height] = [2 * image.width, 2 * image.height];
      const ink = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (ink === null) throw new Error('The page cannot draw.');
      ink.drawImage(image, 0, 0, width, height);
      return ink.getImageData(0, 0, width, height).data;
    }
  }, all);
}
