import { game as safari } from '@shutterbox/diceafari';
import { game as starship } from '@shutterbox/starship';
import { game } from '@shutterbox/wildlife';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../src/lobby/catalogue.ts';
import { chosenWords, offerOf, presetOf, withPreset } from '../src/lobby/offer.ts';
import { quickStart } from '../src/lobby/open-table.ts';
import { SeatPicker } from '../src/lobby/seat-picker.tsx';
import {
  beyondBase,
  COMPANY,
  companyOf,
  firstWishes,
  fitted,
  inWords,
  seatsOf,
  type Wish,
  wishesFor,
  withCount,
  withWish,
} from '../src/lobby/seat-wishes.ts';
import { storiesOf, storyValues } from '../src/lobby/stories.ts';

const offer = offerOf(game);
const [whole, simplest] = offer.presets;

describe('Play now', () => {
  it.each(CATALOGUE)('lays a table with as many seats as $id can have', async ({ id, offer: load }) => {
    const [usual] = (await load?.())?.presets ?? [];
    const seats = (await load?.())?.seats(usual?.values ?? {});
    expect(seats?.counts).toContain(quickStart(id).seats.length);
  });
});

describe('the options of a game', () => {
  it('come from its own description, the whole game first', () => {
    expect(offer.fields.map(([name]) => name)).toEqual(['assignments', 'raccoon', 'tokens', 'reserving']);
    expect(offer.presets.map(({ id }) => id)).toEqual(['whole', 'simplest']);
    expect(offer.seats(whole?.values ?? {})).toMatchObject({ counts: [2, 3, 4, 5] });
  });

  it('are a named combination as long as they agree with it', () => {
    expect(presetOf(offer, { ...simplest?.values })).toBe('simplest');
    expect(presetOf(offer, { ...whole?.values, raccoon: false })).toBeUndefined();
  });

  it('keep a document through every named combination', () => {
    const offered = offerOf(safari);
    const customMap = { name: 'Pond', rows: ['##', '##'] };
    const own = { ...offered.presets[0]?.values, customMap };
    expect(presetOf(offered, own)).toBe('whole');
    const expert = withPreset(offered, 'expert', own);
    expect(expert).toMatchObject({ photoSurprise: true, wetlands: true, customMap });
    expect(presetOf(offered, expert)).toBe('expert');
    expect(withPreset(offered, 'nothing', own)).toBe(own);
  });

  it('keep a document that a named combination sets, and only as long as it is chosen', () => {
    const pond = { name: 'Pond', rows: ['##', '##'] };
    const atThePond = { id: 'pond', label: 'Pond', help: 'On the pond.', options: { customMap: pond } };
    const presets = [...(safari.options.presets ?? []), atThePond];
    const offered = offerOf({ ...safari, options: { ...safari.options, presets } });
    const usual = offered.presets[0]?.values ?? {};
    const chosen = withPreset(offered, 'pond', { ...usual, customMap: { name: 'Mine', rows: ['####'] } }, ['map']);
    expect(chosen).toMatchObject({ customMap: pond });
    expect(presetOf(offered, chosen, ['map'])).toBe('pond');
    expect(presetOf(offered, { ...chosen, customMap: null }, ['map'])).toBe('whole');
    expect(withPreset(offered, 'expert', chosen, ['map'])).toMatchObject({ customMap: null, wetlands: true });
  });

  it('keep a map that was chosen by hand, and not one that came with a combination', () => {
    const offered = offerOf(safari);
    const chosen = { ...offered.presets[0]?.values, map: 'lion' };
    expect(presetOf(offered, chosen)).toBeUndefined();
    expect(presetOf(offered, chosen, ['map'])).toBe('whole');
    expect(withPreset(offered, 'expert', chosen, ['map'])).toMatchObject({ photoSurprise: true, map: 'lion' });
    // The first game is on the turtle, and the turtle goes with it.
    const first = withPreset(offered, 'learning', chosen, ['map']);
    expect(first).toMatchObject({ openCollections: true, map: 'turtle' });
    expect(presetOf(offered, { ...first, map: 'lion' }, ['map'])).toBeUndefined();
    expect(withPreset(offered, 'whole', first, ['map'])).toMatchObject({ openCollections: false, map: 'random' });
  });

  it('are named: the scenario, and all that is not as usual', () => {
    const ships = offerOf(starship);
    const usual = ships.presets[0];
    expect(usual?.label).toBe("They're Loose!");
    const chosen = (values: object) => chosenWords(ships, { ...usual?.values, ...values });
    expect(chosen({ armor: true, firstSideSeats: 2 })).toBe("They're Loose!, Armor, crew players: 2");
    expect(chosen({ scenario: 'mutiny', daggers: true })).toBe('Mutiny, Daggers for all');
    expect(chosenWords(offer, { ...whole?.values, raccoon: false, tokens: false })).toBe(
      'No raccoon, no tracking tokens',
    );
    expect(chosenWords(offerOf(safari), { ...offerOf(safari).presets[0]?.values, corners: true }, ['map'])).toBe(
      'Corner routes',
    );
  });

  it('are grouped by the scenario that they vary, and only those that apply to it are kept', () => {
    const ships = offerOf(starship);
    const usual = ships.presets[0]?.values ?? {};
    const stories = storiesOf(ships, { ...usual, scenario: 'hijacking' }, []);
    expect(stories?.choices.map(({ label }) => label)).toHaveLength(7);
    expect(stories?.variants.map(({ id }) => id)).toEqual(['hijacking', 'hijacking-armed', 'hijacking-seats']);
    expect(storyValues(ships, 'scenario', 'rescue', usual)).toMatchObject({ scenario: 'rescue' });
    expect(storiesOf(offer, whole?.values ?? {}, [])).toBeUndefined();

    const hijacking = { ...usual, scenario: 'hijacking', grenades: true, secondPet: true };
    expect(ships.applies('grenades', hijacking)).toBe(true);
    expect(ships.applies('secondPet', hijacking)).toBe(false);
    expect(ships.fitting(hijacking)).toMatchObject({ grenades: true, secondPet: false });
    expect(ships.fitting({ ...hijacking, scenario: 'mutiny' })).toMatchObject({ grenades: false, secondPet: true });
    for (const { id, values } of ships.presets) {
      expect(presetOf(ships, ships.fitting(values)), id).toBe(id);
      expect(ships.problem(values), id).toBeUndefined();
    }
  });

  it('say what is wrong with them', () => {
    expect(offer.problem(whole?.values ?? {})).toBeUndefined();
    expect(offer.problem({ raccoon: 'many' })).toContain('raccoon');
  });
});

