/** A manifest names every part of its game: a part that an app never loads must not be in its bundle. */
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../scripts/lib/bundle.mjs';

const BOARDS = /\/src\/ui\/|^packages\/ui\/|\.css$|\.tsx$|node_modules\/react/;
const UNUSED_ON_A_SERVER = /^games\/[^/]+\/(src\/(terminal|testing)|RULES\.md)/;

interface Contents {
  readonly files: readonly string[];
  /** Modules that are loaded from outside at run time. */
  readonly imports: readonly string[];
}

async function contentsOf(app: 'lab' | 'server'): Promise<Contents> {
  const { inputs, outputs } = (await bundleOf(app)).metafile;
  const imports = Object.values(outputs).flatMap((output) => output.imports.map(({ path }) => path));
  return { files: Object.keys(inputs), imports };
}

describe('the bundle', () => {
  it.each(['lab', 'server'] as const)('of the %s contains every game and no board', async (app) => {
    const { files, imports } = await contentsOf(app);
    for (const game of ['wildlife', 'diceafari', 'template']) {
      expect(files).toContain(`games/${game}/src/apply.ts`);
      expect(files).toContain(`games/${game}/src/bot.ts`);
    }
    expect(files.filter((file) => BOARDS.test(file))).toEqual([]);
    expect(imports).toContain('node:fs');
    expect(imports.filter((path) => /^react|^@shutterbox\/ui$/.test(path))).toEqual([]);
  });

  it('of the server contains nothing of the terminal or the tests', async () => {
    const { files } = await contentsOf('server');
    expect(files.filter((file) => UNUSED_ON_A_SERVER.test(file))).toEqual([]);
  });
});
