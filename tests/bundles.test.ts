/** A manifest names every part of its game: what an app never loads must not end up in its bundle. */
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../scripts/lib/bundle.mjs';

const BOARDS = /\/src\/ui\/|^packages\/ui\/|\.css$|\.tsx$|node_modules\/react/;
const UNUSED_ON_A_SERVER = /^games\/[^/]+\/(src\/(terminal|testing)|RULES\.md)/;

async function contentsOf(
  app: 'lab' | 'server',
): Promise<{ readonly files: readonly string[]; readonly code: string }> {
  const { metafile, outputFiles } = await bundleOf(app);
  const code = outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ text }) => text);
  return { files: Object.keys(metafile.inputs), code: code.join('\n') };
}

describe('the bundle', () => {
  it.each(['lab', 'server'] as const)('of the %s holds every game and no board', async (app) => {
    const { files, code } = await contentsOf(app);
    for (const game of ['wildlife', 'diceafari', 'template']) {
      expect(files).toContain(`games/${game}/src/apply.ts`);
      expect(files).toContain(`games/${game}/src/bot.ts`);
    }
    expect(files.filter((file) => BOARDS.test(file))).toEqual([]);
    expect(code).not.toMatch(/["']react(\/[\w-]+)?["']/);
  });

  it('of the server holds nothing of the terminal or the tests', async () => {
    const { files } = await contentsOf('server');
    expect(files.filter((file) => UNUSED_ON_A_SERVER.test(file))).toEqual([]);
  });
});
