import { describe, expect, it } from 'vitest';
import { Match, ScriptedChance, SeededChance, seededSource } from '../../../packages/kernel/src/index.ts';
import { game } from '../index.ts';
import { secrets } from '../secrets.ts';
import type { Action, GameEvent, Options, State, View } from '../types.ts';

/** Places of characters 0 to 3 as indices into what is left of their side's starting squares; all stats 8. */
function start(fog: boolean, places: [number, number, number, number], seats = 3): M {
  const script = places.flatMap((place) => [place, 3, 3, 3]);
  const match = new Match(game, { id: 't', seats, options: { fog, turns: 5 } }, (n) =>
    n === 0 ? new ScriptedChance(script) : new SeededChance(7, n),
  );
  say(match, 0, { type: 'plot', plot: 1 });
  say(match, 1, { type: 'plot', plot: 2 });
  return match;
}
type M = Match<Options, State, Action, GameEvent, View>;
const required = (match: M, seat: number) => match.pending().find((d) => d.seat === seat && d.optional !== true)!;
function say(match: M, seat: number, action: Action) {
  const result = match.answer(seat, required(match, seat).id, action);
  expect(result).toMatchObject({ ok: true });
  return result as Extract<typeof result, { ok: true }>;
}
/** A step of the seat's active character that shows him nothing new. */
function quiet(match: M, seat: number): Action {
  const d = required(match, seat);
  const found = match.legal(seat, d.id).find((action) => {
    let loud = action.type !== 'step';
    if (!loud)
      game.apply(match.snapshot, d, action, {
        chance: new SeededChance(1),
        reveal: (_, to) => {
          loud ||= to === undefined || to.includes(seat);
        },
      });
    return !loud;
  });
  expect(found).toBeDefined();
  return found as Action;
}
const S: Action = { type: 'step', dir: 4 },
  E: Action = { type: 'step', dir: 2 },
  END: Action = { type: 'end' };

/** Character 2 (seat 2) at 21, character 1 (seat 1) at 46 covering 41 along the open door: the lane is 45 to 41. */
function underFire(fog: boolean, order = 0) {
  const match = start(fog, [0, 3, 1, 0]);
  say(match, 0, END);
  say(match, 1, { type: 'cover', square: 41, order });
  return match;
}

describe('undo', () => {
  it('takes back a step, and the old ids are dead', () => {
    const match = start(false, [0, 0, 1, 0]);
    const before = match.snapshot;
    const id = required(match, 0).id;
    say(match, 0, E);
    expect(match.undo(0)).toMatchObject({ ok: true });
    expect(match.snapshot).toEqual(before);
    expect(match.answer(0, id, END)).toMatchObject({ ok: false, rejection: { code: 'match.stale' } });
    expect(match.undo(0)).toMatchObject({ ok: false, rejection: { code: 'match.undoOther' } });
  });
  it('stops at a reveal: a step through which new squares are seen', () => {
    const match = underFire(true);
    say(match, 2, quiet(match, 2));
    expect(match.undoable(2).entries.length).toBe(1);
    expect(match.undo(2)).toMatchObject({ ok: true });
    const result = say(match, 2, S);
    expect(result.steps[0]?.reveals[0]?.rule).toMatch(/^S65/);
    expect(match.undo(2)).toMatchObject({ ok: false, rejection: { code: 'match.undoReveal' } });
  });
  it('stops at a shot by orders (unseen enemy, never a question)', () => {
    const match = underFire(true, 1);
    say(match, 2, S);
    const result = match.batch(2, required(match, 2).id, [S, E, E]);
    expect(result).toMatchObject({ ok: true, dropped: 2 });
    expect(match.entries.at(-1)).toMatchObject({ chance: expect.arrayContaining([expect.any(Number)]) });
    expect(match.undo(2)).toMatchObject({ ok: false, rejection: { code: 'match.undoChance' } });
  });
  it('batch stops at the first step that opens another seat’s reaction; until he answers it can be taken back, then not', () => {
    const match = underFire(false);
    const result = match.batch(2, required(match, 2).id, [S, S, E, E]);
    expect(result).toMatchObject({ ok: true, dropped: 2 });
    expect(match.pending()).toMatchObject([{ seat: 1, kind: 'react', subject: 1 }]);
    expect(match.undoable(2).entries.length).toBe(2);
    say(match, 1, { type: 'react', fire: false });
    expect(match.undo(2)).toMatchObject({ ok: false, rejection: { code: 'match.undoOther' } });
    expect(match.undo(1)).toMatchObject({ ok: true });
  });
  it('keeps a side-mate’s optional answer; the mate cannot take his back over my required one', () => {
    const match = underFire(true);
    const orders = (seat: number) => match.pending().find((d) => d.seat === seat && d.kind === 'orders')!;
    expect(match.answer(0, orders(0).id, { type: 'orders', order: 1 })).toMatchObject({ ok: true });
    say(match, 2, quiet(match, 2));
    expect(match.undo(0)).toMatchObject({ ok: false, rejection: { code: 'match.undoOther' } });
    expect(match.answer(0, orders(0).id, { type: 'orders', order: 2 })).toMatchObject({ ok: true });
    expect(match.undo(2)).toMatchObject({ ok: true });
    expect(match.snapshot.chars[0]?.order).toBe(2);
    expect(match.snapshot.chars[2]?.square).toBe(21);
  });
});

