/**
 * The lesson: four first turns of Perfect Shot. The seed gives a first photo with three jungle animals and an open album that
 * asks for them, a card that shows more when it is turned, and a marmot that shows whole.
 */
import { AT_PRIMARY, atPlace, type Guide, type Pin } from '@shutterbox/ui/guide';
import { cardName } from '../text/words.ts';
import type { Action, Card, Options } from '../types.ts';
import { albumPlace, cardPlace } from './places.ts';

const LEANING_BERG: Card = 5;
const EDGE_OF_THE_PACK: Card = 9;
const SUNLIT_SHELF: Card = 8;
const MIRROR_LAKE: Card = 25;
const RAINY_SEASON = 20;

const AT_RACK: Pin = '.ps-rack';
const AT_SHUTTER: Pin = '.ps-shutter';
const AT_ALBUM: Pin = '.ps-mine .ps-cond';

function atTurn(card: Card): Pin {
  return `[aria-label="Turn ${cardName(card)}"]`;
}

function photo(card: Card, turned = false, called = false): Action {
  return { type: 'photo', card, turned, called };
}

export const guide: Guide<Options, Action> = {
  options: {},
  seats: 2,
  seed: 767,
  steps: [
    {
      kind: 'turn',
      title: 'See through the cards',
      text: 'Landscape cards lie in the rack {1}, one on top of the other, and their lenses are holes. Every animal that shows through the card you place gives you a photo tile. Tiles in albums score points, and the most points win.',
      now: '',
      pins: [AT_RACK],
      answers: [],
    },
    {
      kind: 'turn',
      title: 'Take a photo',
      text: 'Compare the lenses of a card with the animals in the rack {1}, by eye: you can’t try it first. Any part of an animal is enough for its tile, even 1% of it. Leaning Berg {2} looks good.',
      now: 'Choose Leaning Berg {2}, then press the large button {3}.',
      pins: [AT_RACK, atPlace(cardPlace(LEANING_BERG)), AT_PRIMARY],
      answers: [photo(LEANING_BERG)],
      bots: [photo(21, true)],
    },
    {
      kind: 'turn',
      title: 'Take an album',
      text: 'Six tiles! A tile scores 1 point, but only in an album. Rainy Season {1} has three slots, and a bonus if all three animals are from the jungle. You have a toucan, a tiger and an elephant: 3 points and a bonus of 2.',
      now: 'Press Rainy Season {1}, then the large button {2}.',
      pins: [atPlace(albumPlace(RAINY_SEASON)), AT_PRIMARY],
      answers: [{ type: 'album', album: RAINY_SEASON }],
      bots: [photo(18)],
    },
    {
      kind: 'turn',
      title: 'Every slot counts',
      text: 'The game has put your tiles into the album {1} for you, and moves them later wherever they score more. Any tile may go into any album and scores 1 there; only the bonus needs the right ones. When no landscape card is left to draw, the last turns begin, so take albums in time.',
      now: '',
      pins: [AT_ALBUM],
      answers: [],
    },
    {
      kind: 'turn',
      title: 'Look out for yetis',
      text: 'There is a yeti on Sunlit Shelf {1}. A yeti that shows gives you a left or a right half, by chance. Each half is a tile like any other; a left and a right half side by side in one album score 1 point more. If players are tied, more yeti tiles in albums win.',
      now: '',
      pins: [atPlace(cardPlace(SUNLIT_SHELF))],
      answers: [],
    },
    {
      kind: 'turn',
      title: 'Turn a card',
      text: 'Some cards show more the other way up, like Edge of the Pack {1}. The arrow {2} below a card turns it.',
      now: 'Press the arrow {2}, choose Edge of the Pack {1}, then press the large button {3}.',
      pins: [atPlace(cardPlace(EDGE_OF_THE_PACK)), atTurn(EDGE_OF_THE_PACK), AT_PRIMARY],
      answers: [photo(EDGE_OF_THE_PACK, true)],
      bots: [photo(19, true)],
    },
    {
      kind: 'turn',
      title: 'Call a perfect shot',
      text: 'You have two calls in a match. If one lens then shows a whole animal (99% of it or more), you score 2; if not, you only lose the call. A marmot should fit a lens of Mirror Lake {1}.',
      now: 'Choose Mirror Lake {1}, press “Perfect shot?” {2}, then the large button {3}. After that you play on your own.',
      pins: [atPlace(cardPlace(MIRROR_LAKE)), AT_SHUTTER, AT_PRIMARY],
      answers: [photo(MIRROR_LAKE, false, true)],
    },
  ],
};