describe('the seats of a table', () => {
  it('begin with me, a friend and a bot, as far as there is room', () => {
    expect(firstWishes({ counts: [2, 3, 4, 5] }).map(({ kind }) => kind)).toEqual(['me', 'open', 'bot']);
    expect(firstWishes({ counts: [2] }).map(({ kind }) => kind)).toEqual(['me', 'open']);
    expect(fitted([{ kind: 'me' }], { counts: [3, 4] }).map(({ kind }) => kind)).toEqual(['me', 'open', 'open']);
  });

  it('are for friends online, around this device, or for bots', () => {
    const kinds = (company: 'online' | 'here' | 'bots', counts: number[]) =>
      wishesFor(company, { counts }).map(({ kind }) => kind);
    expect(kinds('here', [2, 3, 4])).toEqual(['me', 'me']);
    expect(kinds('here', [3, 4])).toEqual(['me', 'me', 'me']);
    expect(kinds('bots', [2, 3, 4])).toEqual(['me', 'bot', 'bot']);
    expect(kinds('bots', [2])).toEqual(['me', 'bot']);
    for (const { value } of COMPANY) expect(companyOf(wishesFor(value, { counts: [2, 3, 4] }))).toBe(value);
  });

  it('swap where you sit, unless several share the device', () => {
    const [me, open, bot]: readonly [Wish, Wish, Wish] = [
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', level: 'hard' },
    ];
    expect(withWish([me, bot], 1, me)).toEqual([bot, me]);
    expect(withWish([me, open, bot], 1, me)).toEqual([open, me, bot]);
    expect(withWish([me, me, bot], 2, me)).toEqual([me, me, me]);
    expect(withWish([bot, open], 1, me)).toEqual([bot, me]);
    expect(withWish([me, bot], 0, me)).toEqual([me, bot]);
    expect(withWish([me, bot], 0, open)).toEqual([open, bot]);
  });

  it('say where they are beyond the base game', () => {
    const seating = offer.seats(whole?.values ?? {});
    expect([4, 5].map((seats) => beyondBase(seating, seats))).toEqual(['', '5 seats are beyond the base game.']);
    expect(beyondBase(offerOf(safari).seats({}), 4)).toBe('');
    const picker = (seats: number) =>
      renderToStaticMarkup(
        createElement(SeatPicker, { wishes: withCount([], seats), room: seating, onChange: () => {} }),
      );
    expect(picker(5)).toContain('5 seats are beyond the base game. You watch the bots play.');
    expect(picker(4)).not.toContain('beyond the base game');
  });

  it('say what will happen', () => {
    const [me, open, bot]: readonly Wish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'hard' }];
    expect(inWords([me, bot] as Wish[])).toBe('Starts immediately.');
    expect(inWords([me, me, bot] as Wish[])).toBe('Two players share this device. Starts immediately.');
    expect(inWords([me, open] as Wish[])).toContain('link to send');
    expect(inWords([bot, bot] as Wish[])).toBe('You watch the bots play.');
    expect(seatsOf([me, bot] as Wish[])).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'hard' }]);
    expect(seatsOf([{ kind: 'me', name: ' Ann ' }, bot, me] as Wish[])).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', level: 'hard' },
      { kind: 'me', name: 'Player 3' },
    ]);
  });
});
