/** The checker refuses what the import rules and the purity of rules code forbid; each case here must fire. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const CONFIGURATION = ['biome.json', 'biome', '.gitignore', 'package.json'];

interface Snippet {
  readonly file: string;
  readonly code: string;
  /** The rule that must refuse it; undefined for good code. */
  readonly refusedBy?: string;
}

const GLOBALS = 'lint/style/noRestrictedGlobals';
const IMPORTS = 'lint/style/noRestrictedImports';

const SNIPPETS: readonly Snippet[] = [
  { file: 'games/wildlife/src/chance.ts', code: 'export const die = Math.random();', refusedBy: 'plugin' },
  {
    file: 'games/wildlife/src/alias.ts',
    code: 'const { random } = Math;\nexport const die = random();',
    refusedBy: 'plugin',
  },
  { file: 'games/wildlife/src/locale.ts', code: 'export const text = (3).toLocaleString();', refusedBy: 'plugin' },
  { file: 'games/wildlife/src/float.ts', code: 'export const far = Math.hypot(3, 4);', refusedBy: 'plugin' },
  { file: 'games/wildlife/src/time.ts', code: 'export const now = Date.now();', refusedBy: GLOBALS },
  { file: 'packages/kernel/src/clock.ts', code: 'export const now = performance.now();', refusedBy: GLOBALS },
  { file: 'packages/kernel/src/laws/print.ts', code: "console.log('law');", refusedBy: GLOBALS },
  {
    file: 'games/wildlife/src/files.ts',
    code: "import { readFileSync } from 'node:fs';\nexport const deck = readFileSync('deck');",
    refusedBy: 'lint/correctness/noNodejsModules',
  },
  {
    file: 'packages/kernel/src/upwards.ts',
    code: "export const bots = import('@shutterbox/bots');",
    refusedBy: IMPORTS,
  },
  {
    file: 'packages/bots/src/game.ts',
    code: "import { game } from '@shutterbox/wildlife';\nexport const id = game.id;",
    refusedBy: IMPORTS,
  },
  {
    file: 'games/wildlife/src/neighbour.ts',
    code: "import { game } from '@shutterbox/template';\nexport const id = game.id;",
    refusedBy: IMPORTS,
  },
  {
    file: 'games/wildlife/src/sideways.ts',
    code: "import type { State } from '../../template/src/types.ts';\nexport type Other = State;",
    refusedBy: IMPORTS,
  },
  {
    file: 'games/wildlife/src/score.ts',
    code: "import { value } from './bot.ts';\nexport const score = value;",
    refusedBy: IMPORTS,
  },
  {
    file: 'games/template/src/bot.ts',
    code: "import { value } from '@shutterbox/wildlife/bot';\nexport const score = value;",
    refusedBy: IMPORTS,
  },
  {
    file: 'packages/kernel/src/undeclared.ts',
    code: "import colours from 'picocolors';\nexport const red = colours.red;",
    refusedBy: 'lint/correctness/noUndeclaredDependencies',
  },
  {
    file: 'packages/kernel/src/hen.ts',
    code: "import { egg } from './egg.ts';\nexport const hen = (): number => egg();",
    refusedBy: 'lint/suspicious/noImportCycles',
  },
  {
    file: 'packages/kernel/src/egg.ts',
    code: "import { hen } from './hen.ts';\nexport const egg = (): number => hen();",
    refusedBy: 'lint/suspicious/noImportCycles',
  },
  {
    file: 'games/template/manifest.ts',
    code: "export const manifest = { rules: () => import('./src/index.ts') };",
    refusedBy: IMPORTS,
  },
  {
    file: 'games/wildlife/manifest.ts',
    code: "export const manifest = { rules: () => import('@shutterbox/wildlife') };",
  },
  {
    file: 'games/wildlife/src/legal.ts',
    code: "import type { Seat } from '@shutterbox/kernel';\nimport { SEATS } from './data/seats.ts';\nexport const last: Seat = Math.floor(SEATS / 2);",
  },
  {
    file: 'games/wildlife/src/bot.ts',
    code: "import type { Seat } from '@shutterbox/kernel';\nimport { last } from './legal.ts';\nexport const worth = (seat: Seat): number => Math.sqrt(seat + last);",
  },
  {
    file: 'apps/lab/src/run.ts',
    code: "import { game } from '@shutterbox/wildlife';\nconsole.log(game.id, Date.now());",
  },
];

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

function lint(folder: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    const command = [BIOME, 'lint', '--reporter=json', '--max-diagnostics=none'];
    execFile(process.execPath, command, { cwd: folder }, (_exit, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout));
      else reject(new Error(stderr));
    });
  });
}

describe('the checker', () => {
  let folder = '';
  const findings = new Map<string, string[]>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'checks-'));
    for (const name of CONFIGURATION) await cp(join(ROOT, name), join(folder, name), { recursive: true });
    for (const group of ['packages', 'games', 'apps']) {
      for (const name of await readdir(join(ROOT, group))) {
        const manifest = join(group, name, 'package.json');
        await cp(join(ROOT, manifest), join(folder, manifest));
      }
    }
    for (const { file, code } of SNIPPETS) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `${code}\n`);
    }
    for (const { category, location } of (await lint(folder)).diagnostics) {
      const path = location.path.replaceAll('\\', '/');
      findings.set(path, [...(findings.get(path) ?? []), category]);
    }
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(SNIPPETS.filter(({ refusedBy }) => refusedBy !== undefined))('refuses $file by $refusedBy', (snippet) => {
    expect(findings.get(snippet.file)).toContain(snippet.refusedBy);
  });

  it.each(SNIPPETS.filter(({ refusedBy }) => refusedBy === undefined))('accepts $file', ({ file }) => {
    expect(findings.get(file)).toBeUndefined();
  });
});
