/** Writes the service worker with the list of all files of a version. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const WORKER = fileURLToPath(new URL('../sw/sw.ts', import.meta.url));
/** Nobody looks at these without a network. */
const LEFT_OUT = /\.map$/;

export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const made = Object.values(bundle).map(
        (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
      );
      const version = createHash('sha256');
      const files = [...made, ...publicFiles(config.publicDir)]
        .filter(([name]) => !LEFT_OUT.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [name, contents] of files) version.update(`${name}\n`).update(contents);
      const source = await workerFor(
        files.map(([name]) => `/${name}`),
        version.digest('hex').slice(0, 16),
      );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

function publicFiles(folder: string): readonly (readonly [string, Uint8Array])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), readFileSync(path)] as const;
    });
}

async function workerFor(files: readonly string[], version: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The service worker could not be built.');
  return chunk.code;
}
