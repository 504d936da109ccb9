/** Plays whole random matches and checks how the board handles each question. */
import { legalActions } from '@shutterbox/kernel';
import { asked, describeBoard } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import RULES from '../../RULES.md?raw';
import { game, text } from '../../src/index.ts';
import { question } from '../../src/testing.ts';
import type { Card, View } from '../../src/types.ts';
import { duration } from '../../src/ui/durations.ts';
import { groups } from '../../src/ui/groups.ts';
import { LESSONS } from '../../src/ui/lessons.ts';
import { prompt } from '../../src/ui/prompt.ts';
import { ruleOf } from '../../src/ui/rule-of.ts';
import { specOf } from '../../src/ui/spec.ts';

const all = describeBoard({
  game,
  text,
  ui: { prompt, groups, duration, lessons: LESSONS, ruleOf },
  rules: RULES,
  kinds: ['turn', 'confirm'],
  options: [{}],
});

const NO_CARDS: ReadonlySet<Card> = new Set();
const AS_PRINTED = specOf({ turned: NO_CARDS, called: false });

const NAMED = /undefined|NaN|no card/;

describe('every turn', () => {
  const turns = () => all.filter((each) => each.question.kind === 'turn');

  it('offers each card, to be marked or carried, as it is turned and called now, and each album', () => {
    const bad = turns().flatMap(({ room: { view }, question: turn }) => {
      const called = specOf({ turned: new Set(view.hand), called: true });
      const first = AS_PRINTED.offers(turn, view).flatMap(({ actions }) => actions);
      const second = called.offers(turn, view).flatMap(({ actions }) => actions);
      const albums = view.albumRow.length + (view.albumDeck.length > 0 ? 1 : 0);
      const left = turn.legal.some(({ action }) => action.type === 'photo' && action.called);
      const fine =
        first.length === 2 * view.hand.length + albums &&
        first.every((action) => action.type !== 'photo' || (!action.turned && !action.called)) &&
        second.every((action) => action.type !== 'photo' || (action.turned && action.called === left));
      return fine ? [] : [first];
    });
    expect(turns().length).toBeGreaterThan(100);
    expect(bad).toEqual([]);
  });

  it('keeps the key of a card that is turned, so that it stays chosen', () => {
    for (const { room, question: turn } of turns().slice(0, 20)) {
      const turned = specOf({ turned: new Set(room.view.hand), called: true });
      const keys = (spec: typeof turned) => spec.offers(turn, room.view).map(({ key }) => key);
      expect(keys(turned)).toEqual(keys(AS_PRINTED));
      expect(new Set(keys(turned)).size).toBe(keys(turned).length);
    }
  });

  it('PS-2.3: offers the same on any other stack', () => {
    for (const { room, question: turn } of turns().slice(-40)) {
      const other = { ...room.view, rack: room.view.rack.toReversed() };
      const told = (view: View) => AS_PRINTED.offers(turn, view).map(({ key, words, at }) => [key, words, at]);
      expect(told(other)).toEqual(told(room.view));
      expect(prompt({ view: other }, turn)).toEqual(prompt(room, turn));
    }
  });
});

describe('arranging', () => {
  const standing = () =>
    all.flatMap(({ state }) =>
      state.albums.flatMap((_, seat) =>
        state.confirmed[seat] === 'none' ? [asked({ game, text }, state, question(state, 'arrange', seat))] : [],
      ),
    );

  it('offers every legal move for a tile that can be picked up, and names every place', () => {
    let moves = 0;
    const bad = standing().flatMap(({ room: { view }, question: arrange }) => {
      const offers = AS_PRINTED.offers(arrange, view);
      const wanted = new Set(
        arrange.legal.filter(({ action }) => action.type === 'arrange').map(({ action }) => JSON.stringify(action)),
      );
      const made = new Set(offers.map(({ actions: [action] }) => JSON.stringify(action)));
      moves += made.size;
      const words = offers.flatMap(({ at, hand = '' }) => [
        ...at.map((place) => AS_PRINTED.name(place, view)),
        AS_PRINTED.held(hand, view),
      ]);
      const places = offers.every(({ at, hand }) => at.length > 0 && hand !== undefined);
      const keys = new Set(offers.map(({ key }) => key));
      const fine = keys.size === offers.length && places && !words.some((each) => NAMED.test(each));
      return fine && made.size === wanted.size && [...made].every((each) => wanted.has(each)) ? [] : [words];
    });
    expect(moves).toBeGreaterThan(1000);
    expect(bad).toEqual([]);
  });

  it('lists its moves in words, at most a dozen items per level', () => {
    const long = standing().flatMap(({ question: arrange }) => {
      const levels: (readonly unknown[])[] = [];
      let listed = 0;
      const walk = (items: ReturnType<typeof groups>): void => {
        levels.push(items);
        for (const item of items) {
          if ('items' in item) walk(item.items);
          else listed += 1;
        }
      };
      walk(groups(arrange));
      return levels.every(({ length }) => length <= 12) && listed === arrange.legal.length ? [] : [levels];
    });
    expect(long).toEqual([]);
  });

  it('says why a tile cannot go where it was meant to', () => {
    const reasons = new Set<string>();
    for (const { room, question: arrange } of standing()) {
      const { view } = room;
      const [offer] = AS_PRINTED.offers(arrange, view);
      for (const album of view.albums[arrange.seat] ?? []) {
        const meant = AS_PRINTED.meant(arrange, `slot ${album} 0`, offer?.hand, view);
        const reason = meant && ('reason' in meant ? meant.reason : room.why(arrange, meant.action));
        if (reason !== undefined) reasons.add(reason.sentence.replace(/^.* is full/, 'It is full'));
      }
    }
    expect(reasons).toContain('It is full: take a tile off it first.');
    expect(reasons).toContain('Pick up a tile first, then press a slot for it.');
  });

  it('refuses a press with an empty hand only if the tile cannot be picked up', () => {
    const reasons = new Set<string>();
    const bad = standing().flatMap(({ room: { view }, question: arrange }) =>
      (view.photos[arrange.seat] ?? []).flatMap((_, photo) => {
        const hand = `tile ${photo} -1 0`;
        const can = AS_PRINTED.offers(arrange, view).some((offer) => offer.hand === hand);
        const meant = AS_PRINTED.meant(arrange, `loose ${photo} 0`, undefined, view);
        if (meant !== undefined && 'reason' in meant) reasons.add(meant.reason.sentence);
        return can && meant !== undefined ? [hand] : [];
      }),
    );
    expect(bad).toEqual([]);
    expect(reasons).toContain('You have no album yet. Take one on your turn.');
  });
});

describe('an offer', () => {
  it('is always one of the legal actions', () => {
    const bad = all.flatMap(({ room, question: open, state }) => {
      const legal = legalActions(game, state, open).map((action) => JSON.stringify(action));
      return AS_PRINTED.offers(open, room.view).filter(({ actions }) =>
        actions.some((action) => !legal.includes(JSON.stringify(action))),
      );
    });
    expect(bad).toEqual([]);
  });
});
