/** Checks what every board must provide, on whole random matches. A game's test calls it with its own words and rules. */
import {
  type Decision,
  defaultOptions,
  type GameDefinition,
  type GameText,
  legalActions,
  playOut,
  randomPolicy,
  render,
  SeededChance,
} from '@shutterbox/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { AT_REST, reduce } from './board/reduce.ts';
import { tableOf } from './board/table.ts';
import type { BoardSpec, Did, Upshot } from './board/types.ts';
import { type ActionGroup, type ActionItem, type GameUi, type OwnQuestion, openQuestions, type Room } from './room.ts';

/** As the table has it: a level of the list of actions is no longer. */
const MOST_ITEMS = 12;
const MATCHES = 8;
const FIRST_FEW = 8;

export interface Asked<S, V, A, E> {
  readonly room: Room<V, A, E>;
  readonly question: OwnQuestion<A>;
  readonly state: S;
}

interface BoardUnderTest<O, S, A, E, V> {
  readonly game: GameDefinition<O, S, A, E, V>;
  readonly text: GameText<A, E, V>;
  readonly ui: Required<Pick<GameUi<V, A, E>, 'prompt' | 'groups' | 'duration' | 'lessons' | 'ruleOf'>>;
  /** The text of RULES.md. */
  readonly rules: string;
  /** Every kind of question. */
  readonly kinds: readonly string[];
  /** Matches of all of these are played. */
  readonly options: readonly Partial<O>[];
  /** This many of each, if whole matches are long. */
  readonly matches?: number;
  /** The first few questions of each kind are kept, and then one in this many. */
  readonly oneIn?: number;
  /** Changes the table before the first question: to orders under which everything is asked. */
  readonly begin?: (state: S) => void;
}

/** Gives the questions that were asked in these matches, for the game's own tests; there are none before they run. */
export function describeBoard<O, S, A, E, V>(board: BoardUnderTest<O, S, A, E, V>): readonly Asked<S, V, A, E>[] {
  const { game, ui, rules, kinds } = board;
  const all: Asked<S, V, A, E>[] = [];
  const events = new Map<string, E>();
  beforeAll(() => playMany(board, all, events));

  describe('every question of many matches', () => {
    it('is of every kind', () => {
      expect(new Set(all.map(({ question }) => question.kind))).toEqual(new Set(kinds));
    });

    it('is put in a title and a line', () => {
      const bad = all.flatMap(({ room, question }) => {
        const { eyebrow = '', title, hint } = ui.prompt(room, question);
        const line = typeof hint === 'string' ? hint : hint === undefined ? '' : 'more than words';
        const words = [eyebrow, title, line];
        return words.includes('') || /undefined|NaN|null/.test(words.join(' ')) ? [words] : [];
      });
      expect(bad).toEqual([]);
    });

    it('has all its answers in the list in words, at most a dozen a level', () => {
      const bad = all.flatMap(({ room, question }) => {
        const groups = ui.groups(question, room.view);
        const levels = [{ label: 'All moves', items: groups }, ...groups.flatMap(levelsIn)];
        const listed = levels.flatMap(({ items }) => items.filter((item) => !('items' in item)));
        const once = new Set<ActionItem<A>>(listed);
        const whole = listed.length === question.legal.length && question.legal.every((legal) => once.has(legal));
        const fits = levels.every(({ label, items }) => items.length <= MOST_ITEMS && label !== '');
        return fits && whole ? [] : [groups];
      });
      expect(bad).toEqual([]);
    });
  });

  describe(`the rules that the board of ${game.id} names`, () => {
    const named = (rule: string | undefined): boolean => rules.includes(`**${rule}** `);

    it.each(['aim', ...kinds])('stand in RULES.md for the lesson of "%s"', (kind) => {
      expect(named(ui.lessons[kind]?.rule)).toBe(true);
    });

    it('stand in RULES.md for every event, each of which has a duration', () => {
      const bad = [...events].filter(([, event]) => !named(ui.ruleOf(event)) || !(ui.duration(event) >= 0));
      expect(bad).toEqual([]);
      expect(events.size).toBeGreaterThan(0);
    });
  });
  return all;
}

function levelsIn<A>(item: ActionItem<A>): readonly ActionGroup<A>[] {
  return 'items' in item ? [item, ...item.items.flatMap(levelsIn)] : [];
}

function playMany<O, S, A, E, V>(
  { game, text, options, matches = MATCHES, oneIn = 1, begin = () => {} }: BoardUnderTest<O, S, A, E, V>,
  all: Asked<S, V, A, E>[],
  events: Map<string, E>,
): void {
  const met = new Map<string, number>();
  for (const [variant, some] of options.entries()) {
    for (let match = 0; match < matches; match++) {
      const chance = new SeededChance(1 + match * options.length + variant);
      const anything = randomPolicy<S, A>(chance);
      const chosen = { ...defaultOptions(game.options), ...some };
      const { counts } = game.seats(chosen);
      const emit = (event: E): void => void events.set(typeOf(event), event);
      const cx = { chance, reveal: () => {}, emit };
      const state = game.setup(counts[match % counts.length] as number, chosen, cx);
      begin(state);
      playOut(game, state, cx, (now, decision, legal) => {
        const count = met.get(decision.kind) ?? 0;
        met.set(decision.kind, count + 1);
        if (count < FIRST_FEW || count % oneIn === 0) all.push(asked({ game, text }, now, decision));
        return anything(now, decision, legal);
      });
    }
  }
}

/** The question as the player sees it who is asked. */
export function asked<O, S, A, E, V>(
  { game, text }: Pick<BoardUnderTest<O, S, A, E, V>, 'game' | 'text'>,
  state: S,
  decision: Decision,
): Asked<S, V, A, E> {
  // The match goes on while its questions are kept.
  const then = game.clone(state);
  const view = game.view(then, decision.seat);
  const reader = { observer: decision.seat };
  const legal = legalActions(game, then, decision).map((action) => ({
    action,
    words: render(text.action(action, view), reader),
  }));
  const question = { ...decision, id: 1, words: render(text.decision(decision, view), reader), legal };
  const room: Room<V, A, E> = {
    observer: decision.seat,
    number: 0,
    view,
    settled: view,
    sitters: [],
    question,
    others: [],
    standing: [],
    pending: [],
    left: undefined,
    playing: undefined,
    outcome: undefined,
    isBusy: () => false,
    act: () => {},
    why: (_, action) => {
      const rejection = game.check(then, decision, action);
      return rejection && { sentence: text.rejection(rejection) };
    },
    steps: [],
    redo: () => {},
    openRule: () => {},
  };
  return { room, question, state: then };
}

const NO_GROUND = { places: () => [], boxes: () => new Map(), boxBefore: () => undefined };

/** What comes of it when someone does these things at the board, one after the other: no page is needed for that. */
export function doneAt<V, A, E>(room: Room<V, A, E>, spec: BoardSpec<V, A>, ...dids: readonly Did[]): Upshot<A> {
  const offers = openQuestions(room).flatMap((question) => spec.offers(question, room.view, room.steps));
  const table = tableOf(room, spec, offers, NO_GROUND);
  let upshot: Upshot<A> = { state: AT_REST };
  for (const did of dids) upshot = reduce(upshot.state, did, table);
  return upshot;
}

function typeOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '';
}
