/** Chunks that import each other in a cycle: which of them runs first depends on who asks, and what it needs may be missing. */
import type { Plugin } from 'vite';

export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      for (const chunk of imports.keys()) {
        const cycle = cycleFrom(chunk, imports);
        if (cycle !== undefined) this.error(`Chunks import each other in a circle: ${cycle.join(' > ')}.`);
      }
    },
  };
}

/** The chunks on a way back to this one. */
export function cycleFrom(
  chunk: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const ways = new Map([[chunk, [chunk]]]);
  // The loop also visits what is added along the way.
  for (const [each, way] of ways) {
    for (const next of imports.get(each) ?? []) {
      if (next === chunk) return [...way, next];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}