/** Not a law yet: after the same action from two states that the actor cannot tell apart, undo must be possible in both or neither. */
function undoLeaks(games: number) {
  let tried = 0,
    chanceLeaks = 0,
    revealLeaks = 0,
    ruleLeaks = 0;
  for (let seed = 1; seed <= games; seed++) {
    const match = new Match(game, { id: 'u', seats: 4, options: { fog: true, turns: 5 } }, seededSource(seed));
    const player = new SeededChance(seed, 5);
    while (match.outcome === undefined) {
      const d = match.pending()[0]!;
      const legal = match.legal(d.seat, d.id);
      const action = legal[player.int(legal.length)]!;
      for (const secret of secrets) {
        const a = match.snapshot,
          b = match.snapshot;
        secret.perturb(b, d.seat, player);
        if (JSON.stringify(a) === JSON.stringify(b)) continue;
        tried++;
        const [x, y] = [a, b].map((state) => {
          const drawn: number[] = [],
            revealed: string[] = [],
            heard: unknown[] = [];
          const stream = new SeededChance(seed, 99);
          game.apply(state, d, action, {
            chance: {
              int: (n) => {
                const r = stream.int(n);
                drawn.push(r);
                return r;
              },
            },
            reveal: (rule, to) => void ((to === undefined || to.includes(d.seat)) && revealed.push(rule)),
            emit: (e) => {
              const h = game.eventFor(e, d.seat);
              if (h) heard.push(h);
            },
          });
          return {
            told: JSON.stringify([game.view(state, d.seat), heard]),
            drawn: drawn.length > 0,
            revealed: revealed.length > 0,
            rule: revealed.at(-1),
          };
        });
        if (x!.told !== y!.told) continue;
        if (x!.drawn !== y!.drawn) chanceLeaks++;
        else if (x!.revealed !== y!.revealed) revealLeaks++;
        else if (x!.rule !== y!.rule) ruleLeaks++;
      }
      match.answer(d.seat, d.id, action);
    }
  }
  return { tried, chanceLeaks, revealLeaks, ruleLeaks };
}
it('never tells the mover by an undo barrier what he cannot know: a reveal says to whom', () => {
  const leaks = undoLeaks(60);
  expect(leaks.chanceLeaks).toBe(0);
  expect(leaks.revealLeaks).toBe(0);
  expect(leaks.tried).toBeGreaterThan(1000);
}, 60_000);
