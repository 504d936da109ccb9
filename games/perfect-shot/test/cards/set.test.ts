import { describe, expect, it } from 'vitest';
import { checksum } from '../../design/checksum.ts';
import { circleOf } from '../../design/circle.ts';
import { faultsOf, HABITATS, layoutFaults } from '../../design/fit.ts';
import { SOCKETS, STRAY } from '../../design/inputs.ts';
import { measure, unevenness } from '../../design/measure.ts';
import { cardsSource, missedAims } from '../../design/print.ts';
import { plans } from '../../design/search.ts';
import { FLOOR } from '../../src/cards/floor.ts';
import { judge } from '../../src/cards/judge.ts';
import { sceneOf } from '../../src/cards/scene.ts';
import { type Landscape, LENS_RADII } from '../../src/cards/types.ts';
import { CARDS, DESIGNED_FROM } from '../../src/data/cards.ts';
import { ENVIRONMENTS, SPECIES } from '../../src/types.ts';

const [FIRST] = CARDS;

function changed(change: (card: Landscape) => Partial<Landscape>): Landscape {
  if (FIRST === undefined) throw new Error('There are no cards.');
  return { ...FIRST, ...change(FIRST) };
}

describe('the forty cards', () => {
  it('are forty, of three environments, with every species among them', () => {
    expect(CARDS).toHaveLength(40);
    for (const environment of ENVIRONMENTS) {
      expect(CARDS.filter((card) => card.environment === environment).length).toBeGreaterThanOrEqual(13);
    }
    const species = new Set(CARDS.flatMap(({ animals }) => animals.map((animal) => animal.species)));
    expect([...species].sort()).toEqual([...SPECIES].sort());
  });

  it('PS-1.2 are well made: animals of their environment, at most one yeti, nothing that touches', () => {
    for (const card of CARDS) {
      expect([card.name, faultsOf(card)]).toEqual([card.name, []]);
      expect(sceneOf(card.scene).environment).toBe(card.environment);
    }
  });

  it('PS-1.2 have animals that each fit some lens', () => {
    for (const animal of CARDS.flatMap(({ animals }) => animals)) {
      expect(circleOf(animal).radius).toBeLessThanOrEqual(LENS_RADII.large);
    }
  });

  it('have at least two lenses each, in three sizes, at the sockets', () => {
    const radii = new Set(CARDS.flatMap(({ lenses }) => lenses.map(({ radius }) => radius)));
    expect([...radii].sort()).toEqual(Object.values(LENS_RADII));
    for (const { lenses } of CARDS) {
      expect(lenses.length).toBeGreaterThanOrEqual(2);
      for (const lens of lenses) {
        const near = SOCKETS.some(([x, y]) => Math.abs(x - lens.x) <= STRAY && Math.abs(y - lens.y) <= STRAY);
        expect(near).toBe(true);
      }
    }
  });

  it('PS-1.2 have names of their own', () => {
    expect(new Set(CARDS.map(({ name }) => name.toLowerCase())).size).toBe(CARDS.length);
    for (const { name } of CARDS) expect(name).toMatch(/^[A-Z][A-Za-z ]{4,19}$/);
  });

  it('are all different', () => {
    const prints = CARDS.map(({ animals, lenses }) => JSON.stringify([animals, lenses]));
    expect(new Set(prints).size).toBe(CARDS.length);
  });

  it('lie over a floor with the nine species in their habitats', () => {
    expect(layoutFaults(FLOOR)).toEqual([]);
    expect(FLOOR.lenses).toEqual([]);
    expect(FLOOR.animals.map(({ species }) => species).sort()).toEqual(Object.values(HABITATS).flat().sort());
  });
});

describe('the design', () => {
  it('starts from the same inputs as when the cards were made; otherwise run `npm run design -- perfect-shot`', () => {
    expect(DESIGNED_FROM).toBe(checksum());
  });

  it('made the cards as planned, in that order', () => {
    const facts = ({ name, scene, mirrored }: Pick<Landscape, 'name' | 'scene' | 'mirrored'>) => [
      name,
      scene,
      mirrored,
    ];
    expect(CARDS.map(facts)).toEqual(plans().map(facts));
    expect(CARDS.map(({ lenses }) => lenses.length)).toEqual(plans().map(({ lenses }) => lenses));
    expect(CARDS.map(({ animals }) => animals.length)).toEqual(plans().map(({ cast }) => cast.length));
  });

  it('writes every fact of a card', () => {
    const source = cardsSource(CARDS);
    const literal = source.slice(source.indexOf('= [') + 2, source.lastIndexOf(';'));
    expect(new Function(`return ${literal}`)()).toEqual(CARDS);
  });

  it('meets its aims in random games', () => {
    const measures = measure(judge, CARDS.length, 150, 5);
    expect(missedAims(measures)).toEqual([]);
    expect(measures.photos).toBe(6 * measures.turns);
  });

  it('shows the nine species about equally often on the card right below', () => {
    expect(unevenness(judge, CARDS.length)).toBeLessThan(1.15);
  });

  it('notices what PS-1.2 forbids', () => {
    const faults = (change: (card: Landscape) => Partial<Landscape>) => faultsOf(changed(change)).join(', ');
    expect(faults((card) => ({ lenses: [...card.lenses, { x: 20, y: 20, radius: 38 }] }))).toContain('over the edge');
    expect(faults(({ lenses }) => ({ lenses: [...lenses, ...lenses] }))).toContain('touches another');
    expect(faults(({ animals }) => ({ animals: [...animals, ...animals.slice(0, 1)] }))).toContain('touches another');
    expect(
      faults(({ animals }) => ({ lenses: animals.slice(0, 1).map(({ x, y }) => ({ x, y: y - 30, radius: 38 })) })),
    ).toContain('under a ring');
    expect(faults(({ animals }) => ({ animals: animals.map((animal) => ({ ...animal, size: 40 })) }))).toContain(
      'fits no lens',
    );
    expect(faults(({ animals }) => ({ animals: animals.map((animal) => ({ ...animal, x: 0 })) }))).toContain(
      'over the edge',
    );
    expect(
      faults(({ animals }) => ({ animals: animals.map((animal) => ({ ...animal, species: 'tiger' as const })) })),
    ).toContain('no tiger lives here');
    expect(
      faults(({ animals }) => ({ animals: animals.map((animal) => ({ ...animal, species: 'yeti' as const })) })),
    ).toContain('more than one yeti');
  });
});
