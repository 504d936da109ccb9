import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The rest (fonts, photographs) is compressed already. */
const WORTH_IT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** A file that fits into one packet gains nothing. */
const SMALL_BYTES = 1_024;

const pack = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gz: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` next to every file that gets smaller. Returns the bytes sent for each file. */
export async function precompress(folder, files) {
  const sizes = new Map();
  for (const file of files) {
    const body = readFileSync(join(folder, file));
    sizes.set(file, body.length);
    if (!WORTH_IT.has(extname(file)) || body.length < SMALL_BYTES) continue;
    for (const [ending, packed] of [
      ['gz', await pack.gz(body)],
      ['br', await pack.br(body)],
    ]) {
      if (packed.length >= body.length) continue;
      writeFileSync(join(folder, `${file}.${ending}`), packed);
      sizes.set(file, packed.length);
    }
  }
  return sizes;
}
