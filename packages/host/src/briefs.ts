/** The last brief of each observer: a listener who follows gets what changed since then, and all listeners who follow get the same. */
import { changesOf, type Observer } from '@shutterbox/kernel';
import type { Brief } from '@shutterbox/protocol';

interface Last {
  readonly brief: Brief;
  readonly from: number;
  readonly follows: boolean;
  readonly view: unknown;
}

export class Briefs {
  private readonly last = new Map<Observer, Last>();

  clear(): void {
    this.last.clear();
  }

  find(observer: Observer, from: number, number: number, follows: boolean): Brief | undefined {
    const last = this.last.get(observer);
    const isSame = last?.brief.number === number && last.from === from && last.follows === follows;
    return isSame ? last.brief : undefined;
  }

  /** Completes the facts themselves with the view, or with what changed in the view. */
  add(facts: Brief, view: unknown, from: number, follows: boolean): Brief {
    const last = this.last.get(facts.observer);
    const brief =
      follows && last?.brief.number === from ? sinceThen(facts, last.view, view) : Object.assign(facts, { view });
    // A latecomer does not replace what the others get.
    if (last?.brief.number !== facts.number) this.last.set(facts.observer, { brief, from, follows, view });
    return brief;
  }
}

function sinceThen(facts: Brief, before: unknown, now: unknown): Brief {
  const changes = changesOf(before, now);
  return changes === undefined ? facts : Object.assign(facts, { changes });
}
