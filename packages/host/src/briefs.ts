/** The last brief of each observer: a listener who follows gets what changed since then, and all listeners who follow get the same. */
import { changesOf, type Observer } from '@shutterbox/kernel';
import type { Brief } from '@shutterbox/protocol';

interface Told {
  readonly brief: Brief;
  readonly from: number;
  readonly follows: boolean;
}

interface Last {
  readonly number: number;
  readonly view: unknown;
  told: Told | undefined;
}

export class Briefs {
  private readonly last = new Map<Observer, Last>();

  clear(): void {
    this.last.clear();
  }

  /**
   * Everyone has heard: only the views are needed again. The rest would be copied with every collection of garbage. It is not in a map
   * of its own: an old map that is cleared leaves its old list behind, which keeps all that was in it until the next full collection.
   */
  settle(): void {
    for (const last of this.last.values()) last.told = undefined;
  }

  find(observer: Observer, from: number, number: number, follows: boolean): Brief | undefined {
    const told = this.last.get(observer)?.told;
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
    this.last.set(observer, { number, view, told: { brief, from, follows } });
    return brief;
  }
}

function sinceThen(facts: Brief, before: unknown, now: unknown): Brief {
  const changes = changesOf(before, now);
  return changes === undefined ? facts : Object.assign(facts, { changes });
}
