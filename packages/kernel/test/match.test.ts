import { describe, expect, it } from 'vitest';
import {
  type Decision,
  isAnswerKnown,
  MATCH_REFUSALS,
  type MatchResult,
  matchRefusalText,
  pendingFor,
  type Question,
  ScriptedChance,
  type UndoStop,
} from '../src/index.ts';
import {
  act,
  asked,
  BET_ID,
  bet,
  inTurn,
  newMatch,
  plainSource,
  playOn,
  roll,
  run,
  show,
  shrug,
  type ToyMatch,
  tease,
  walk,
} from './play.ts';
import { type Action, type Event, type Toy, toy } from './toy.ts';

const stake = (points: number): Action => ({ type: 'stake', points });

/** Everything that anyone can learn about a match. */
function picture(match: ToyMatch) {
  return {
    state: match.snapshot,
    entries: structuredClone(match.entries),
    pending: match.pending(),
    undoable: [0, 1].map((seat) => match.undoable(seat)),
  };
}

function expectRefused(result: MatchResult<Action, Event>, code: string, at = 0): void {
  expect(result).toMatchObject({ ok: false, rejection: { code }, at });
}

function expectUntouched(match: ToyMatch, deed: () => void): void {
  const before = picture(match);
  deed();
  expect(picture(match)).toEqual(before);
}

function numbers(match: ToyMatch, seat: number): readonly number[] {
  return match.undoable(seat).entries;
}

describe('answers', () => {
  it('are numbered after set-up, with their decision and the chance they drew', () => {
    const match = newMatch({ source: (entry) => new ScriptedChance(entry === 0 ? [2, 4] : [5]) });
    act(match, 0, stake(1));
    act(match, 1, stake(0));
    act(match, 0, roll);
    expect(match.entries).toEqual([
      { kind: 'setup', number: 0, chance: [2, 4] },
      { kind: 'answer', number: 1, seat: 0, decision: 2, action: stake(1), chance: [] },
      { kind: 'answer', number: 2, seat: 1, decision: 2, action: stake(0), chance: [] },
      { kind: 'answer', number: 3, seat: 0, decision: 3, action: roll, chance: [5] },
    ]);
    expect(match.number).toBe(3);
  });

  it('return their step: the entry, its events, and the rule that revealed something', () => {
    const match = newMatch({ source: plainSource });
    expect(match.setupStep).toEqual({
      entry: { kind: 'setup', number: 0, chance: [0, 0] },
      events: [
        { type: 'dealt', seat: 0, card: 0 },
        { type: 'dealt', seat: 1, card: 1 },
      ],
      reveals: [],
    });
    const first = match.answer(0, asked(match, 0), stake(1));
    expect(first).toEqual({
      ok: true,
      steps: [{ entry: match.entries[1], events: [{ type: 'staked', seat: 0, points: 1 }], reveals: [] }],
      left: [],
    });
    const second = match.answer(1, asked(match, 1), stake(0));
    expect(second).toMatchObject({ ok: true, steps: [{ reveals: [{ rule: 'T-2' }] }] });
  });

  it('each draw from the stream of their own entry', () => {
    const entries: number[] = [];
    const match = inTurn({
      source(entry) {
        entries.push(entry);
        return plainSource(entry);
      },
    });
    match.batch(0, asked(match, 0), [walk, walk, roll]);
    expect(entries).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are refused by the rules with a code, a rule and parameters', () => {
    const match = inTurn();
    act(match, 0, run, run);
    expectUntouched(match, () => {
      const rejection = { code: 'tooFar', rule: 'T-3', params: { left: 0 } };
      expect(match.answer(0, asked(match, 0), walk)).toEqual({ ok: false, rejection, at: 0 });
      expect(match.check(0, asked(match, 0), walk)).toEqual(rejection);
    });
    expect(match.check(0, asked(match, 0), roll)).toBeUndefined();
  });

  it.each<[string, number, (match: ToyMatch) => number]>([
    ['match.stale', 0, (match) => asked(match, 0) - 1],
    ['match.stale', 0, (match) => asked(match, 0) + 1],
    ['match.stale', 0, () => 0],
    ['match.stale', 0, () => -1],
    ['match.stale', 0, () => Number.NaN],
    ['match.stale', 1, (match) => asked(match, 0)],
    ['match.notYours', 5, () => BET_ID],
  ])('to a question that does not exist are refused: %s for seat %i', (code, seat, id) => {
    const match = inTurn();
    act(match, 0, walk);
    expectUntouched(match, () => {
      expectRefused(match.answer(seat, id(match), roll), code);
      expect(match.check(seat, id(match), roll)).toEqual({ code });
      expect(match.legal(seat, id(match))).toEqual([]);
      expect(match.timeoutAction(seat, id(match))).toBeUndefined();
    });
  });

  it('from a seat that is asked nothing are refused as not theirs', () => {
    const game: Toy = { ...toy, pending: (state) => toy.pending(state).filter(({ kind }) => kind !== 'bet') };
    const match = inTurn({ game });
    expectRefused(match.answer(1, asked(match, 0), roll), 'match.notYours');
  });

  it('after the end are refused as over', () => {
    const match = playOn(newMatch(), 1);
    expect(match.outcome).toBeDefined();
    expect(match.pending()).toEqual([]);
    expectRefused(match.answer(0, BET_ID, bet(0)), 'match.over');
  });

  it('to one of several questions leave the others open', () => {
    const match = newMatch({ seats: 3 });
    act(match, 1, stake(2));
    expect([0, 1, 2].map((seat) => asked(match, seat))).toEqual([2, 0, 2]);
  });

  it('are listed, along with what an absent player does', () => {
    const match = inTurn();
    expect(match.legal(0, asked(match, 0))).toEqual([walk, run, show, tease(1), roll]);
    expect(match.timeoutAction(0, asked(match, 0))).toEqual(roll);
    expect(match.legal(1, BET_ID)).toEqual([bet(0), bet(1)]);
  });
});

