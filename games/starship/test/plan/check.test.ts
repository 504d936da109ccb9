import { describe, expect, it } from 'vitest';
import { planProblems } from '../../src/plan/check.ts';
import { compilePlan } from '../../src/plan/compile.ts';
import { drawingOf } from '../../src/plan/document.ts';
import { missingOn, type Need } from '../../src/plan/needs.ts';
import { drawn, openDeck, planned } from './drawings.ts';

function problems(text: string): readonly string[] {
  return planProblems(drawn(text)).map(({ code, severity, places }) => {
    const [place] = places;
    return `${severity} ${code}${place === undefined ? '' : ` ${place.deck}:${place.x},${place.y}`}`;
  });
}

const GOOD = 'deck One\n#===#===#===#\n# A D A I B #\n#===#===#===#';

describe('a check', () => {
  it('finds nothing wrong with a sound plan', () => {
    expect(problems(GOOD)).toEqual([]);
  });

  it.each([
    ['a room without a way in', '# A | A I B #', ['error unreachable 0:1,0', 'error unreachable 0:2,0']],
    ['a door that leads into a tank', '# A D A D T #', ['error portalNowhere 0:1,0']],
    ['a sliding door in the hull', '# A   A   A D', ['error portalNowhere 0:2,0', 'error openHull 0:2,0']],
    ['a hull that is a partition', '# A   A   A |', ['error openHull 0:2,0']],
    ['a hull that is not there', '# A   A   A', ['error openHull 0:2,0']],
    ['a bulkhead with a way round', '# A # A   A #', []],
  ])('finds %s', (_, row, found) => {
    if (found.length === 0) {
      const round = `deck One\n#===#===#===#\n${row}\n#   .   .   #\n# A   A   A #\n#===#===#===#`;
      expect(problems(round)).toEqual(['warning leak 0:0,0']);
    } else {
      expect(problems(GOOD.replace('# A D A I B #', row))).toEqual(found);
    }
  });

  it('wants bulkheads between two ships, and between a ship and the ground', () => {
    const besides = (edge: string) =>
      planProblems(
        drawingOf({
          name: 'Two',
          lines: [
            'G ground: Field',
            'ship One, tug, 9 tons',
            'A room: Hall',
            'ship Two, tug, 9 tons',
            'B room: Hall',
            'deck One',
            '#===#===#---+',
            `# A I B ${edge} G |`,
            '#===#===#---+',
          ],
        }),
      ).map(({ code, places }) => [code, places.map(({ x }) => x)]);
    expect(besides('C')).toEqual([]);
    expect(besides('|')).toEqual([
      ['openHull', [1]],
      ['unreachable', [2]],
    ]);
    expect(besides('D')).toEqual([['openHull', [1]]]);
    const walled = drawn('deck One\n#===#===#\n# A D B #\n#===#===#');
    const areas = walled.areas.map((area) => ({ ...area, ship: area.key === 'B' ? 1 : 0 }));
    expect(planProblems({ ...walled, areas }).map(({ code, places }) => [code, places.length])).toEqual([
      ['openHull', 2],
    ]);
  });

  it('names the place in words', () => {
    const [problem] = planProblems(drawn('deck One\n#===#===#\n# A   A |\n#===#===#'));
    expect(problem?.sentence).toBe(
      'One, column 2, row 1: the hull is open: a bulkhead or an air-tight portal is needed toward space.',
    );
  });

  it('finds shafts and ladders without their other end', () => {
    expect(problems('deck One\n#===#===#\n# AH  AI#\n#===#===#\ndeck Two\n#===#===#\n# Au| A #\n#===#===#')).toEqual([
      'error shaft 0:1,0',
      'error unreachable 1:1,0',
    ]);
    expect(problems('deck One\n#===#===#\n# A   Au#\n#===#===#')).toEqual(['error shaft 0:1,0']);
  });

  it('finds lifts with one stop, or without a door', () => {
    expect(problems('deck One\n#===#===#\n# A L AL#\n#===#===#')).toEqual(['error lift 0:1,0']);
    const open = 'deck One\n#===#===#\n# A   AL#\n#===#===#\ndeck Two\n#===#===#\n# A L AL#\n#===#===#';
    expect(problems(open)).toEqual(['error lift 0:1,0']);
    expect(problems(open.replace('# A   AL#', '# A L AL#'))).toEqual([]);
  });

  it('finds a stop of a lift that is the foot of a shaft too', () => {
    const shaft = 'deck One\n#===#===#\n# A LHAL#\n#===#===#\ndeck Two\n#===#===#\n# A LuAL#\n#===#===#';
    expect(problems(shaft)).toEqual(['error lift 0:1,0']);
  });

  it('finds air locks that lead only one way', () => {
    expect(problems('deck One\n#===#===#\n# A I K #\n#===#===#')).toEqual(['error lock 0:1,0']);
    expect(problems('deck One\n#===#===#\n# A I K I\n#===#===#')).toEqual([]);
  });

  it('finds plans that are empty or too large', () => {
    expect(problems('deck One\n#===#\n# T #\n#===#')).toEqual(['error noSquares']);
    const large = openDeck(48, 32);
    expect(planProblems(large).map(({ code }) => code)).toEqual(['tooManySquares', 'openHull']);
    const doors = `deck One\n${'#===#'.replace('#===#', `#${'===#'.repeat(33)}`)}\n# A ${'D A '.repeat(32)}#\n#${'===#'.repeat(33)}`;
    expect(problems(doors)).toEqual(['error tooManyPortals']);
    expect(problems(doors.replace('D A D', '  A D'))).toEqual([]);
  });

  it('puts errors before warnings', () => {
    expect(problems('deck One\n#===#===#\n# A # A |\n#   .   #\n# A   A #\n#===#===#')).toEqual([
      'error openHull 0:1,0',
      'warning leak 0:0,0',
    ]);
  });
});

