/** The server's own limits and storage, for scripts that hold a server to them. */
import { loadSource } from './load-source.mjs';

/** Installed packages stay outside of the bundle, ours go into it. */
const outside = {
  name: 'outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@shutterbox/') ? undefined : { path, external: true },
    ),
};

export function loadServerSource(name) {
  return loadSource(
    name,
    "export { LIMIT_SIZES } from './apps/server/src/limits.ts'; export { openStorage } from './apps/server/src/storage/open.ts';",
    [outside],
  );
}
