/** Builds the site into `dist`. Here and not among the scripts, because it is this package that has Vite. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function buildSite() {
  // Always build what is shipped, even from a test runner: Vite and React look at this variable first.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn', mode: 'production' }).finally(
    () => {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
    },
  );
}
