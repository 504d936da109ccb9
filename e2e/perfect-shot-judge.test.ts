import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { circleOf } from '../games/perfect-shot/design/circle.ts';
import { FLOOR } from '../games/perfect-shot/src/cards/floor.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Placed } from '../games/perfect-shot/src/cards/types.ts';
import { CARDS } from '../games/perfect-shot/src/data/cards.ts';
import { onBlankPage } from './lib/blank-page.ts';
import { type Chosen, chosenStacks, isNearPerfect, isNearSeen } from './lib/chosen-stacks.ts';
import { animalsIn, drawnAlone, drawnStack, type Look, type Printed, pictureAt, SCALE } from './lib/flat-rack.ts';
import { type Circle, coloursIn, type Drawn } from './lib/pixels.ts';

/** In percentage points. */
const MOST_APART = 0.3;
/** Where the lenses of two cards have almost the same rim, both soften it, so the browser shows a little less. */
const MOST_APART_SOFT = 0.5;
/** Drawings sent to the page at once. */
const BATCH = 20;

type Areas = ReadonlyMap<Animal, number>;
/** Shares in percent by 'layer animal lens'. */
type Shares = ReadonlyMap<string, number>;

onBlankPage('the judge and the browser', (page) => {
  const chosen = chosenStacks();

  it('are compared in close calls, too', () => {
    const verdicts = chosen.map(({ verdict }) => verdict);
    expect(chosen.length).toBeGreaterThanOrEqual(200);
    expect(verdicts.filter(({ perfect }) => perfect.length > 0).length).toBeGreaterThanOrEqual(40);
    expect(verdicts.filter(isNearSeen).length).toBeGreaterThanOrEqual(40);
    expect(verdicts.filter(isNearPerfect).length).toBeGreaterThanOrEqual(40);
  });

  it('see the same share of every animal in each lens, pixel by pixel', async () => {
    const seen = await sharpShares(page(), chosen);
    expect(apart(chosen, seen, MOST_APART)).toEqual([]);
  });

  it('see the same share of every animal in each lens, with soft edges as people have them', async () => {
    const few = chosen.filter((_, i) => i % 3 === 0);
    const seen = await softShares(page(), few);
    expect(apart(few, seen, MOST_APART_SOFT)).toEqual([]);
  });
});

/** Sights of which the browser shows more or less than the judge says. */
function apart(chosen: readonly Chosen[], seen: readonly Shares[], most: number): readonly string[] {
  return chosen.flatMap(({ verdict }, i) => {
    const judged = sharesOf(verdict);
    const shown = seen[i] ?? new Map();
    return [...new Set([...judged.keys(), ...shown.keys()])].flatMap((key) => {
      const [said, drawn] = [judged.get(key) ?? 0, shown.get(key) ?? 0];
      return Math.abs(said - drawn) <= most ? [] : [`stack ${i}, ${key}: judged ${said}, drawn ${drawn}`];
    });
  });
}

function sharesOf({ seen, glimpses }: Chosen['verdict']): Shares {
  return new Map(
    [...seen, ...glimpses].flatMap(({ layer, animal, lens, of }) =>
      lens.map((cells, i) => [keyOf({ layer, animal }, i), (100 * cells) / of] as const),
    ),
  );
}

function keyOf({ layer, animal }: Printed, lens: number): string {
  return `${layer} ${animal} ${lens}`;
}

/** Every animal has its own colour, so that a pixel says whose it is. */
async function sharpShares(page: Page, chosen: readonly Chosen[]): Promise<readonly Shares[]> {
  const areas = await areasOf(page, false);
  const drawings = chosen.map(({ stack, placed }) => {
    const numbers = new Map(animalsIn(stack).map(({ layer, animal }, i) => [`${layer} ${animal}`, i + 1]));
    const colour = ({ layer, animal }: Printed) => hex(numbers.get(`${layer} ${animal}`) ?? 0xffffff);
    return drawing(stack, placed, { paper: '#ffffff', colour, soft: false });
  });
  const counted = await inBatches(page, drawings);
  return chosen.map(({ stack }, i) => {
    const shares = new Map<string, number>();
    for (const [lens, colours] of (counted[i] ?? []).entries()) {
      for (const [n, printed] of animalsIn(stack).entries()) {
        const pixels = colours[n + 1] ?? 0;
        delete colours[n + 1];
        if (pixels > 0) shares.set(keyOf(printed, lens), (100 * pixels) / areaOf(areas, stack, printed));
      }
      // There are no blends of two colours.
      expect(Object.keys(colours)).toEqual([`${0xffffff}`]);
    }
    return shares;
  });
}

