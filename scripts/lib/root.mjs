import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const GROUPS = ['packages', 'games', 'apps'];

/** The folders of all workspaces, relative to the root, in a fixed order. */
export function workspaces() {
  return GROUPS.flatMap((group) => folders(group).map((name) => join(group, name)));
}

/** The names of the folders inside a folder of the repository; none if it does not exist. */
export function folders(path) {
  return entries(path)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort();
}

/** The files directly in a folder, in the form of `filesUnder`. */
export function filesIn(path) {
  return entries(path)
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, entry.name))
    .sort();
}

/** Every file below a folder of the repository, relative to the root, sorted; none if the folder does not exist. */
export function filesUnder(path) {
  return entries(path)
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(inside) : [inside];
    })
    .sort();
}

function entries(path) {
  try {
    return readdirSync(join(ROOT, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