describe('a rule that throws', () => {
  let broken = false;
  const game: Toy = {
    ...toy,
    apply(state, decision, action, cx) {
      toy.apply(state, decision, action, cx);
      if (broken && action.type !== 'walk') throw new Error('a bug');
    },
  };

  it.each<[string, readonly Action[]]>([
    ['an answer', [roll]],
    ['a batch', [walk, walk, show]],
  ])('in %s leaves the match as it was, and the same can be tried again with the same chance', (_, actions) => {
    const match = inTurn({ game });
    const same = inTurn({ game });
    broken = true;
    expectUntouched(match, () => {
      expect(() => match.batch(0, asked(match, 0), actions)).toThrow('a bug');
    });
    broken = false;
    expect(match.batch(0, asked(match, 0), actions)).toEqual(same.batch(0, asked(same, 0), actions));
    expect(picture(match)).toEqual(picture(same));
  });

  it('in an undo leaves the match as it was', () => {
    const match = inTurn({ game });
    act(match, 0, walk);
    match.answer(1, BET_ID, bet(1));
    broken = true;
    expectUntouched(match, () => {
      expect(() => match.undo(0)).toThrow('a bug');
    });
    broken = false;
    expect(match.undo(0).ok).toBe(true);
  });
});

describe('a batch', () => {
  it('applies all its actions, each as an entry', () => {
    const match = inTurn();
    const single = inTurn();
    act(single, 0, walk, run, walk);
    const result = match.batch(0, asked(match, 0), [walk, run, walk]);
    expect(result).toMatchObject({ ok: true, left: [] });
    expect(picture(match)).toEqual(picture(single));
    expect(match.entries.slice(3).map(({ number }) => number)).toEqual([3, 4, 5]);
  });

  it.each<[string, readonly Action[], number]>([
    ['chance', [walk, roll, walk, show, roll], 3],
    ['a reveal', [show, walk, walk], 2],
    ["another seat's question", [run, tease(1), walk], 1],
  ])('ends at %s; the rest is returned unchecked', (_, actions, left) => {
    const match = inTurn();
    const whole: Action[] = [...actions, { type: 'walk', steps: 99 }];
    expect(match.batch(0, asked(match, 0), whole)).toMatchObject({ ok: true, left: whole.slice(-left - 1) });
    expect(match.number).toBe(2 + actions.length - left);
  });

  it('goes on over actions without chance while optional questions of others are open', () => {
    const match = inTurn({ seats: 3 });
    expect(match.batch(0, asked(match, 0), [walk, walk, walk, walk])).toMatchObject({ ok: true, left: [] });
  });

  it('does not end at a hidden question of another seat: that would give it away', () => {
    const hint: Decision = { seat: 1, kind: 'reaction', subject: 1, hidden: true };
    const game: Toy = {
      ...toy,
      pending: (state) => (state.walked > 0 ? [...toy.pending(state), hint] : toy.pending(state)),
    };
    const match = inTurn({ game });
    expect(match.batch(0, asked(match, 0), [walk, walk])).toMatchObject({ ok: true, left: [] });
  });

  it.each<[string, readonly Action[], number, string]>([
    ['at its first', [shrug, walk], 0, 'notNow'],
    ['at a later one', [run, walk, run, roll], 2, 'tooFar'],
    ['at its last', [run, run, walk], 2, 'tooFar'],
  ])('that is refused %s is refused as a whole, and says where', (_, actions, at, code) => {
    const match = inTurn();
    expectUntouched(match, () => {
      expectRefused(match.batch(0, asked(match, 0), actions), code, at);
    });
  });

  it('whose next action fits no single open question is refused as a whole', () => {
    const match = newMatch();
    expectUntouched(match, () => {
      // After its stake, seat 0 is asked nothing that is required.
      expectRefused(match.batch(0, asked(match, 0), [stake(1), stake(1)]), 'match.unclearBatch', 1);
    });
    const second: Decision = { seat: 0, kind: 'turn', subject: 1 };
    const game: Toy = {
      ...toy,
      pending: (state) => (state.phase === 'turn' ? [...toy.pending(state), second] : toy.pending(state)),
    };
    const doubled = inTurn({ game });
    expectUntouched(doubled, () => {
      expectRefused(doubled.batch(0, asked(doubled, 0), [walk, walk]), 'match.unclearBatch', 1);
    });
  });

  it('for a question that is not open is refused', () => {
    const match = inTurn();
    expectRefused(match.batch(0, 77, [walk, walk]), 'match.stale', 0);
    expectRefused(match.batch(1, asked(match, 0), [walk]), 'match.stale', 0);
  });

  it('that begins with a standing question goes on with it', () => {
    const match = inTurn();
    expect(match.batch(0, BET_ID, [bet(1), bet(0), bet(1)])).toMatchObject({ ok: true, left: [] });
    expect(match.snapshot).toMatchObject({ bets: [1, -1], walked: 0 });
    expectUntouched(match, () => {
      expectRefused(match.batch(0, BET_ID, [bet(0), walk]), 'notNow', 1);
    });
  });
});

