import { ALL } from '@shutterbox/games';
import { MemoryBus, type Table, Tables } from '@shutterbox/host';
import { type MatchRecord, SeededChance } from '@shutterbox/kernel';
import { loadPlayable, type PlayableGame } from '@shutterbox/manifest';
import { arrangementOf } from '@shutterbox/ui/guide';
import { describe, expect, it } from 'vitest';
import { hasGuide, loadGuide } from '../src/games/guides.ts';
import { isLesson, LESSON_PREFIX } from '../src/host/local-id.ts';
import { MemoryStorage } from './memory-storage.ts';

const ME = { visitor: 'me', name: 'Ada' };
const TAUGHT = ['wildlife', 'diceafari', 'perfect-shot', 'starship'];

async function lesson(id: string) {
  const manifest = ALL.find((each) => each.id === id);
  const game: PlayableGame | undefined = manifest && (await loadPlayable(manifest));
  const guide = await loadGuide(id);
  if (guide === undefined || game === undefined) throw new Error(`${id} has no lesson.`);
  const tables = new Tables(
    () => game,
    new MemoryStorage(),
    new MemoryBus(),
    () => 0,
  );
  const bots = Array.from({ length: guide.seats - 1 }, () => ({ kind: 'bot', level: 'easy' }) as const);
  const made = await tables.create(
    {
      game: id,
      options: guide.options,
      seats: [{ kind: 'me' }, ...bots],
      listed: false,
      pace: 0,
      arranged: arrangementOf(guide),
    },
    ME,
    LESSON_PREFIX,
  );
  if (!made.ok) throw new Error(made.refusal.sentence);
  return { table: made.value, guide };
}

async function answer(table: Table, action: unknown, kind?: string): Promise<void> {
  const update = await table.update(0, -1);
  const asked = update?.pending.find(
    (each) => each.seat === 0 && (kind === undefined ? each.optional !== true : each.kind === kind),
  );
  const client = `c${update?.number}`;
  expect(
    await table.answer(ME, { client, seat: 0, decision: asked?.id ?? -1, actions: [action] }),
    JSON.stringify(action),
  ).toMatchObject({ ok: true });
}

/** What bots answer as it is written, and how often. */
async function moveBots(table: Table): Promise<number> {
  for (let moved = 0; ; moved++) {
    const question = await table.botQuestion();
    if (question?.written === undefined) return moved;
    const { seat, decision, written } = question;
    const done = await table.answer('server', { client: '', seat, decision: decision.id, actions: [written] });
    if (!done.ok) throw new Error(done.refusal.sentence);
  }
}

async function follow({ table, guide }: Awaited<ReturnType<typeof lesson>>): Promise<void> {
  for (const step of guide.steps) {
    for (const action of step.answers) await answer(table, action, step.kind);
    expect(await moveBots(table), step.title).toBe(step.bots?.length ?? 0);
  }
}

describe('a lesson at the browser’s own host', () => {
  it('is there for games that have one, and for no other', () => {
    expect(
      ALL.map(({ id }) => id)
        .filter(hasGuide)
        .toSorted(),
    ).toEqual(TAUGHT.toSorted());
  });

  it.each(TAUGHT)('%s: is dealt as it is written, wherever it is played, and its bots keep to it', async (id) => {
    const [one, other] = [await lesson(id), await lesson(id)];
    expect(isLesson(one.table.id)).toBe(true);
    await follow(one);
    await follow(other);
    const [view, same] = [await one.table.update(0, -1), await other.table.update(0, -1)];
    expect(view?.number).toBe(arrangementOf(one.guide).last);
    expect(view?.view).toEqual(same?.view);
  });
});

describe('after the lesson', () => {
  it('chance is the match’s own, and the record says that the beginning was arranged', async () => {
    const tails = await Promise.all([finished(1), finished(1)]);
    const [one, other] = tails.map(({ record, last }) => chanceAfter(record, last));
    expect(one).not.toEqual(other);
    for (const { record } of tails) {
      expect(record.arranged).toBe(true);
      expect(record.fairness).toBeUndefined();
    }
  });
});

/** DiceAFARI to its end, by answers that a seed chooses. */
async function finished(seed: number) {
  const { table, guide } = await lesson('diceafari');
  await follow({ table, guide });
  const chance = new SeededChance(seed);
  while ((await table.info('me')).status === 'running') {
    const bot = await table.botQuestion();
    const own = (await table.update(0, -1))?.legal[0];
    const legal = bot?.legal ?? own?.actions.map(({ action }) => action) ?? [];
    const action = legal[chance.int(legal.length)];
    if (bot === undefined) await answer(table, action);
    else await table.answer('server', { client: '', seat: bot.seat, decision: bot.decision.id, actions: [action] });
  }
  const record = await table.record();
  if (!record.ok) throw new Error(record.refusal.sentence);
  return { record: record.value, last: arrangementOf(guide).last };
}

function chanceAfter({ entries }: MatchRecord<unknown, unknown>, last: number): readonly unknown[] {
  return entries.slice(last + 1).map((entry) => (entry.kind === 'undo' ? [] : entry.chance));
}
