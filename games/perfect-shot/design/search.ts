/** The search: a first set as planned, then small changes, kept when they bring the measures closer to their aims. */
import { type Chance, SeededChance } from '@shutterbox/kernel';
import { FLOOR } from '../src/cards/floor.ts';
import { type Judge, judgeOn } from '../src/cards/judge.ts';
import { type Glance, glanceOf, type Layer, layersOf } from '../src/cards/look.ts';
import { sceneOf } from '../src/cards/scene.ts';
import type { Landscape, Picture } from '../src/cards/types.ts';
import type { Species } from '../src/types.ts';
import { changed, composed, type Plan } from './compose.ts';
import { HABITATS, unrestOf } from './fit.ts';
import { CASTS, COARSE, LENSES, NAMES, ROUNDS, SEED, STEPS, YETIS } from './inputs.ts';
import { type Measures, measure, unevenness } from './measure.ts';

/** Games that judge a change while searching; the finished set is measured over many more. */
const SEARCH_GAMES = 36;

export function designedSet(progress: (step: number, cost: number, measures: Measures) => void): readonly Landscape[] {
  const chance = new SeededChance(SEED);
  let cards: readonly Landscape[] = plans().map((plan) => composed(plan, chance));
  for (let round = 0; round < ROUNDS; round++) {
    cards = improved(cards, round, chance, progress);
  }
  return cards;
}

/** A round of changes, all judged by the same games; the next round has others, so that the set does not fit only these. */
function improved(
  first: readonly Landscape[],
  round: number,
  chance: Chance,
  progress: (step: number, cost: number, measures: Measures) => void,
): readonly Landscape[] {
  const valued = (set: readonly Landscape[]) => {
    const judge = judgeOf(set);
    const measures = measure(judge, set.length, SEARCH_GAMES, SEED + round);
    return { set, measures, cost: costOf(measures, unevenness(judge, set.length), set) };
  };
  let best = valued(first);
  for (let step = 0; step < STEPS; step++) {
    const at = chance.int(best.set.length);
    const next = best.set.map((card, i) => (i === at ? changed(card, best.set, chance) : card));
    if (next[at] === best.set[at]) continue;
    const tried = valued(next);
    if (tried.cost <= best.cost + heatAt(round, chance)) best = tried;
  }
  progress(round, best.cost, best.measures);
  return best.set;
}

/** How much worse a change may make the set: less and less. */
function heatAt(round: number, chance: Chance): number {
  return ((ROUNDS - round - 1) / ROUNDS) * 0.2 * (chance.int(1000) / 1000);
}

/** The forty cards by name, with the animals on them. */
export function plans(): readonly Plan[] {
  const names = Object.entries(NAMES).flatMap(([scene, list]) =>
    list.map((name, i) => ({ scene, name, mirrored: i % 2 === 1 })),
  );
  return names.map((one, i) => {
    const natives = HABITATS[sceneOf(one.scene).environment];
    const withYeti = Math.floor(((i + 1) * YETIS) / names.length) > Math.floor((i * YETIS) / names.length);
    const cast = withYeti ? [i % 3, (i + 1) % 3] : (CASTS[i % CASTS.length] ?? []);
    const species: Species[] = cast.flatMap((n) => natives[n] ?? []);
    return { ...one, cast: withYeti ? [...species, 'yeti'] : species, lenses: LENSES[i % LENSES.length] ?? 3 };
  });
}

/** Distance from the middles of the aims, scaled so that they hurt about equally, and how unbalanced the cards look. */
function costOf(m: Measures, uneven: number, cards: readonly Landscape[]): number {
  const off = (value: number, aim: number, width: number) => ((value - aim) / width) ** 2;
  const over = (value: number, limit: number, width: number) => off(Math.max(value, limit), limit, width);
  const unrest = cards.reduce((sum, card) => sum + unrestOf(card), 0) / cards.length;
  return (
    off(m.tiles, 1.8, 0.15) +
    off(m.none, 0.13, 0.015) +
    off(m.yeti, 0.115, 0.02) +
    over(m.glimpse, 0.03, 0.005) +
    off(m.perfect, 0.4, 0.05) +
    off(m.near, 0.4, 0.05) +
    over(uneven, 1.04, 0.02) +
    3 * unrest
  );
}

const layers = new WeakMap<Picture, readonly Layer[]>();
const glances = new WeakMap<Layer, WeakMap<Layer, Glance>>();

/** A coarse judge that remembers results for cards that the next set keeps. */
function judgeOf(cards: readonly Picture[]): Judge {
  return judgeOn([...cards, FLOOR].flatMap(known).slice(0, -1), (upper, below) => {
    const seen = glances.get(upper) ?? new WeakMap<Layer, Glance>();
    glances.set(upper, seen);
    const glance = seen.get(below) ?? glanceOf(upper, below);
    seen.set(below, glance);
    return glance;
  });
}

function known(picture: Picture): readonly Layer[] {
  const both = layers.get(picture) ?? layersOf(picture, COARSE);
  layers.set(picture, both);
  return both;
}
