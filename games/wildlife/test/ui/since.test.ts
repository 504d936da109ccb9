import { render } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/cards.ts';
import { ASSIGNMENTS } from '../../src/data/assignments.ts';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import type { Event, State } from '../../src/types.ts';
import type { WildRoom } from '../../src/ui/kit.ts';
import { since, turnOf } from '../../src/ui/since.ts';

const NAMES = ['Ines', 'Anna', 'Tomasz'];
const GIRAFFE = cardNamed('Giraffe');
const MEERKAT = cardNamed('Meerkat');

function told(events: readonly Event[], arrange: (state: State) => void = () => undefined, mine = 1): string[] {
  const state = newTable(3);
  arrange(state);
  const sitters = NAMES.map((name, seat) => ({ seat, name, kind: 'person' as const, mine: seat < mine, away: false }));
  const room: Pick<WildRoom, 'settled' | 'sitters'> = { settled: game.view(state, 0), sitters };
  return since(events, 0, room).map(({ words, now = '' }) =>
    [words, now].map((each) => render(each, { observer: 0, names: NAMES })).join(' '),
  );
}

function shot(seat: number, card: number, success = true): Event {
  return { type: 'photographed', seat, card, roll: [6], tokens: 0, success };
}

describe('since your last turn', () => {
  it('nothing changed for you if others only drew', () => {
    expect(told([{ type: 'drew', seat: 1, card: GIRAFFE }, shot(1, GIRAFFE, false)])).toEqual([]);
  });

  it('you paid for a card you offered for', () => {
    const events: Event[] = [
      { type: 'accepted', seat: 1, from: 0, card: GIRAFFE },
      { type: 'accepted', seat: 1, from: 2, card: MEERKAT },
    ];
    expect(told(events, ({ tokens }) => tokens.splice(0, 1, 3))).toEqual([
      'You paid Anna 1 token for the giraffe. You have 3 tokens.',
    ]);
  });

  it('says once what is left after several payments', () => {
    const events = [GIRAFFE, MEERKAT].map((card): Event => ({ type: 'accepted', seat: 1, from: 0, card }));
    expect(told(events, ({ tokens }) => tokens.splice(0, 1, 0))).toEqual([
      'You paid Anna 1 token for the giraffe. ',
      'You paid Anna 1 token for the meerkat. You have 0 tokens.',
    ]);
  });

  it('someone has overtaken you, and who has as many', () => {
    const arrange = ({ portfolios }: State) => {
      portfolios[0] = [GIRAFFE];
      portfolios[1] = [MEERKAT, cardNamed('Jaguar')];
      portfolios[2] = [cardNamed('Raccoon'), cardNamed('Polar bear')];
    };
    expect(told([shot(1, cardNamed('Jaguar'))], arrange)).toEqual([
      'Anna and Tomasz are ahead of you with 2 photographs each. You have 1.',
    ]);
  });

  it('names only the first of several who have overtaken you, after the awards they won', () => {
    const arrange = (state: State) => {
      state.portfolios[1] = [MEERKAT];
      state.portfolios[2] = [cardNamed('Raccoon'), cardNamed('Polar bear')];
      state.awarded.splice(0, 1, 1);
    };
    const events: Event[] = [
      shot(1, MEERKAT),
      shot(2, cardNamed('Raccoon')),
      shot(2, cardNamed('Polar bear')),
      { type: 'award', seat: 2, award: 0 },
    ];
    expect(told(events, arrange)).toEqual([
      expect.stringMatching(/^Tomasz won the Shoreline Specialist award\./),
      'Tomasz is ahead of you with 2 photographs. You have 0.',
    ]);
  });

  it('your cover animal is gone, which stays secret on a shared device', () => {
    const arrange = (state: State) => {
      state.portfolios[0] = [GIRAFFE, cardNamed('Jaguar')];
      state.portfolios[1] = [MEERKAT];
      state.assignments[0] = ASSIGNMENTS.findIndex(({ cover }) => cover.includes('Meerkat'));
    };
    expect(told([shot(1, MEERKAT)], arrange)).toEqual(['Anna photographed the meerkat. You wanted it for your cover.']);
    expect(told([shot(1, MEERKAT)], arrange, 2)).toEqual([]);
  });

  it('an award is worth less, and the last round has begun', () => {
    const events: Event[] = [
      { type: 'award', seat: 1, award: 0 },
      { type: 'lastRound', seat: 1, photographs: 8 },
    ];
    expect(told(events, ({ awarded }) => awarded.splice(0, 1, 1))).toEqual([
      'Anna has 8 photographs. This is your last turn.',
      expect.stringMatching(/^Anna won the Shoreline Specialist award\. The next one is worth \d prestige\.$/),
    ]);
  });

  it('starts with the turn of another player', () => {
    expect(turnOf({ type: 'turn', seat: 2, round: 1 })).toBe(2);
    expect(turnOf(shot(1, GIRAFFE))).toBeUndefined();
  });
});
