/** Who is at which table, over all processes. */

/** For each person, in how many processes. */
export type Crowd = ReadonlyMap<string, number>;

const NOBODY: Crowd = new Map();

export class Crowds {
  private readonly tables = new Map<string, Map<string, number>>();

  at(match: string): Crowd {
    return this.tables.get(match) ?? NOBODY;
  }

  add(match: string, who: string): void {
    const crowd = this.tables.get(match) ?? new Map<string, number>();
    this.tables.set(match, crowd.set(who, (crowd.get(who) ?? 0) + 1));
  }

  remove(match: string, who: string): void {
    const crowd = this.tables.get(match);
    const left = (crowd?.get(who) ?? 0) - 1;
    if (left > 0) crowd?.set(who, left);
    else crowd?.delete(who);
    if (crowd?.size === 0) this.tables.delete(match);
  }
}
