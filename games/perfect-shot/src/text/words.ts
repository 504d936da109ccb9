/** The names of things, as all sentences use them. */
import { count, list } from '@shutterbox/kernel';
import { albumOf } from '../albums.ts';
import { CARDS } from '../data/cards.ts';
import { countsOf, isYeti, speciesOf } from '../tiles.ts';
import {
  type AlbumId,
  type Card,
  type Condition,
  type Environment,
  LEFT_HALF,
  type Photo,
  type Photos,
  type Species,
} from '../types.ts';

const PLURALS: Readonly<Record<Species, string>> = {
  walrus: 'walruses',
  'polar-bear': 'polar bears',
  penguin: 'penguins',
  eagle: 'eagles',
  ibex: 'ibexes',
  marmot: 'marmots',
  tiger: 'tigers',
  elephant: 'elephants',
  toucan: 'toucans',
  yeti: 'yetis',
};

const LANDS: Readonly<Record<Environment, string>> = {
  ice: 'the ice floe',
  mountain: 'the mountain',
  jungle: 'the jungle',
};

export function cardName(card: Card): string {
  return CARDS[card]?.name ?? 'no card';
}

export function animalName(species: Species): string {
  return species.replace('-', ' ');
}

export function animalsName(species: Species): string {
  return PLURALS[species];
}

/** "a tiger", "an eagle". */
export function anAnimal(species: Species): string {
  return `${/^[aeiou]/.test(species) ? 'an' : 'a'} ${animalName(species)}`;
}

/** "tiger", "left yeti half". */
export function photoName(photo: Photo): string {
  if (!isYeti(photo)) return animalName(speciesOf(photo));
  return photo === LEFT_HALF ? 'left yeti half' : 'right yeti half';
}

/** "a tiger", "a left yeti half". */
export function aPhoto(photo: Photo): string {
  return isYeti(photo) ? `a ${photoName(photo)}` : anAnimal(speciesOf(photo));
}

/** "2 tigers and an eagle". */
export function photosText(photos: Photos): string {
  return list(photos.flatMap((n, photo) => (n === 0 ? [] : [n === 1 ? aPhoto(photo) : `${n} ${pluralOf(photo)}`])));
}

export function tilesText(tiles: readonly Photo[]): string {
  return photosText(countsOf(tiles));
}

function pluralOf(photo: Photo): string {
  if (!isYeti(photo)) return animalsName(speciesOf(photo));
  return photo === LEFT_HALF ? 'left yeti halves' : 'right yeti halves';
}

export function albumName(album: AlbumId): string {
  return albumOf(album).name;
}

/** "Twins (2 slots, 1 bonus point if all of one species)". */
export function albumText(album: AlbumId): string {
  const { name, slots, condition, bonus } = albumOf(album);
  return `${name} (${count(slots, 'slot')}, ${count(bonus, 'bonus point')} ${bonusText(condition)})`;
}

/** What the bonus is for: "if all different", "for ibexes only". */
export function bonusText(condition: Condition): string {
  return condition.kind === 'species' ? `for ${animalsName(condition.species)} only` : `if ${conditionText(condition)}`;
}

export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'same':
      return 'all of one species';
    case 'different':
      return 'all different';
    case 'species':
      return `only ${animalsName(condition.species)}`;
    case 'environment':
      return `all from ${LANDS[condition.environment]}`;
  }
}