describe('a scenario', () => {
  const plan = planned('deck One\n#===#===#===#\n# Ak  A I B I\n#===#===#===#');
  const needs: readonly Need[] = [
    { need: 'room', kind: 'bridge', count: 1, squares: 1 },
    { need: 'room', kind: 'room', count: 1, squares: 2 },
    { need: 'feature', kind: 'locker', count: 1 },
    { need: 'portal', kind: 'iris', count: 1, outer: true },
    { need: 'portal', kind: 'iris', count: 1, outer: false },
  ];

  it('finds what it needs', () => {
    expect(missingOn(plan, needs)).toEqual([]);
  });

  it.each([
    [
      { need: 'room', kind: 'bridge', count: 1, squares: 2 },
      'The scenario needs 1 of these: bridge with 2 or more squares. The plan has 0.',
    ],
    [
      { need: 'room', kind: 'passengerStateroom', count: 6, squares: 1 },
      'The scenario needs 6 of these: passenger stateroom with 1 or more squares. The plan has 0.',
    ],
    [{ need: 'feature', kind: 'lowBerth', count: 6 }, 'The scenario needs 6 of these: low berth. The plan has 0.'],
    [
      { need: 'portal', kind: 'iris', count: 2, outer: false },
      'The scenario needs 2 of these: inner iris portal. The plan has 1.',
    ],
    [
      { need: 'portal', kind: 'cargo', count: 1, outer: true },
      'The scenario needs 1 of these: outer cargo portal. The plan has 0.',
    ],
    [{ need: 'lift', count: 1 }, 'The scenario needs 1 of these: lift. The plan has 0.'],
  ] as const)('is told what is missing: %j', (need, sentence) => {
    expect(missingOn(plan, [...needs, need])).toEqual([{ code: 'missing', severity: 'error', sentence, places: [] }]);
  });

  it('may find more than it needs', () => {
    expect(missingOn(compilePlan(openDeck(3, 3)), [{ need: 'room', kind: 'room', count: 1, squares: 4 }])).toEqual([]);
  });
});
