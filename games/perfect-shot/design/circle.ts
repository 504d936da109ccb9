/** The smallest circle round a figure, found by ever shorter steps towards its farthest corner. */
import { type Figure, figureOf, silhouetteOf } from '../src/cards/figure.ts';
import { FINE } from '../src/cards/outline.ts';
import type { Animal } from '../src/cards/types.ts';

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const STEPS = 4000;
const circles = new Map<Figure, Circle>();

/** In the figure's own units, seen from its foot. */
function circleRound(figure: Figure): Circle {
  const known = circles.get(figure);
  if (known !== undefined) return known;
  const corners = silhouetteOf(figure);
  let x = (corners[0] ?? 0) / FINE;
  let y = (corners[1] ?? 0) / FINE;
  let square = 0;
  for (let step = 1; step <= STEPS; step++) {
    let [farX, farY] = [x, y];
    square = 0;
    for (let i = 0; i < corners.length; i += 2) {
      const cx = (corners[i] ?? 0) / FINE;
      const cy = (corners[i + 1] ?? 0) / FINE;
      const distance = (cx - x) * (cx - x) + (cy - y) * (cy - y);
      if (distance <= square) continue;
      farX = cx;
      farY = cy;
      square = distance;
    }
    x += (farX - x) / (step + 1);
    y += (farY - y) / (step + 1);
  }
  const circle = { x: x - figure.foot[0], y: y - figure.foot[1], radius: Math.sqrt(square) };
  circles.set(figure, circle);
  return circle;
}

/** The circle round an animal on its card. */
export function circleOf(animal: Animal): Circle {
  const { x, y, radius } = circleRound(figureOf(animal));
  const scale = animal.size / FINE;
  return { x: animal.x + (animal.mirrored ? -x : x) * scale, y: animal.y + y * scale, radius: radius * scale };
}
