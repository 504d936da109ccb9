// Known from the rulebook: ten assignments with two cover animals and two symbols each; one of them has the Nile
// crocodile on its cover and the symbols "21-30 years" and "omnivore"; four matching symbols are worth 9.
// Invented: titles, all other covers and symbols, the rest of the chart.
// Fairness: cover difficulties add up to 12, cover explore values to 7, and each pair of symbols occurs 18 to 21 times
// on the 36 animals.

import type { Assignment } from '../types.ts';

const CHART: readonly number[] = [0, 2, 4, 6, 9, 12, 15, 18, 20, 22, 24];

export const ASSIGNMENTS: readonly Assignment[] = [
  {
    title: 'Whatever Is on the Menu',
    cover: ['Nile crocodile', 'Japanese macaque'],
    symbols: ['21-30 years', 'omnivore'],
    chart: CHART,
  },
  {
    title: 'Few Summers, Full Lives',
    cover: ['South American sea lion', 'Green anaconda'],
    symbols: ['mammal', '0-10 years'],
    chart: CHART,
  },
  {
    title: 'A Quarter Century on the Wing',
    cover: ['Atlantic puffin', 'Cotton-top tamarin'],
    symbols: ['bird', '21-30 years'],
    chart: CHART,
  },
  {
    title: 'Grand Old Feathers',
    cover: ['Andean condor', 'African bullfrog'],
    symbols: ['bird', '31+ years'],
    chart: CHART,
  },
  {
    title: 'Scales, Claws and Fangs',
    cover: ['Marine iguana', 'Jaguar'],
    symbols: ['reptile', 'carnivore'],
    chart: CHART,
  },
  {
    title: 'Ambush at the Pond',
    cover: ['Natterjack toad', 'Rhinoceros hornbill'],
    symbols: ['amphibian', 'carnivore'],
    chart: CHART,
  },
  {
    title: 'The Long Green Life',
    cover: ['Giraffe', 'Red panda'],
    symbols: ['herbivore', '31+ years'],
    chart: CHART,
  },
  {
    title: 'Grazers in Their Prime',
    cover: ['White rhino', 'Guanaco'],
    symbols: ['herbivore', '11-20 years'],
    chart: CHART,
  },
  {
    title: 'A Taste for Everything',
    cover: ['American flamingo', 'Hoatzin'],
    symbols: ['omnivore', '11-20 years'],
    chart: CHART,
  },
  {
    title: 'Live Fast, Hunt Hard',
    cover: ['Meerkat', 'Andean bear'],
    symbols: ['carnivore', '0-10 years'],
    chart: CHART,
  },
];
