/**
 * Set-up has no state before it to perturb. But if perturbing the state that it made gives exactly what other chance would
 * have made, both set-ups must sound alike.
 */
import { SeededChance } from '../chance.ts';
import { difference, equal } from '../equal.ts';
import type { Chance, Observer } from '../game.ts';
import { heard } from '../run.ts';
import { nameOf } from './told.ts';
import { type LawSubject, SEEDS } from './types.ts';

/** How many set-ups with one changed result of chance, and how many perturbations in search of one of them. */
const OTHER_SETUPS = 60;
const TWINS_TRIED = 8;

export function setupProblem<O, S, A, E, V>(
  subject: LawSubject<O, S, A, E, V>,
  seats: number,
  options: O,
  observers: readonly Observer[],
  chance: Chance,
): string | undefined {
  const { game, secrets } = subject;
  const { taken, others } = setUps(subject, seats, options, chance);
  const twins = new Map(others.map((other) => [JSON.stringify(other.state), other]));
  for (const observer of observers) {
    for (const secret of secrets) {
      for (let i = 0; i < TWINS_TRIED; i++) {
        const perturbed = game.clone(taken.state);
        secret.perturb(perturbed, observer, chance);
        const twin = equal(perturbed, taken.state) ? undefined : twins.get(JSON.stringify(perturbed));
        if (twin === undefined) continue;
        const seen = difference(heard(game, taken.events, observer), heard(game, twin.events, observer));
        if (seen !== undefined)
          return `${secret.rule} leaks to ${nameOf(observer)}: at set-up it shows in the events${seen}`;
      }
    }
  }
  return undefined;
}

/** A set-up, and many others with one result of chance changed. */
function setUps<O, S, A, E, V>(subject: LawSubject<O, S, A, E, V>, seats: number, options: O, chance: Chance) {
  const source = new SeededChance(chance.int(SEEDS));
  const dealt: { readonly n: number; readonly result: number }[] = [];
  const taken = setUp(subject, seats, options, (n) => {
    const result = source.int(n);
    dealt.push({ n, result });
    return result;
  });
  const others = Array.from({ length: dealt.length === 0 ? 0 : OTHER_SETUPS }, () => {
    const changed = chance.int(dealt.length);
    const value = chance.int(dealt[changed]?.n ?? 1);
    let draw = -1;
    return setUp(subject, seats, options, (n) => {
      draw++;
      return Math.min(draw === changed ? value : (dealt[draw]?.result ?? 0), n - 1);
    });
  });
  return { taken, others };
}

function setUp<O, S, A, E, V>(
  { game }: LawSubject<O, S, A, E, V>,
  seats: number,
  options: O,
  int: (n: number) => number,
) {
  const events: E[] = [];
  const state = game.setup(seats, options, {
    chance: { int },
    reveal: () => undefined,
    emit: (event) => void events.push(event),
  });
  return { state, events };
}
