/**
 * The exact worth of an expedition, by going through everything that may happen: the best order of habitats, and the best
 * re-rolls, paid from wherever it costs least. Far too slow for play; it measures how good the planner's plans are.
 * Counted are the photographs at their worth when the expedition starts, tokens gained and lost, and experience.
 */
import { DIFFICULTY, EXPLORE_VALUE, HABITAT_COUNT } from '../cards.ts';
import { isCommitted, REROLL_COST } from '../table.ts';
import { neededToPhotograph } from '../throws.ts';
import type { Card, Habitat, State } from '../types.ts';
import { exploreChance, MOST_DICE, photoChance } from './odds.ts';
import { photoValues, TOKEN_VALUE } from './value.ts';

const EXPERIENCE = 3;
const FACES = 6;

interface Shot {
  readonly card: Card;
  readonly habitat: Habitat;
  readonly value: number;
  dice: number;
  tokens: number;
}

interface Expedition {
  readonly habitatDice: number[];
  readonly shots: Shot[];
}

/** The worth of what is placed, in a state whose expedition is about to leave. */
export function exactValue(state: State): number {
  const values = photoValues(state, state.turn);
  const shots = shotsOf(state, values).filter(({ dice }) => dice > 0);
  return worth(
    { habitatDice: [...state.habitatDice], shots },
    state.tokens[state.turn] as number,
    state.options.tokens,
  );
}

/** The worth of the best way to place dice and tokens, in a state at the beginning of step B, if it is above `floor`. */
export function exactBest(state: State, floor: number): number {
  const values = photoValues(state, state.turn);
  const supply = state.tokens[state.turn] as number;
  const shots = shotsOf(state, values);
  const committed = new Set(shots.filter(({ card }) => isCommitted(state, card)));
  const plans = spreadDice(shots, committed).map((plan) => ({
    plan,
    bound: bound(plan, supply, state.options.tokens),
  }));
  plans.sort((a, b) => b.bound - a.bound);
  let best = floor;
  for (const { plan, bound: most } of plans) {
    if (most <= best) break;
    best = bestTokens(plan, supply, state.options.tokens, best);
  }
  return best;
}

function shotsOf(state: State, values: readonly number[]): Shot[] {
  return state.stacks.flatMap((stack, habitat) =>
    stack.map((card) => ({
      card,
      habitat,
      value: values[card] as number,
      dice: state.animalDice[card] as number,
      tokens: state.animalTokens[card] as number,
    })),
  );
}

/** Every way to place up to six dice that the commitments allow and that wastes no die on a habitat without shots. */
function spreadDice(shots: readonly Shot[], committed: ReadonlySet<Shot>): Expedition[] {
  const plans: Expedition[] = [];
  const habitatDice = Array.from({ length: HABITAT_COUNT }, () => 0);
  const onShots = (i: number, left: number): void => {
    const shot = shots[i];
    if (shot === undefined) return onHabitats(0, left);
    for (let dice = committed.has(shot) ? 1 : 0; dice <= left; dice++) {
      shot.dice = dice;
      onShots(i + 1, left - dice);
    }
    shot.dice = 0;
  };
  const onHabitats = (habitat: Habitat, left: number): void => {
    if (habitat === HABITAT_COUNT) {
      plans.push({
        habitatDice: [...habitatDice],
        shots: shots.filter(({ dice }) => dice > 0).map((shot) => ({ ...shot, tokens: 0 })),
      });
      return;
    }
    const needed = shots.some((shot) => shot.habitat === habitat && shot.dice > 0);
    for (let dice = needed ? 1 : 0; dice <= (needed ? left : 0); dice++) {
      habitatDice[habitat] = dice;
      onHabitats(habitat + 1, left - dice);
    }
    habitatDice[habitat] = 0;
  };
  onShots(0, MOST_DICE);
  return plans;
}

/** An upper bound for a spread of dice, whatever the tokens and the re-rolls do. */
function bound(plan: Expedition, supply: number, tokens: boolean): number {
  let sum = tokens ? EXPERIENCE * TOKEN_VALUE : 0;
  for (const shot of plan.shots) {
    let most = 0;
    for (let used = 0; used <= supply; used++) most = Math.max(most, shotBound(plan, shot, used, supply - used));
    sum += most;
  }
  return sum;
}

/** The most that one shot can bring with the tokens on it and those left for re-rolls. */
function shotBound(
  { habitatDice }: Expedition,
  { card, habitat, dice, value }: Shot,
  used: number,
  left: number,
): number {
  const tries = (habitatDice[habitat] as number) + Math.floor(left / REROLL_COST);
  return (
    exploreChance(tries, EXPLORE_VALUE[habitat] as number) *
    photoChance(dice, neededToPhotograph(card, used)) *
    (value - TOKEN_VALUE * used)
  );
}

