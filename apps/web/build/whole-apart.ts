/**
 * A game that has a part for tables has its rules twice in the site: the part that a table needs, and the whole rules, to replay a record. With
 * one copy for both, a table would have to fetch every function that only playing needs.
 */
import type { Plugin } from 'vite';

/** Marks the modules of the whole rules. */
export const WHOLE = '?whole';
const MANIFEST = /\/games\/[^/]+\/manifest\.ts$/;
const OWN = /\/games\/[^/]+\/src\/[^?]*\.ts$/;

export function wholeApart(games: readonly string[]): Plugin {
  return {
    name: 'whole-rules-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const whole = importer?.endsWith(WHOLE) === true;
      const asked = importer !== undefined && MANIFEST.test(importer) && games.includes(source);
      if (!whole && !asked) return undefined;
      const from = importer.replace(WHOLE, '');
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found !== null && OWN.test(found.id) ? { ...found, id: found.id + WHOLE } : found;
    },
  };
}
