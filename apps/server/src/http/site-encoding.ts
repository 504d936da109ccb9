import type { Encoding } from './site-files.ts';

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip'];

/** The best of our encodings that an `accept-encoding` allows; undefined for none. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const taken = new Map(accepted.split(',').map(weighed));
  const anything = taken.get('*') ?? 0;
  return BEST_FIRST.find((encoding) => (taken.get(encoding) ?? anything) > 0);
}

function weighed(part: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length))];
}