/** For seats that did not roll, dice are just another player's move. */
function others(stop: UndoStop): UndoStop {
  return stop.why === 'chance' ? { why: 'other', entry: stop.entry } : stop;
}

describe('undo', () => {
  it('takes one entry back, as an entry', () => {
    const match = inTurn();
    act(match, 0, walk);
    const before = match.snapshot;
    act(match, 0, run);
    expect(match.undo(0)).toEqual({
      ok: true,
      steps: [{ entry: { kind: 'undo', number: 5, seat: 0, takesBack: [4] }, events: [], reveals: [] }],
      left: [],
    });
    expect(match.snapshot).toEqual(before);
    expect(match.entries).toHaveLength(6);
    expect(numbers(match, 0)).toEqual([3]);
  });

  it('takes several back, newest first, and then more of the rest', () => {
    const match = inTurn();
    const start = match.snapshot;
    match.batch(0, asked(match, 0), [walk, walk, walk]);
    expect(numbers(match, 0)).toEqual([5, 4, 3]);
    expect(match.undo(0, 2)).toMatchObject({ ok: true, steps: [{ entry: { takesBack: [5, 4] } }] });
    expect(match.undo(0)).toMatchObject({ ok: true, steps: [{ entry: { takesBack: [3] } }] });
    expect(match.snapshot).toEqual(start);
    expect(match.undoable(0)).toEqual({ entries: [], stop: { why: 'reveal', entry: 2, rule: 'T-2' } });
  });

  it('goes on from there: new entries follow, and can be taken back, too', () => {
    const match = inTurn();
    act(match, 0, run);
    match.undo(0);
    act(match, 0, walk);
    expect(match.snapshot.walked).toBe(1);
    expect(match.undo(0)).toMatchObject({ ok: true, steps: [{ entry: { number: 6, takesBack: [5] } }] });
    expect(match.snapshot.walked).toBe(0);
  });

  it.each<[string, (match: ToyMatch) => void, UndoStop, object]>([
    ['chance', (match) => act(match, 0, walk, roll), { why: 'chance', entry: 4 }, { code: 'match.undoChance' }],
    [
      'a reveal',
      (match) => act(match, 0, walk, show),
      { why: 'reveal', entry: 4, rule: 'T-3' },
      { code: 'match.undoReveal', rule: 'T-3' },
    ],
  ])('stops at %s for every seat', (_, deed, stop, rejection) => {
    const match = inTurn();
    deed(match);
    expectUntouched(match, () => {
      expect(match.undoable(0)).toEqual({ entries: [], stop });
      expect(match.undo(0)).toEqual({ ok: false, rejection, at: 0 });
      expect(match.undoable(1)).toEqual({ entries: [], stop: others(stop) });
      expect(match.undo(1).ok).toBe(false);
    });
  });

  it("stops at another seat's required answer", () => {
    const match = inTurn();
    act(match, 0, walk, tease(1));
    expect(numbers(match, 0)).toEqual([4, 3]);
    act(match, 1, shrug);
    expect(match.undoable(0)).toEqual({ entries: [], stop: { why: 'other', entry: 5 } });
    expectRefused(match.undo(0), 'match.undoOther');
    act(match, 0, walk);
    expect(match.undoable(0)).toEqual({ entries: [6], stop: { why: 'other', entry: 5 } });
    expectRefused(match.undo(0, 2), 'match.undoOther');
    expect(match.undo(0).ok).toBe(true);
    // Now it is the last again, and its own seat may take it back; then the first seat is free, too.
    expect(match.undo(1)).toMatchObject({ ok: true, steps: [{ entry: { takesBack: [5] } }] });
    expect(match.undo(0, 2)).toMatchObject({ ok: true, steps: [{ entry: { takesBack: [4, 3] } }] });
    expect(match.snapshot).toEqual(inTurn().snapshot);
  });

  it('has nothing to take back at the start, or for a seat that did nothing', () => {
    const match = newMatch();
    expect(match.undoable(0)).toEqual({ entries: [], stop: { why: 'start' } });
    expectRefused(match.undo(0), 'match.nothingToUndo');
    act(match, 0, stake(1));
    expectRefused(match.undo(2), 'match.undoOther');
    expectRefused(match.undo(1), 'match.undoOther');
    expectRefused(match.undo(0, 2), 'match.nothingToUndo');
    expect(match.undo(0).ok).toBe(true);
  });

  it.each([0, -1, -2, 0.5, Number.NaN])('of %d entries is refused', (count) => {
    const match = inTurn();
    act(match, 0, walk, walk, walk);
    expectUntouched(match, () => {
      expect(match.undo(0, count).ok).toBe(false);
    });
  });

  it('is refused when the match is over, and nothing is offered then', () => {
    const match = inTurn({ options: { rounds: 1, track: [0] } });
    const game: Toy = {
      ...toy,
      outcome: (state) => (state.walked > 0 ? { rank: [1, 2], score: [1, 0], reason: 'walked' } : undefined),
    };
    const walked = inTurn({ game });
    act(walked, 0, walk);
    expectRefused(walked.undo(0), 'match.over');
    expect(numbers(walked, 0)).toEqual([]);
    act(match, 0, roll);
    expectRefused(match.undo(0), 'match.over');
  });

  it("keeps other seats' optional answers in between", () => {
    const match = inTurn();
    act(match, 0, walk);
    match.answer(1, BET_ID, bet(1));
    act(match, 0, walk);
    match.answer(1, BET_ID, bet(0));
    expect(match.undo(0, 2)).toMatchObject({ ok: true, steps: [{ entry: { takesBack: [5, 3] } }] });
    expect(match.snapshot).toMatchObject({ walked: 0, bets: [-1, 0] });
    act(match, 0, walk);
    expect(match.undo(0).ok).toBe(true);
    expect(match.snapshot).toMatchObject({ walked: 0, bets: [-1, 0] });
  });

  it('leaves what a standing question has set, which can be set again', () => {
    const match = inTurn();
    expectRefused(match.undo(0), 'match.undoReveal');
    match.answer(0, BET_ID, bet(1));
    expectRefused(match.undo(0), 'match.undoStanding');
    act(match, 0, walk);
    match.answer(0, BET_ID, bet(0));
    expect(numbers(match, 0)).toEqual([4]);
    expect(match.undo(0)).toMatchObject({ ok: true, steps: [{ entry: { takesBack: [4] } }] });
    expect(match.snapshot).toMatchObject({ walked: 0, bets: [0, -1] });
  });

  it('is refused if an optional answer in between could not have been given without it', () => {
    const game: Toy = {
      ...toy,
      check: (state, decision, action) =>
        action.type === 'bet' && state.walked === 0 ? { code: 'notYet' } : toy.check(state, decision, action),
    };
    const match = inTurn({ game });
    act(match, 0, walk);
    match.answer(1, BET_ID, bet(1));
    expectUntouched(match, () => {
      expectRefused(match.undo(0), 'match.undoOther');
    });
  });

  it.each<[string, Toy['apply']]>([
    [
      'draw chance',
      (state, decision, action, cx) => {
        if (action.type === 'bet' && state.walked === 0) cx.chance.int(6);
        toy.apply(state, decision, action, cx);
      },
    ],
    [
      'reveal something',
      (state, decision, action, cx) => {
        if (action.type === 'bet' && state.walked === 0) cx.reveal('T-5');
        toy.apply(state, decision, action, cx);
      },
    ],
  ])('is refused if an optional answer in between would %s without it', (_, apply) => {
    const match = inTurn({ game: { ...toy, apply } });
    act(match, 0, walk);
    match.answer(1, BET_ID, bet(1));
    expectUntouched(match, () => {
      expectRefused(match.undo(0), 'match.undoOther');
    });
  });

  it('asks reopened questions under new ids, so that a late answer hits nothing', () => {
    const match = inTurn();
    act(match, 0, walk);
    const first = asked(match, 0);
    act(match, 0, walk);
    const second = asked(match, 0);
    match.undo(0);
    expect(asked(match, 0)).toBeGreaterThan(second);
    for (const late of [first, second]) expectRefused(match.answer(0, late, roll), 'match.stale');
  });

  it('leaves the questions of others alone, so that their late answers still count', () => {
    const match = newMatch({ seats: 3 });
    const waiting = asked(match, 2);
    act(match, 0, stake(1));
    act(match, 1, stake(1));
    match.undo(1);
    expect(asked(match, 2)).toBe(waiting);
    expect(match.answer(2, waiting, stake(0)).ok).toBe(true);
    expect(match.answer(2, BET_ID, bet(0)).ok).toBe(true);
  });

  it('withdraws a question that the undone entry had asked', () => {
    const match = inTurn();
    act(match, 0, tease(1));
    const teased = asked(match, 1);
    match.undo(0);
    act(match, 0, tease(1));
    expect(asked(match, 1)).toBeGreaterThan(teased);
    expectRefused(match.answer(1, teased, shrug), 'match.stale');
  });

  it('never gives a seat the same id twice, whatever is taken back', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = newMatch({ seats: 3 });
      const open = new Map<string, string>();
      const closed = new Set<string>();
      playOn(match, seed, () => {
        const keys = new Map(
          match.pending().map((decision) => [`${decision.seat}:${decision.id}`, JSON.stringify(decision)]),
        );
        for (const key of open.keys()) if (!keys.has(key)) closed.add(key);
        open.clear();
        for (const [key, decision] of keys) {
          expect(closed.has(key)).toBe(false);
          open.set(key, decision);
        }
      });
    }
  });
});

