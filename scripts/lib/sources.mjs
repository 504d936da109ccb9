import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, filesUnder, folders, ROOT } from './root.mjs';

/** One word for the state of some files, by time and size. It takes milliseconds for 300 files. */
export function stampOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(ROOT, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Everything that can end up in an app's bundle: our packages and games, with their manifests, rules and pictures. */
export function libraries() {
  const all = ['packages', 'games'].flatMap((group) => folders(group).map((name) => join(group, name)));
  return [
    ...all.flatMap((folder) => [...filesIn(folder), ...filesUnder(join(folder, 'src'))]),
    join('scripts', 'lib', 'sources.mjs'),
  ];
}
