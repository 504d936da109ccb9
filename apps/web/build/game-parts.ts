import type { Plugin } from 'vite';

/** As a manifest writes them after the name of its package. */
type Part = 'bot' | 'guide' | 'offer' | 'table' | 'terminal' | 'testing' | 'ui' | 'RULES.md';

/** A manifest names every part of its game; what a bundle never loads stays out of it. */
export function leaveOut(...parts: readonly Part[]): Plugin {
  return {
    name: 'leave-out-game-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer?.endsWith('/manifest.ts') !== true) return undefined;
      return parts.some((part) => source.endsWith(`/${part}`)) ? { id: source, external: true } : undefined;
    },
  };
}