describe('what is revealed to some seats only', () => {
  /** Seat 1 sees every walk. */
  const game: Toy = {
    ...toy,
    apply(state, decision, action, cx) {
      toy.apply(state, decision, action, cx);
      if (action.type === 'walk') cx.reveal('T-7', [1]);
    },
  };

  it('is told in the step', () => {
    const match = inTurn({ game });
    const result = match.answer(0, asked(match, 0), walk);
    expect(result).toMatchObject({ ok: true, steps: [{ reveals: [{ rule: 'T-7', to: [1] }] }] });
  });

  it('goes unnoticed by the acting seat: neither its batch nor its undo gives it away', () => {
    const match = inTurn({ game });
    expect(match.batch(0, asked(match, 0), [walk, walk])).toMatchObject({ ok: true, left: [] });
    expect(match.undoable(0)).toEqual({ entries: [4, 3], stop: { why: 'reveal', entry: 2, rule: 'T-2' } });
    expect(match.undo(0, 2).ok).toBe(true);
  });

  it('stops the undo of the seat that learned it', () => {
    const match = inTurn({ game });
    act(match, 0, walk);
    expect(match.undoable(1)).toEqual({ entries: [], stop: { why: 'reveal', entry: 3, rule: 'T-7' } });
    expect(match.undo(1)).toEqual({ ok: false, rejection: { code: 'match.undoReveal', rule: 'T-7' }, at: 0 });
  });

  it('lets a batch go on if it is no reason to stop, but still stops undo', () => {
    const quiet: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'walk') cx.reveal('T-7', [0], 'goes on');
      },
    };
    const match = inTurn({ game: quiet });
    expect(match.batch(0, asked(match, 0), [walk, walk])).toMatchObject({ ok: true, left: [] });
    expect(match.undo(0)).toMatchObject({ ok: false, rejection: { code: 'match.undoReveal', rule: 'T-7' } });
    // What was shown before a refusal stays shown: the batch ends there.
    const again = inTurn({ game: quiet });
    expect(again.batch(0, asked(again, 0), [run, walk, run, walk])).toMatchObject({ ok: true, left: [run, walk] });
    expect(again.number).toBe(4);
  });

  it('may be told to spectators, and stops nobody else', () => {
    const shown: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'walk') cx.reveal('T-7', ['spectator']);
      },
    };
    const match = inTurn({ game: shown });
    expect(match.batch(0, asked(match, 0), [walk, walk])).toMatchObject({ ok: true, left: [] });
    expect(match.undo(0, 2).ok).toBe(true);
  });

  it('keeps what follows a quiet reveal to everyone within reach of undo', () => {
    const quiet: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'walk' && action.steps === 2) cx.reveal('T-7', undefined, 'goes on');
      },
    };
    const match = inTurn({ game: quiet });
    expect(match.batch(0, asked(match, 0), [walk, run, walk])).toMatchObject({ ok: true, left: [] });
    expect(match.undoable(0)).toEqual({ entries: [5], stop: { why: 'reveal', entry: 4, rule: 'T-7' } });
  });

  it('ends the batch of the seat that learned it', () => {
    const own: Toy = {
      ...toy,
      apply(state, decision, action, cx) {
        toy.apply(state, decision, action, cx);
        if (action.type === 'walk') cx.reveal('T-7', [0]);
      },
    };
    const match = inTurn({ game: own });
    expect(match.batch(0, asked(match, 0), [walk, walk])).toMatchObject({ ok: true, left: [walk] });
    expect(match.undo(0)).toMatchObject({ ok: false, rejection: { code: 'match.undoReveal', rule: 'T-7' } });
  });
});

