import { describe, expect, it } from 'vitest';
import { decodeMap } from '../../src/map.ts';
import { OPTIONS } from '../../src/options.ts';
import { mapDocument } from '../../src/ui/editor/map-document.ts';

const { blank, samples, facts, problems, read, renamed } = mapDocument;

describe('a map as a document', () => {
  it('fills an option that takes documents', () => {
    expect(OPTIONS.fields).toHaveProperty([mapDocument.option, 'kind'], 'document');
  });

  it('is judged as the option judges it', () => {
    for (const document of [blank, ...samples, renamed(blank, ''), { name: 'Row', rows: ['####'] }]) {
      const hindered = problems(document).some(({ severity }) => severity === 'error');
      expect(decodeMap(document).ok).toBe(!hindered);
      expect(read(document)).toEqual(document);
    }
  });

  it('has figures, and problems with their rule', () => {
    expect(facts({ name: 'Row', rows: ['..##'] })).toEqual(['2 tiles', '1 photo', '1 route']);
    expect(problems(renamed(blank, ' '))).toEqual([
      expect.objectContaining({ severity: 'error', sentence: expect.stringContaining('1 to 40 characters') }),
      expect.objectContaining({ severity: 'error', rule: 'DA-1.8' }),
    ]);
    expect(problems({ name: 'Apart', rows: ['###.#'] }).map(({ severity }) => severity)).toEqual([
      'warning',
      'warning',
    ]);
  });
});
