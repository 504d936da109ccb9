import { describe, expect, it } from 'vitest';
import { type Checkpoint, type Entry, Match, seededSource } from '../src/index.ts';
import { act, inTurn, newMatch, playOn, roll, type ToyMatch, walk } from './play.ts';
import { type Action, type State, toy } from './toy.ts';

/** Through JSON, as a host stores it. */
function kept<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function resume(match: ToyMatch, checkpoint: Checkpoint<State>, seed: number): ToyMatch {
  return new Match(
    toy,
    { id: match.id, seats: match.seats, options: match.options },
    seededSource(seed),
    kept(checkpoint),
  );
}

function redo(match: ToyMatch, entry: Entry<Action>): void {
  if (entry.kind === 'undo') expect(match.undo(entry.seat, entry.takesBack.length).ok).toBe(true);
  if (entry.kind === 'answer') expect(match.answer(entry.seat, entry.decision, entry.action).ok).toBe(true);
}

describe('a checkpoint', () => {
  it('exists only while nothing can be taken back', () => {
    const match = inTurn();
    expect(match.checkpoint?.number).toBe(match.number);
    act(match, 0, walk);
    expect(match.undoable(0).entries.length).toBe(1);
    expect(match.checkpoint).toBeUndefined();
    act(match, 0, roll);
    expect(match.checkpoint?.number).toBe(match.number);
  });

  it.each([1, 2, 3, 4, 5])('lets a match go on as if it had never stopped (seed %i)', (seed) => {
    const match = newMatch({ source: seededSource(seed) });
    const points: { readonly checkpoint: Checkpoint<State>; readonly from: number }[] = [];
    playOn(match, seed, () => {
      const { checkpoint } = match;
      if (checkpoint !== undefined) points.push({ checkpoint, from: match.number + 1 });
    });
    expect(points.length).toBeGreaterThan(2);
    for (const { checkpoint, from } of points) {
      const again = resume(match, checkpoint, seed);
      expect(again.number).toBe(from - 1);
      for (const entry of match.entries.slice(from)) redo(again, entry);
      expect(again.snapshot).toEqual(match.snapshot);
      expect(again.entries).toEqual(match.entries.slice(from));
      expect(again.number).toBe(match.number);
      expect(again.outcome).toEqual(match.outcome);
    }
  });

  it('still says why nothing before it can be taken back', () => {
    const match = inTurn({ source: seededSource(3) });
    act(match, 0, roll);
    const { checkpoint } = match;
    if (checkpoint === undefined) throw new Error('A roll can be taken back.');
    expect(resume(match, checkpoint, 3).undoable(0)).toEqual(match.undoable(0));
  });

  it('leaves a match without its own set-up entry', () => {
    const match = inTurn({ source: seededSource(3) });
    act(match, 0, roll);
    const { checkpoint } = match;
    if (checkpoint === undefined) throw new Error('A roll can be taken back.');
    expect(() => resume(match, checkpoint, 3).setupStep).toThrow('no set-up');
    expect(resume(match, checkpoint, 3).entries).toEqual([]);
  });
});