describe('what observers see', () => {
  it('is the view of the game', () => {
    const match = inTurn();
    for (const observer of [0, 1, 'spectator'] as const) {
      expect(match.view(observer)).toEqual(toy.view(match.snapshot, observer));
    }
  });

  it('is their own questions with ids, those of others without, and no hidden ones of others', () => {
    const match = newMatch();
    const stakes = (id: number, seat: number) => ({ id, seat, kind: 'stake', sealed: true });
    const own = { id: 1, seat: 1, kind: 'bet', optional: true, hidden: true, sealed: true };
    expect(match.pendingFor(1)).toEqual([own, stakes(0, 0), stakes(2, 1)]);
    expect(match.pendingFor('spectator')).toEqual([stakes(0, 0), stakes(0, 1)]);
    expect(match.pending()).toHaveLength(4);
  });

  it('includes a hidden question of others if they are told of it', () => {
    const game: Toy = {
      ...toy,
      pending: (state) => toy.pending(state).map((open) => (open.seat === 2 ? { ...open, knownTo: [1] } : open)),
    };
    const match = newMatch({ game, seats: 3 });
    const bets = (observer: 0 | 1 | 2 | 'spectator') =>
      match.pendingFor(observer).flatMap(({ kind, seat, id }) => (kind === 'bet' ? [[seat, id]] : []));
    expect(bets(0)).toEqual([[0, 1]]);
    expect(bets(1)).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(bets(2)).toEqual([[2, 1]]);
    expect(bets('spectator')).toEqual([]);
  });

  it('says who shares a sealed answer only to those seats', () => {
    const shared: Question = { id: 7, seat: 2, kind: 'stake', sealed: true, knownTo: [1] };
    const sealed = { id: 0, seat: 2, kind: 'stake', sealed: true };
    expect(pendingFor([shared], 2)).toEqual([shared]);
    expect(pendingFor([shared], 1)).toEqual([{ ...sealed, knownTo: [1] }]);
    expect(pendingFor([shared], 0)).toEqual([sealed]);
    expect(pendingFor([shared], 'spectator')).toEqual([sealed]);
  });

  it('says to nobody who else knows of a hidden question', () => {
    const shared: Question = { id: 7, seat: 2, kind: 'stake', hidden: true, knownTo: [0, 1] };
    const hidden = { id: 0, seat: 2, kind: 'stake', hidden: true };
    expect(pendingFor([shared], 2)).toEqual([{ ...hidden, id: 7 }]);
    expect(pendingFor([shared], 1)).toEqual([{ ...hidden, knownTo: [1] }]);
    expect(pendingFor(pendingFor([shared], 0), 0)).toEqual([{ ...hidden, knownTo: [0] }]);
    expect(pendingFor([shared], 'spectator')).toEqual([]);
  });

  it.each<[string, Partial<Decision>, readonly boolean[]]>([
    ['an open question', {}, [true, true, true, true]],
    ['a sealed one', { sealed: true }, [true, false, false, false]],
    ['a hidden one', { hidden: true }, [true, false, false, false]],
    ['a sealed one of a side', { sealed: true, knownTo: [2] }, [true, false, true, false]],
    ['a hidden one of a side', { hidden: true, knownTo: [2] }, [true, false, true, false]],
  ])('tells the answer to %s only to observers who may know it', (_, marks, known) => {
    const decision: Decision = { seat: 0, kind: 'stake', ...marks };
    expect(([0, 1, 2, 'spectator'] as const).map((observer) => isAnswerKnown(decision, observer))).toEqual(known);
  });

  it('keeps what a question is about', () => {
    const match = inTurn();
    act(match, 0, tease(1));
    expect(match.pendingFor('spectator')).toEqual([{ id: 0, seat: 1, kind: 'reaction', subject: 0 }]);
  });
});

describe('a snapshot', () => {
  it('is a copy: changing it does not change the match', () => {
    const match = inTurn();
    const before = JSON.stringify(match.snapshot);
    const snapshot = match.snapshot;
    snapshot.points.fill(99);
    snapshot.phase = 'over';
    expect(JSON.stringify(match.snapshot)).toBe(before);
    expect(match.outcome).toBeUndefined();
  });

  it('stays as it was when the match goes on', () => {
    const match = inTurn();
    const snapshot = match.snapshot;
    const before = JSON.stringify(snapshot);
    act(match, 0, walk, roll);
    expect(JSON.stringify(snapshot)).toBe(before);
  });
});

describe('refusals of the match itself', () => {
  it("have words, and a game's own have none here", () => {
    for (const code of Object.keys(MATCH_REFUSALS)) expect(matchRefusalText({ code })).toMatch(/^[A-Z].*\.$/);
    expect(matchRefusalText({ code: 'tooFar' })).toBeUndefined();
    expect(matchRefusalText({ code: 'toString' })).toBeUndefined();
  });
});
