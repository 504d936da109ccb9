import { type Observer, type Rejection, render, type Words } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { game, text, tieBreak } from '../src/index.ts';
import { question } from '../src/testing.ts';
import type { Action, Event, ScoreSheet, Seen, State } from '../src/types.ts';
import {
  albumNamed,
  BEST,
  collection,
  EAGLE,
  FOR_ME,
  KEEP,
  LEFT,
  move,
  photo,
  RIGHT,
  TAKE_BACK,
  TIGER,
  TOP,
  tableOf,
  take,
} from './rules/table.ts';

const [FIRST = '', SECOND = ''] = CARDS.map(({ name }) => name);

function said(words: Words, observer: Observer = 0): string {
  return render(words, { observer });
}

function action(given: Action, state: State = tableOf()): string {
  return said(text.action(given, game.view(state, 0)));
}

function event(given: Event, observer: Observer = 0): string {
  return said(text.event(given, game.view(tableOf(3), observer)), observer);
}

describe('answers', () => {
  it('place a card, turned and called', () => {
    expect(action(photo(0))).toBe(`Place ${FIRST}`);
    expect(action(photo(0, { turned: true }))).toBe(`Place ${FIRST} upside down`);
    expect(action(photo(1, { called: true }))).toBe(`Call a perfect shot and place ${SECOND}`);
  });

  it('take an album, with what it asks for', () => {
    expect(action(take('Twins'))).toBe('Take the album Twins (2 slots, 1 bonus point if all of one species)');
    expect(action(take('Grand Tour'))).toBe('Take the album Grand Tour (4 slots, 1 bonus point if all different)');
    expect(action(take('White Coats'))).toBe(
      'Take the album White Coats (2 slots, 2 bonus points for polar bears only)',
    );
    expect(action(take('Thin Air'))).toBe('Take the album Thin Air (3 slots, 2 bonus points if all from the mountain)');
    expect(action(TOP)).toBe('Take the top album of the deck, unseen');
  });

  it('move tiles', () => {
    expect(action(move(EAGLE, undefined, 'Twins'))).toBe('Put an eagle on Twins');
    expect(action(move(LEFT, 'Twins', 'Proof'))).toBe('Move a left yeti half from Twins to Proof');
    expect(action(move(RIGHT, 'Proof', undefined))).toBe('Take a right yeti half off Proof');
  });

  it('say what an arrangement is worth', () => {
    const state = collection(['Twins'], [TIGER, TIGER]);
    state.layouts[0] = [[TIGER]];
    expect(action(FOR_ME, state)).toBe('Arrange for me (3 points)');
    expect(action(BEST, state)).toBe('Confirm the best arrangement (3 points)');
    expect(action(KEEP, state)).toBe('Keep your own arrangement (1 point)');
    expect(action(TAKE_BACK, state)).toBe('Take your confirmation back');
  });
});

describe('questions', () => {
  it('are put to you, and reported to others', () => {
    const state = tableOf();
    const asked = (observer: Observer) =>
      said(text.decision(question(state, 'turn'), game.view(state, observer)), observer);
    expect(asked(0)).toBe('Place a card, or take an album?');
    expect(asked(1)).toBe('Player 1 places a card or takes an album.');
  });

  it('stay open while you may arrange, and at the end', () => {
    const state = tableOf(2, { phase: 'confirm', confirmed: ['best', 'none'] });
    const asked = (kind: 'arrange' | 'confirm' | 'confirmed', observer: Observer) =>
      said(text.decision(question(state, kind), game.view(state, observer)), observer);
    expect(asked('confirm', 1)).toBe('Arrange your albums for the last time, then confirm.');
    expect(asked('confirm', 0)).toBe('Player 2 arranges albums and confirms.');
    expect(asked('confirmed', 0)).toBe('You have confirmed. You can take it back until everyone has.');
    expect(asked('confirmed', 1)).toBe('Player 1 has confirmed.');
    expect(asked('arrange', 1)).toBe('You can arrange your albums at any time.');
    expect(asked('arrange', 'spectator')).toBe('Player 2 can arrange albums.');
  });
});

const SEEN: Seen = { layer: 0, animal: 0, species: 'eagle', percent: 34, whole: false };

