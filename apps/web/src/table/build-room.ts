/** The room that a board is told of, made from all that the table knows. */
import type { Observer } from '@shutterbox/kernel';
import type { LegalInfo, Update } from '@shutterbox/protocol';
import { type OwnQuestion, type Sitter, withNames } from '@shutterbox/ui';
import type { AnyRoom, GameBundle } from '../games/bundle.ts';
import { momentOf } from './feed.ts';
import { isBusy, shownFeed, type TableModel } from './model.ts';
import { sittersOf } from './sitters.ts';
import { publicView, reasonAgainst } from './why.ts';

export interface RoomDeeds {
  act(question: OwnQuestion<unknown>, actions: readonly unknown[]): void;
  openRule(rule: string): void;
}

/** Undefined until there is something to see. */
export function buildRoom(model: TableModel, bundle: GameBundle, deeds: RoomDeeds): AnyRoom | undefined {
  const { table, moment, open, holds, playing } = model;
  const feed = shownFeed(model);
  const now = feed?.now;
  if (feed === undefined || now === undefined || table === undefined) return undefined;
  const sitters = sittersOf(table);
  const past = moment === undefined ? undefined : momentOf(feed, moment);
  const { pending, outcome } = past ?? now;
  const seen = (past ?? now).view;
  const isOpen = open && now.observer !== 'spectator';
  const view = isOpen && now.observer !== 'spectator' ? publicView(bundle.game, seen, now.observer) : seen;
  const questions = moment !== undefined || holds ? [] : questionsOf(now, model.optional, sitters);
  return {
    observer: isOpen ? 'spectator' : feed.observer,
    view,
    sitters,
    questions,
    pending: pending.map((each) => ({ ...each, words: withNames(each.words, sitters) })),
    busy: isBusy(model),
    playing: moment === undefined ? playing : undefined,
    outcome,
    act: (question, ...actions) => deeds.act(question, actions),
    why: (question, action) => {
      const reason = reasonAgainst(bundle, now.view, question, action);
      return reason && { ...reason, sentence: withNames(reason.sentence, sitters) };
    },
    openRule: deeds.openRule,
  };
}

function questionsOf(
  now: Update,
  optional: TableModel['optional'],
  sitters: readonly Sitter[],
): OwnQuestion<unknown>[] {
  const own = now.pending.filter(({ seat }) => isOwn(seat, now.observer));
  const legal = (seat: number, id: number): LegalInfo | undefined =>
    now.legal.find(({ decision }) => decision === id) ?? optional.get(`${seat}:${id}`);
  return own
    .map((asked) => ({
      ...asked,
      words: withNames(asked.words, sitters),
      legal: (legal(asked.seat, asked.id)?.actions ?? []).map(({ action, words }) => ({
        action,
        words: withNames(words, sitters),
      })),
    }))
    .sort((a, b) => Number(a.optional === true) - Number(b.optional === true));
}

function isOwn(seat: number, observer: Observer): boolean {
  return seat === observer;
}
