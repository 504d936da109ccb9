/** The games the lobby shows. A game's options are loaded from its rules only when they are needed. */
import { ALL } from '@shutterbox/games';
import type { Card, GameParts, Manifest } from '@shutterbox/manifest';
import type { Offer } from './offer.ts';

export interface Listing extends Card {
  readonly id: string;
  readonly picture: string | undefined;
  /** Undefined while the game is being made. */
  readonly offer: (() => Promise<Offer>) | undefined;
}

const PICTURES = import.meta.glob<string>('../../../../games/*/picture.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const CATALOGUE: readonly Listing[] = ALL.filter(({ state }) => state !== 'template').map(listingFor);

function listingFor({ id, card, state, parts }: Manifest): Listing {
  return {
    ...card,
    id,
    picture: PICTURES[`../../../../games/${id}/picture.svg`],
    offer:
      state === 'ready'
        ? parts?.use(
            ({ rules, offer = rules }) =>
              () =>
                offerFrom(offer),
          )
        : undefined,
  };
}

async function offerFrom<O, S, A, E, V>(rules: NonNullable<GameParts<O, S, A, E, V>['offer']>): Promise<Offer> {
  const [{ game }, { offerOf }] = await Promise.all([rules(), import('./offer.ts')]);
  return offerOf(game);
}

export function listingOf(game: string): Listing | undefined {
  return CATALOGUE.find(({ id }) => id === game);
}

/** The game's name in a list; where two playable games share a name, the subtitle is added. */
export function gameName(game: string): string {
  const listing = listingOf(game);
  if (listing === undefined) return game;
  const { name, subtitle } = listing;
  return sharesName(listing) ? `${name} (${subtitle.toLowerCase()})` : name;
}

export function sharesName({ id, name }: Pick<Listing, 'id' | 'name'>): boolean {
  return CATALOGUE.some((each) => each.id !== id && each.name === name && each.offer !== undefined);
}