describe('events', () => {
  it.each<[Event, string, string]>([
    [{ type: 'first', seat: 0 }, 'You start.', 'Player 1 starts.'],
    [{ type: 'turn', seat: 0, round: 3, last: false }, 'Round 3: your turn.', "Round 3: Player 1's turn."],
    [{ type: 'turn', seat: 0, round: 9, last: true }, 'Your last turn.', "Player 1's last turn."],
    [
      { type: 'token', seat: 0, hit: true },
      'A perfect shot: 2 points for you.',
      'A perfect shot: 2 points for Player 1.',
    ],
    [
      { type: 'token', seat: 0, hit: false },
      'No whole animal: your call scores nothing.',
      "No whole animal: Player 1's call scores nothing.",
    ],
    [
      { type: 'yeti', seat: 0, photo: LEFT },
      'You turn over a yeti tile: a left half.',
      'Player 1 turns over a yeti tile: a left half.',
    ],
    [
      { type: 'album', seat: 0, album: albumNamed('Odd Couple'), from: 'deck' },
      'You take the top album of the deck: Odd Couple (2 slots, 1 bonus point if all different).',
      'Player 1 takes the top album of the deck: Odd Couple (2 slots, 1 bonus point if all different).',
    ],
    [
      { type: 'passed', seat: 0 },
      'You have no card to place and no album to take, so the turn is skipped.',
      'Player 1 has no card to place and no album to take, so the turn is skipped.',
    ],
    [{ type: 'confirmed', seat: 0 }, 'You have confirmed.', 'Player 1 has confirmed.'],
    [{ type: 'tookBack', seat: 0 }, 'You take back your confirmation.', 'Player 1 takes back their confirmation.'],
  ])('%o', (told, mine, theirs) => {
    expect(event(told, 0)).toBe(mine);
    expect(event(told, 1)).toBe(theirs);
    expect(event(told, 'spectator')).toBe(theirs);
  });

  it('of a photo say what shows, and how much of it', () => {
    const shot = { type: 'photo', seat: 0, card: 0, turned: false, called: false, seen: [], glimpses: [] } as const;
    expect(event(shot)).toBe(`You place ${FIRST}. No animal shows.`);
    const whole: Seen = { ...SEEN, species: 'polar-bear', percent: 100, whole: true };
    expect(
      event({ ...shot, turned: true, called: true, seen: [whole, SEEN], glimpses: [{ ...SEEN, percent: 0 }] }, 1),
    ).toBe(
      `Player 1 calls a perfect shot and places ${FIRST} upside down. It shows a whole polar bear and an eagle (34%). Only a glimpse of an eagle: no tile.`,
    );
  });

  it('of tiles count them, and say what has run out', () => {
    expect(event({ type: 'tiles', seat: 0, photos: [TIGER, EAGLE, TIGER], missed: [] })).toBe(
      'You take an eagle and 2 tigers.',
    );
    expect(event({ type: 'tiles', seat: 1, photos: [EAGLE], missed: ['yeti', 'ibex', 'yeti'] })).toBe(
      'Player 2 takes an eagle. Yeti and ibex tiles are all taken.',
    );
  });

  it('of cards name them only to their player', () => {
    expect(event({ type: 'dealt', seat: 0, cards: [0, 1] })).toBe(`You are dealt ${FIRST} and ${SECOND}.`);
    expect(event({ type: 'drew', seat: 0, card: 1, deck: 4 })).toBe(`You draw ${SECOND}.`);
    expect(event({ type: 'drew', seat: 1, deck: 4 })).toBe('Player 2 draws a card.');
  });

  it('of arranging', () => {
    const album = albumNamed('Twins');
    expect(event({ type: 'arranged', seat: 0, photo: EAGLE, from: -1, to: album })).toBe('You put an eagle on Twins.');
    expect(event({ type: 'arranged', seat: 0, photo: EAGLE, from: album, to: -1 })).toBe(
      'You take an eagle off Twins.',
    );
  });
});

const SHEET: ScoreSheet = { bonuses: [2, 0, 2], placed: 8, loose: 2, hits: 1, yetis: 0, yetiTiles: 1, total: 14 };

describe('the end', () => {
  const end = (sheets: readonly ScoreSheet[], observer: Observer = 0) => event({ type: 'over', sheets }, observer);
  const zero: ScoreSheet = { bonuses: [], placed: 0, loose: 0, hits: 0, yetis: 0, yetiTiles: 0, total: 0 };

  it('says how each score is made up, and who wins', () => {
    expect(end([SHEET, zero])).toBe(
      'You score 14: 8 for tiles in albums, 4 for bonuses, 2 for perfect shots. Player 2 scores 0. You win.',
    );
  });

  it('says what broke a tie', () => {
    const behind = { ...SHEET, yetiTiles: 0 };
    expect(end([behind, SHEET])).toMatch(/Player 2 wins the tie: yeti tiles in albums, 1 to 0\.$/);
  });

  it('says who shares the victory', () => {
    expect(end([SHEET, SHEET, zero], 1)).toMatch(/ Player 1 and you share the victory\.$/);
    expect(end([SHEET, SHEET, zero], 0)).toMatch(/ You and Player 2 share the victory\.$/);
  });

  it('names the tie-break of two seats', () => {
    const state = tableOf(2, { phase: 'over' });
    state.albums = [[albumNamed('Twins')], [albumNamed('Odd Couple')]];
    state.layouts = [[[LEFT]], [[TIGER]]];
    state.photos = [collection([], [LEFT]).photos[0] ?? [], collection([], [TIGER]).photos[0] ?? []];
    expect(tieBreak(game.view(state, 0), 0, 1)).toBe('yeti tiles in albums, 1 to 0');
  });
});

it.each<[Rejection, string]>([
  [{ code: 'notNow', params: { kind: 'turn' } }, 'It is your turn: place a card, or take an album.'],
  [{ code: 'notInHand', params: { card: 0 } }, `${FIRST} is not in your hand.`],
  [{ code: 'noCalls' }, 'You have already called two perfect shots.'],
  [{ code: 'notOpen', params: { album: 0 } }, 'Twins is not one of the open albums.'],
  [{ code: 'noAlbums' }, 'The album deck is empty.'],
  [{ code: 'notYourAlbum', params: { album: 0 } }, 'Twins is not your album.'],
  [{ code: 'noSuchTile', params: { photo: EAGLE, from: -1 } }, 'You have no loose eagle.'],
  [{ code: 'noSuchTile', params: { photo: LEFT, from: 0 } }, 'There is no left yeti half on Twins.'],
  [{ code: 'full', params: { album: 0 } }, 'Twins is full: take a tile off it first.'],
  [{ code: 'arranged' }, 'The game is already arranging your albums.'],
  [{ code: 'nothingToKeep' }, 'You have not arranged anything yourself, so there is nothing to keep.'],
])('refuses %o in words', (rejection, words) => {
  expect(said(text.rejection(rejection))).toBe(words);
});
