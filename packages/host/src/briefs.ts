/** The last brief of each observer: a listener who follows gets what changed since then, and all listeners who follow get the same. */
import { changesOf, type Observer } from '@shutterbox/kernel';
import type { Brief } from '@shutterbox/protocol';

interface Last {
  readonly number: number;
  readonly view: unknown;
}

interface Told {
  readonly brief: Brief;
  readonly from: number;
  readonly follows: boolean;
}

export class Briefs {
  private readonly last = new Map<Observer, Last>();
  private readonly told = new Map<Observer, Told>();

  clear(): void {
    this.last.clear();
    this.told.clear();
  }

  /** Everyone has heard: only the views are needed again. The rest would be copied with every collection of garbage. */
  settle(): void {
    this.told.clear();
  }

  find(observer: Observer, from: number, number: number, follows: boolean): Brief | undefined {
    const told = this.told.get(observer);
    const isSame = told?.brief.number === number && told.from === from && told.follows === follows;
    return isSame ? told.brief : undefined;
  }

  /** Completes the facts themselves with the view, or with what changed in the view. */
  add(facts: Brief, view: unknown, from: number, follows: boolean): Brief {
    const { observer, number } = facts;
    const last = this.last.get(observer);
    const brief = follows && last?.number === from ? sinceThen(facts, last.view, view) : Object.assign(facts, { view });
    // A latecomer does not replace what the others get.
    if (last?.number === number) return brief;
    this.last.set(observer, { number, view });
    this.told.set(observer, { brief, from, follows });
    return brief;
  }
}

function sinceThen(facts: Brief, before: unknown, now: unknown): Brief {
  const changes = changesOf(before, now);
  return changes === undefined ? facts : Object.assign(facts, { changes });
}
