/** Reads briefs: puts the view together, and says in words what happened and what is asked. */
import { worded } from '@shutterbox/host';
import { type Changes, type Observer, withChanges } from '@shutterbox/kernel';
import type { Brief, Update } from '@shutterbox/protocol';
import type { AnyText } from '../../games/bundle.ts';

export class Reading {
  /** The last view that was told to each observer. Every new line begins with a whole one. */
  private readonly views = new Map<Observer, unknown>();

  read({ changes, ...brief }: Brief, text: AnyText): Update {
    const { observer } = brief;
    const view = 'view' in brief ? brief.view : withChanges(this.views.get(observer), changes as Changes | undefined);
    this.views.set(observer, view);
    return worded(text, { ...brief, view });
  }
}
