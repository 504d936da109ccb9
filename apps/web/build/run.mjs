/** Builds the site into `dist`. Here and not among the scripts, because it is this package that has Vite. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function buildSite() {
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn', mode: 'production' });
}
