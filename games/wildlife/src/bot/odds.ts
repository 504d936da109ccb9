/** Chances of dice, made once. */

const FACES = 6;
export const MOST_DICE = 6;
const HIGHEST_NEED = 12;

/** SUM_CHANCE[dice][need]: the chance that the dice add up to at least `need`; 0 dice never do. */
const SUM_CHANCE: readonly (readonly number[])[] = sumChances();

function sumChances(): number[][] {
  const table: number[][] = [Array.from({ length: HIGHEST_NEED + 1 }, () => 0)];
  let ways = [1];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const next = Array.from({ length: ways.length + FACES }, () => 0);
    for (const [sum, count] of ways.entries()) {
      for (let face = 1; face <= FACES; face++) next[sum + face] = (next[sum + face] as number) + count;
    }
    ways = next;
    const all = FACES ** dice;
    table.push(
      Array.from(
        { length: HIGHEST_NEED + 1 },
        (_, need) => ways.reduce((hits, count, sum) => (sum >= need ? hits + count : hits), 0) / all,
      ),
    );
  }
  return table;
}

/** The chance of a photograph. */
export function photoChance(dice: number, need: number): number {
  return dice === 0 ? 0 : ((SUM_CHANCE[dice] as readonly number[])[need < 0 ? 0 : need] as number);
}

/** The chance that at least one of the dice shows the explore value or more. */
export function exploreChance(dice: number, value: number): number {
  return dice <= MOST_DICE
    ? ((EXPLORE_CHANCE[value] as readonly number[])[dice] as number)
    : exploreByPower(dice, value);
}

function exploreByPower(dice: number, value: number): number {
  return 1 - ((value - 1) / FACES) ** dice;
}

/** EXPLORE_CHANCE[value][dice]. */
const EXPLORE_CHANCE: readonly (readonly number[])[] = Array.from({ length: FACES + 1 }, (_, value) =>
  Array.from({ length: MOST_DICE + 1 }, (__, dice) => exploreByPower(dice, value)),
);
