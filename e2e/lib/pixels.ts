/** Counting pixels in a page: how much of each colour lies in round places of drawings. */
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

    /** Two pixels more all round, for soft edges. */
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