const [RED, GREEN, BLUE] = [16, 8, 0];

/**
 * Two animals at a time in red and green on black: the brightness of a pixel says how much of it they fill. Animals that the
 * judge does not see are blue.
 */
async function softShares(page: Page, chosen: readonly Chosen[]): Promise<readonly Shares[]> {
  const areas = await areasOf(page, true);
  const tasks = chosen.flatMap(({ stack, placed, verdict: { seen, glimpses } }, i) => {
    const sights = [...seen, ...glimpses];
    return Array.from({ length: Math.max(1, Math.ceil(sights.length / 2)) }, (_, n) => {
      const two = sights.slice(2 * n, 2 * n + 2);
      const colour = (printed: Printed) => {
        if (!sights.some((sight) => isSame(sight, printed))) return hex(0xff);
        const at = two.findIndex((sight) => isSame(sight, printed));
        return at < 0 ? undefined : hex(0xff << (at === 0 ? RED : GREEN));
      };
      return { i, two, drawn: drawing(stack, placed, { paper: '#000000', colour, soft: true }) };
    });
  });
  const counted = await inBatches(
    page,
    tasks.map(({ drawn }) => drawn),
  );
  const shares = chosen.map(() => new Map<string, number>());
  for (const [n, { i, two }] of tasks.entries()) {
    for (const [lens, colours] of (counted[n] ?? []).entries()) {
      for (const [at, printed] of two.entries()) {
        const share =
          (100 * brightness(colours, at === 0 ? RED : GREEN)) / areaOf(areas, chosen[i]?.stack ?? [], printed);
        if (share > 0) shares[i]?.set(keyOf(printed, lens), share);
      }
      expect(brightness(colours, BLUE)).toBeLessThan(4);
    }
  }
  return shares;
}

function isSame(a: Printed, b: Printed): boolean {
  return a.layer === b.layer && a.animal === b.animal;
}

function brightness(colours: Readonly<Record<number, number>>, channel: number): number {
  let sum = 0;
  for (const [colour, pixels] of Object.entries(colours)) sum += (((Number(colour) >> channel) & 0xff) / 0xff) * pixels;
  return sum;
}

function drawing(stack: readonly Placed[], placed: Placed, look: Look): Drawn {
  // The placed card's own animals are only paper here.
  const colour: Look['colour'] = (printed) => (printed.layer === stack.length ? undefined : look.colour(printed));
  const { lenses } = pictureAt([placed], 0);
  const places = lenses.map(({ x, y, radius }) => ({
    x: SCALE * (placed.turned ? CARD_WIDTH - x : x),
    y: SCALE * (placed.turned ? CARD_HEIGHT - y : y),
    radius: SCALE * radius,
  }));
  return { svg: drawnStack([...stack, placed], { ...look, colour }), places };
}

const CHANNELS = [16, 8, 0] as const;

/** The drawn size of each animal of the set, in pixels; three of one card at a time in red, green and blue. */
async function areasOf(page: Page, soft: boolean): Promise<Areas> {
  const groups = [...CARDS, FLOOR].flatMap(({ animals }) => threes(animals));
  const colours = CHANNELS.map((channel) => hex(0xff << channel));
  const drawings = groups.map((three) => ({ svg: drawnAlone(three, colours, soft), places: three.map(around) }));
  const counted = await inBatches(page, drawings);
  return new Map(
    groups.flatMap((three, n) =>
      three.map((animal, i) => [animal, brightness(counted[n]?.[i] ?? {}, CHANNELS[i] ?? 0)] as const),
    ),
  );
}

function threes<T>(list: readonly T[]): readonly (readonly T[])[] {
  return list.length === 0 ? [] : [list.slice(0, 3), ...threes(list.slice(3))];
}

function around(animal: Animal): Circle {
  const { x, y, radius } = circleOf(animal);
  return { x: Math.round(x * SCALE), y: Math.round(y * SCALE), radius: Math.ceil(radius * SCALE) };
}

function animalAt(stack: readonly Placed[], { layer, animal }: Printed): Animal {
  const found = pictureAt(stack, layer).animals[animal];
  if (found === undefined) throw new Error(`There is no animal ${animal} on layer ${layer}.`);
  return found;
}

function areaOf(areas: Areas, stack: readonly Placed[], printed: Printed): number {
  return areas.get(animalAt(stack, printed)) ?? 0;
}

async function inBatches(page: Page, drawings: readonly Drawn[]) {
  const counted: Record<number, number>[][] = [];
  for (let from = 0; from < drawings.length; from += BATCH)
    counted.push(...(await coloursIn(page, drawings.slice(from, from + BATCH))).map((places) => [...places]));
  return counted;
}

function hex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
