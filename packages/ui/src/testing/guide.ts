/** What a lesson owes its learner, tried with the real rules: a game's test calls it. */
import {
  arrangedSource,
  defaultOptions,
  type GameDefinition,
  Match,
  SeededChance,
  seededSource,
} from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { arrangementOf, type Guide, stageAt } from '../guide.ts';

interface GuideUnderTest<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly guide: Guide<O, A>;
}

const LEARNER = 0;
/** What fits into the slot beside a small screen's board. */
const LONGEST_TITLE = 34;
const LONGEST_TEXT = 300;
/** Entries of the real match that follow the lesson. */
const MORE = 40;

export function describeGuide<O, S, A, E, V>({ game, guide }: GuideUnderTest<O, S, A, E, V>): void {
  const { steps } = guide;
  const start = (): Match<O, S, A, E, V> => {
    const { seed, last } = arrangementOf(guide);
    const options = { ...defaultOptions(game.options), ...guide.options };
    return new Match(game, { id: 'lesson', seats: guide.seats, options }, arrangedSource(seed, last, seededSource(1)));
  };

  describe(`the lesson of ${game.id}`, () => {
    it('asks what each step is about, takes its answers and those of the bots, and goes on as a match', () => {
      const match = start();
      for (const [index, step] of steps.entries()) {
        const where = `step ${index + 1}, ${step.title}`;
        expect(stageAt(guide, match.number, index), where).toMatchObject({ index, open: step.answers });
        expect(kindsOf(match, LEARNER), where).toContain(step.kind);
        for (const action of step.answers) answer(match, action, where, (seat) => seat === LEARNER, step.kind);
        for (const action of step.bots ?? []) answer(match, action, `${where}, bots`, (seat) => seat !== LEARNER);
      }
      expect(match.number).toBe(arrangementOf(guide).last);
      expect(stageAt(guide, match.number, steps.length)).toBeUndefined();
      expect(goesOn(match)).toBe(true);
    });

    it('says what to do in few words, and names every pin', () => {
      const bad = steps.filter(({ title, text, now, pins, answers }) => {
        const named = new Set([...`${text} ${now}`.matchAll(/\{(\d)\}/g)].map(([, pin]) => Number(pin)));
        const isNamed = named.size === pins.length && pins.every((_, at) => named.has(at + 1));
        const fits = title.length <= LONGEST_TITLE && text.length + now.length <= LONGEST_TEXT;
        return !isNamed || !fits || (now === '') !== (answers.length === 0);
      });
      expect(bad).toEqual([]);
    });

    it('has nothing for bots to do in a step that is only read', () => {
      expect(steps.filter(({ answers, bots = [] }) => answers.length === 0 && bots.length > 0)).toEqual([]);
    });
  });
}

function kindsOf<O, S, A, E, V>(match: Match<O, S, A, E, V>, seat: number): readonly string[] {
  return match.pending().flatMap((each) => (each.seat === seat ? [each.kind] : []));
}

function answer<O, S, A, E, V>(
  match: Match<O, S, A, E, V>,
  action: A,
  where: string,
  isBy: (seat: number) => boolean,
  kind?: string,
): void {
  const asked = match
    .pending()
    .find((each) => isBy(each.seat) && (kind === undefined ? each.optional !== true : each.kind === kind));
  expect(asked, `${where}: a question`).toBeDefined();
  if (asked !== undefined) expect(match.answer(asked.seat, asked.id, action), where).toMatchObject({ ok: true });
}

/** By any answers. */
function goesOn<O, S, A, E, V>(match: Match<O, S, A, E, V>): boolean {
  const chance = new SeededChance(1);
  for (let i = 0; i < MORE && match.outcome === undefined; i++) {
    const asked = match.pending().find(({ optional }) => optional !== true);
    if (asked === undefined) return false;
    const legal = match.legal(asked.seat, asked.id);
    const action = legal[chance.int(legal.length)] as A;
    if (!match.answer(asked.seat, asked.id, action).ok) return false;
  }
  return true;
}
