/** The built site, read into memory at the start: an address is looked up in a map, and never becomes a path on the disk. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'br' | 'gzip';

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its contents, so it may be cached forever. */
  readonly hashed: boolean;
  readonly body: Buffer;
  /** As the build compressed them. */
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

export interface Site {
  readonly index: SiteFile;
  /** By the path of the address: `/assets/…`. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

/** Vite writes everything with a hash in its name here, and nothing else. */
export const HASHED = '/assets/';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const UNKNOWN_TYPE = 'application/octet-stream';

/** Undefined where no site has been built. */
export function loadSite(folder: string): Site | undefined {
  const contents = new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file))]));
  const files = new Map<string, SiteFile>();
  for (const [file, body] of contents) {
    if (isVariant(file, contents)) continue;
    const path = `/${file}`;
    files.set(path, {
      type: TYPES[extname(file)] ?? UNKNOWN_TYPE,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      hashed: path.startsWith(HASHED),
      body,
      br: contents.get(`${file}.br`),
      gzip: contents.get(`${file}.gz`),
    });
  }
  const index = files.get('/index.html');
  return index === undefined ? undefined : { index, files };
}

function isVariant(file: string, all: ReadonlyMap<string, Buffer>): boolean {
  return ['.br', '.gz'].some((ending) => file.endsWith(ending) && all.has(file.slice(0, -ending.length)));
}

/** Names with slashes, whatever the system; nothing that begins with a dot. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
