/**
 * The 34 albums (PS-1.4). Names, slots and bonuses are invented: the rulebook gives their number, the four conditions, two to
 * four slots and one to three points. The bonus depends on how often nine random tiles could meet the condition: 1 point
 * for more than 60%, 3 points for less than 15%, otherwise 2 (test/albums.test.ts).
 */
import type { Album, Environment, Species } from '../types.ts';

function same(name: string, slots: number, bonus: number): Album {
  return { name, slots, condition: { kind: 'same' }, bonus };
}

function different(name: string, slots: number, bonus: number): Album {
  return { name, slots, condition: { kind: 'different' }, bonus };
}

function living(environment: Environment, name: string, slots: number, bonus: number): Album {
  return { name, slots, condition: { kind: 'environment', environment }, bonus };
}

function only(species: Species, name: string, slots: number, bonus: number): Album {
  return { name, slots, condition: { kind: 'species', species }, bonus };
}

export const ALBUMS: readonly Album[] = [
  same('Twins', 2, 1),
  same('Family Ties', 2, 1),
  same('Three of a Kind', 3, 2),
  same('Best Friends', 3, 2),
  same('Class Photo', 4, 3),
  same('The Whole Gang', 4, 3),
  different('Odd Couple', 2, 1),
  different('Chance Meetings', 3, 1),
  different('Travel Diary', 3, 1),
  different('Postcards', 3, 1),
  different('Grand Tour', 4, 1),
  different('Around the World', 4, 1),
  different('One of Each', 4, 1),
  living('ice', 'Cold Feet', 2, 1),
  living('ice', 'Drift Ice', 3, 2),
  living('ice', 'White Silence', 4, 2),
  living('mountain', 'First Ascent', 2, 1),
  living('mountain', 'Thin Air', 3, 2),
  living('mountain', 'Above the Clouds', 4, 2),
  living('jungle', 'Green Shade', 2, 1),
  living('jungle', 'Rainy Season', 3, 2),
  living('jungle', 'Deep Jungle', 4, 2),
  only('walrus', 'Whiskers', 3, 3),
  only('polar-bear', 'White Coats', 2, 2),
  only('penguin', 'Black Tie', 4, 3),
  only('eagle', 'Wingspan', 2, 2),
  only('ibex', 'Horns Aloft', 4, 3),
  only('marmot', 'Lookouts', 3, 3),
  only('tiger', 'Stripes', 3, 3),
  only('elephant', 'Long Memories', 2, 2),
  only('toucan', 'Loud Beaks', 4, 3),
  only('yeti', 'Footprints', 2, 2),
  only('yeti', 'Proof', 3, 3),
  only('yeti', 'Front Page', 4, 3),
];
