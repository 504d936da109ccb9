/** Things that stand in several scenes: shapes at a place, in a size. */
import { movedTo } from '../outline.ts';
import type { Perch, PerchKind } from '../scene.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Shape } from '../types.ts';
import type { SceneTone } from './paint.ts';

type Shapes = readonly Shape<SceneTone>[];

export function perch(kind: PerchKind, from: readonly [number, number], to: readonly [number, number]): Perch {
  return { kind, from, to };
}

/** A colour from one height down to the card's lower edge, or to another height. */
export function band(tone: SceneTone, top: number, bottom = CARD_HEIGHT): Shape<SceneTone> {
  return { tone, outline: `0,${top}! ${CARD_WIDTH},${top}! ${CARD_WIDTH},${bottom}! 0,${bottom}!` };
}

/** Rolling ground: heights at equal distances from the left edge to the right one. */
export function hills(tone: SceneTone, ...heights: readonly number[]): Shape<SceneTone> {
  const step = CARD_WIDTH / (heights.length - 1);
  const line = heights.map((y, i) => `${Math.round(i * step)},${y}`).join(' ');
  return { tone, outline: `-20,340! -20,${heights[0]} ${line} 500,${heights.at(-1)} 500,340!` };
}

export function sun(x: number, y: number, radius: number): Shapes {
  return [
    { tone: 'glow', disc: [x, y, radius + 10] },
    { tone: 'sun', disc: [x, y, radius] },
  ];
}

/** A floe to stand on: its upper face lies about the given height. */
export function floe(left: number, right: number, y: number): Shapes {
  const w = right - left;
  const q = Math.round(w / 4);
  const top = `${left},${y} ${left + q},${y - 11} ${right - q},${y - 12} ${right},${y - 2} ${right - 10},${y + 8} ${left + 2 * q},${y + 13} ${left + 12},${y + 9}`;
  return [
    { tone: 'perchSide', outline: movedTo(0, 11, top) },
    { tone: 'perch', outline: top },
  ];
}

export function waves(...at: readonly (readonly [number, number, number])[]): Shapes {
  return at.map(([x, y, w]) => ({
    tone: 'wave',
    outline: `${x},${y} ${x + 4},${y - 2}! ${x + w - 4},${y - 2}! ${x + w},${y} ${x + w - 4},${y + 2}! ${x + 4},${y + 2}!`,
  }));
}

/** A peak with its snow, the lit side on the right. */
export function peak(x: number, top: number, base: number, half: number, tones: 'far' | 'near' = 'near'): Shapes {
  const h = base - top;
  const at = (dx: number, dy: number) => `${x + Math.round((dx * half) / 100)},${top + Math.round((dy * h) / 100)}!`;
  const [light, shade]: readonly [SceneTone, SceneTone] =
    tones === 'far' ? ['farLight', 'farLight'] : ['nearLight', 'nearShade'];
  return [
    { tone: tones, outline: [at(0, 0), at(100, 100), at(-100, 100)].join(' ') },
    {
      tone: light,
      outline: [at(0, 0), at(40, 40), at(20, 34), at(8, 50), at(-10, 38), at(-24, 46), at(-40, 40)].join(' '),
    },
    { tone: shade, outline: [at(0, 0), at(40, 40), at(20, 34), at(8, 50), at(-2, 30)].join(' ') },
  ];
}

export function pine(x: number, y: number, percent: number): Shapes {
  const at = (outline: string) => movedTo(x, y, outline, percent);
  return [
    { tone: 'trunk', outline: at('-3,-10! 3,-10! 3,4! -3,4!') },
    {
      tone: 'tree',
      outline: at('0,-74! 20,-42! 11,-42! 25,-20! 15,-20! 30,-2! -30,-2! -15,-20! -25,-20! -11,-42! -20,-42!'),
    },
    { tone: 'treeLight', outline: at('0,-74! 20,-42! 11,-42! 25,-20! 15,-20! 30,-2! 4,-2!') },
  ];
}

/** A shelf of rock, flat on top, that runs out of a side of the card or stands free. */
export function shelf(left: number, right: number, y: number, depth: number): Shapes {
  const q = Math.round((right - left) / 5);
  return [
    {
      tone: 'perchSide',
      outline: `${left},${y}! ${right},${y}! ${right - 8},${y + 14}! ${right - q},${y + Math.round(depth / 2)}! ${right - 2 * q},${y + depth}! ${left + q},${y + depth}! ${left + 6},${y + 18}!`,
    },
    {
      tone: 'perch',
      outline: `${left - 2},${y - 9} ${right - 6},${y - 9}! ${right + 3},${y + 2} ${right - 2},${y + 7}! ${left - 2},${y + 6}`,
    },
  ];
}

/** A branch that grows in from a side and tapers off; the perch is its upper edge at the given height. */
export function branch(root: number, tip: number, y: number): Shapes {
  const d = tip > root ? 1 : -1;
  return [
    {
      tone: 'perchSide',
      outline: `${root},${y - 4}! ${root + 30 * d},${y} ${tip - 30 * d},${y} ${tip},${y + 2} ${tip - 26 * d},${y + 8} ${root + 40 * d},${y + 12} ${root},${y + 22}!`,
    },
    {
      tone: 'perch',
      outline: `${root},${y - 4}! ${root + 30 * d},${y} ${tip - 30 * d},${y} ${tip},${y + 2} ${tip - 30 * d},${y + 4} ${root + 36 * d},${y + 5} ${root},${y + 6}!`,
    },
    ...leaf(tip - 4 * d, y + 6, 60, d),
  ];
}

/** A broad leaf that hangs from its stalk. */
export function leaf(x: number, y: number, percent: number, side: number): Shapes {
  const at = (outline: string) =>
    movedTo(x, y, side > 0 ? outline : outline.replace(/(-?\d+),/g, (_all, n: string) => `${-Number(n)},`), percent);
  return [
    { tone: 'tree', outline: at('0,0! 22,-8 44,4 56,30! 32,32 8,22') },
    { tone: 'treeLight', outline: at('0,0! 22,-8 44,4 56,30! 28,12') },
  ];
}

/** A fern in a lower corner. */
export function fern(x: number, y: number, percent: number): Shapes {
  const at = (outline: string) => movedTo(x, y, outline, percent);
  return [
    { tone: 'treeLight', outline: at('0,0! -34,-30 -52,-84! -18,-58 4,-6!') },
    { tone: 'tree', outline: at('0,0! -8,-54 12,-108! 26,-54 8,0!') },
    { tone: 'treeLight', outline: at('0,0! 18,-44 70,-74! 50,-26 10,2!') },
  ];
}

/** A tree's trunk from top to bottom of the card. */
export function trunk(x: number, half: number): Shapes {
  return [
    {
      tone: 'far',
      outline: `${x - half},-10! ${x + half},-10! ${x + half - 4},160 ${x + half + 14},330! ${x - half - 14},330! ${x - half + 4},160`,
    },
    {
      tone: 'near',
      outline: `${x - half},-10! ${x - half + 10},-10! ${x - half + 12},160 ${x - half + 4},330! ${x - half - 14},330! ${x - half + 4},160`,
    },
  ];
}

export function flowers(...at: readonly (readonly [number, number])[]): Shapes {
  return at.flatMap(
    ([x, y]): Shapes => [
      { tone: 'flower', disc: [x, y, 4] },
      { tone: 'haze', disc: [x, y, 2] },
    ],
  );
}
