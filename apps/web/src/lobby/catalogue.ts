/** The four games as the lobby hangs them up; what there is to choose in one comes from its own rules, when it is asked for. */
import type { Offer } from './offer.ts';
import diceafari from './pictures/diceafari.svg';
import perfectShot from './pictures/perfect-shot.svg';
import starship from './pictures/starship.svg';
import wildlife from './pictures/wildlife.svg';

export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  readonly players: string;
  readonly minutes: number;
  readonly picture: string;
  /** What can be drawn for it, as a link says it. */
  readonly draw?: string;
  /** Undefined while the game is being made. */
  readonly offer: (() => Promise<Offer>) | undefined;
}

export const CATALOGUE: readonly Listing[] = [
  {
    id: 'wildlife',
    name: 'Snapshot',
    subtitle: 'Wildlife photography',
    players: '2–5',
    minutes: 30,
    picture: wildlife,
    offer: async () => {
      const [{ game }, { offerOf }] = await Promise.all([import('@shutterbox/wildlife'), import('./offer.ts')]);
      return offerOf(game);
    },
  },
  {
    id: 'perfect-shot',
    name: 'Perfect Shot',
    subtitle: 'See through the cards',
    players: '2–4',
    minutes: 20,
    picture: perfectShot,
    offer: undefined,
  },
  {
    id: 'diceafari',
    name: 'DiceAFARI',
    subtitle: 'A photo safari with dice',
    players: '2–4',
    minutes: 15,
    picture: diceafari,
    draw: 'Draw a map',
    offer: async () => {
      const [{ game }, { offerOf }] = await Promise.all([import('@shutterbox/diceafari'), import('./offer.ts')]);
      return offerOf(game);
    },
  },
  {
    id: 'starship',
    name: 'Snapshot',
    subtitle: 'Starship close combat',
    players: '1–4',
    minutes: 60,
    picture: starship,
    offer: undefined,
  },
];

export function listingOf(game: string): Listing | undefined {
  return CATALOGUE.find(({ id }) => id === game);
}

/** As a list calls it: two games to play may share a name, and then say which. */
export function gameName(game: string): string {
  const listing = listingOf(game);
  if (listing === undefined) return game;
  const { name, subtitle } = listing;
  const shared = CATALOGUE.some((each) => each.id !== game && each.name === name && each.offer !== undefined);
  return shared ? `${name} (${subtitle.toLowerCase()})` : name;
}