function bestTokens(plan: Expedition, supply: number, tokens: boolean, floor: number): number {
  let best = floor;
  const place = (i: number, left: number): void => {
    const shot = plan.shots[i];
    if (shot === undefined) {
      const most = plan.shots.reduce(
        (sum, each) => sum + shotBound(plan, each, each.tokens, supply - each.tokens),
        tokens ? EXPERIENCE * TOKEN_VALUE : 0,
      );
      if (most > best) best = Math.max(best, worth(plan, left, tokens));
      return;
    }
    const most = Math.min(left, Math.max(0, (DIFFICULTY[shot.card] as number) - shot.dice));
    for (let used = 0; used <= most; used++) {
      shot.tokens = used;
      place(i + 1, left - used);
    }
    shot.tokens = 0;
  };
  place(0, supply);
  return best;
}

/** Expected gain of an expedition with the tokens left in the supply. */
function worth({ habitatDice, shots }: Expedition, supply: number, withTokens: boolean): number {
  const before = supply + shots.reduce((sum, { tokens }) => sum + tokens, 0);
  const memo = new Map<string, number>();
  const dice = habitatDice;

  /** The best of what is left to explore. */
  const next = (left: number, tokens: number, any: boolean): number => {
    if (left === 0) return withTokens ? TOKEN_VALUE * (tokens - before + (any ? 0 : EXPERIENCE)) : 0;
    const key = `${left} ${tokens} ${any} ${shots.map((shot) => shot.tokens).join()}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let best = Number.NEGATIVE_INFINITY;
    for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
      if ((left >> habitat) & 1) best = Math.max(best, exploring(habitat, left & ~(1 << habitat), tokens, any));
    }
    memo.set(key, best);
    return best;
  };

  const exploring = (habitat: Habitat, rest: number, tokens: number, any: boolean): number => {
    const chance = exploreChance(dice[habitat] as number, EXPLORE_VALUE[habitat] as number);
    return chance * shooting(habitat, 0, rest, tokens, any) + (1 - chance) * failing(habitat, rest, tokens, any, 0);
  };

  /** Give up, or pay two tokens from anywhere and roll one die again. */
  const failing = (habitat: Habitat, rest: number, tokens: number, any: boolean, paid: number): number => {
    const key = `f ${habitat} ${rest} ${tokens} ${any} ${paid} ${shots.map((shot) => shot.tokens).join()}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const back = shots.reduce((sum, shot) => (shot.habitat === habitat ? sum + shot.tokens : sum), paid);
    const held = shots.map((shot) => shot.tokens);
    for (const shot of shots) if (shot.habitat === habitat) shot.tokens = 0;
    let best = next(rest, tokens + back, any);
    for (const [i, shot] of shots.entries()) shot.tokens = held[i] as number;
    const pay = (due: number, left: number): void => {
      if (due === 0) {
        const chance = (FACES + 1 - (EXPLORE_VALUE[habitat] as number)) / FACES;
        const value =
          chance * shooting(habitat, 0, rest, left, any) +
          (1 - chance) * failing(habitat, rest, left, any, paid + REROLL_COST);
        best = Math.max(best, value);
        return;
      }
      if (left > 0) pay(due - 1, left - 1);
      for (const shot of shots) {
        if (shot.tokens === 0 || (((rest >> shot.habitat) & 1) === 0 && shot.habitat !== habitat)) continue;
        shot.tokens--;
        pay(due - 1, left);
        shot.tokens++;
      }
    };
    pay(REROLL_COST, tokens);
    memo.set(key, best);
    return best;
  };

  const shooting = (habitat: Habitat, from: number, rest: number, tokens: number, any: boolean): number => {
    const i = shots.findIndex((shot, index) => index >= from && shot.habitat === habitat);
    const shot = shots[i];
    if (shot === undefined) return next(rest, tokens, any);
    const chance = photoChance(shot.dice, neededToPhotograph(shot.card, shot.tokens));
    const held = shot.tokens;
    shot.tokens = 0;
    const hit = chance === 0 ? 0 : chance * (shot.value + shooting(habitat, i + 1, rest, tokens, true));
    const miss = chance === 1 ? 0 : (1 - chance) * shooting(habitat, i + 1, rest, tokens + held, any);
    shot.tokens = held;
    return hit + miss;
  };

  const all = dice.reduce((mask, count, habitat) => (count > 0 ? mask | (1 << habitat) : mask), 0);
  return next(all, supply, false);
}
