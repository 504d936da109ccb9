/** What pages hear: the same as programs, without the words and with only the changes of the view. */
import { type Changes, type Observer, withChanges } from '@shutterbox/kernel';
import { BRIEF, type Brief, type Update } from '@shutterbox/protocol';
import { describe, expect, it } from 'vitest';
import { openHouse } from '../api/house.ts';
import type { Line } from '../api/line.ts';
import { Person } from '../api/person.ts';

const ME = { kind: 'me' };
const BOT = { kind: 'bot', level: 'easy' };

type Silent = Omit<Brief, 'changes'> & { readonly view: unknown };

function briefsOf(line: Line): readonly Brief[] {
  return line.messages.flatMap((message) => (message.type === 'brief' ? [message.brief] : []));
}

/** With the whole view, as a page puts it together. */
function unfolded(line: Line): readonly Silent[] {
  const views = new Map<Observer, unknown>();
  return briefsOf(line).map(({ changes, ...brief }) => {
    const view = 'view' in brief ? brief.view : withChanges(views.get(brief.observer), changes as Changes | undefined);
    views.set(brief.observer, view);
    return { ...brief, view };
  });
}

function withoutWords({ steps, pending, legal, ...update }: Update): Silent {
  return {
    ...update,
    steps: steps.map(({ words: _, ...step }) => step),
    pending: pending.map(({ words: _, ...decision }) => decision),
    legal: legal.map(({ decision, actions }) => ({ decision, actions: actions.map(({ action }) => action) })),
  };
}

/** The last message for each observer and number, without its steps: a slow line gets several at once. */
function byNumber(told: readonly Silent[]): ReadonlyMap<string, unknown> {
  return new Map(told.map(({ steps: _, left: __, ...all }) => [`${all.observer} ${all.number}`, all]));
}

describe('in brief', () => {
  it.each(['wildlife', 'diceafari', 'perfect-shot'])('%s is told as it is in words', async (game) => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME, BOT], { game });
    const lines = [await ann.socket(id, -1, [BRIEF]), await ann.socket(id, -1, [BRIEF])];
    const watcher = await new Person(url).socket(id, -1, [BRIEF]);
    const aloud = await ann.socket(id);
    const { number } = await aloud.playOn();
    for (const line of [...lines, watcher]) await line.wait('brief', ({ brief }) => brief.number === number);
    const updates = aloud.messages.flatMap((message) => (message.type === 'update' ? [message.update] : []));
    const said = byNumber(updates.map(withoutWords));
    for (const line of lines) {
      const told = unfolded(line);
      const both = [...byNumber(told)].filter(([key]) => said.has(key));
      expect(both.length).toBeGreaterThan(10);
      for (const [key, brief] of both) expect(brief).toEqual(said.get(key));
      // Every step exactly once, in order.
      const steps = told
        .filter(({ observer }) => observer === 0)
        .flatMap((brief) => brief.steps.map((step) => step.number));
      expect(steps).toEqual(Array.from({ length: number + 1 }, (_, i) => i));
    }
    expect(unfolded(watcher).at(-1)?.observer).toBe('spectator');
    const whole = briefsOf(watcher).filter((brief) => 'view' in brief);
    expect(whole.length).toBe(1);
  });

  it('begins with the whole view on every line', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME]);
    const line = await ann.socket(id, -1, [BRIEF]);
    await line.wait('brief');
    await ann.answer(id, 0, 'a');
    const { brief } = await line.wait('brief', (message) => message.brief.number === 1);
    expect('view' in brief).toBe(false);
    const again = await ann.socket(id, 0, [BRIEF]);
    const { brief: first } = await again.wait('brief', (message) => message.brief.observer === 0);
    expect([first.number, 'view' in first, first.steps.map(({ number }) => number)]).toEqual([1, true, [1]]);
  });

  it('is only for those who ask for it', async () => {
    const { url } = await openHouse();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.make([ME, ME]);
    const line = await ann.socket(id, -1, ['something.else']).catch(() => undefined);
    expect(line?.socket.protocol ?? '').toBe('');
    expect((await (await ann.socket(id)).update()).legal.length).toBeGreaterThan(0);
  });
});
