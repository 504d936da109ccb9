/** What a large board costs the main thread while it is panned, zoomed and hovered over. */
import { join } from 'node:path';
import { framesOf, traced } from './frames.mjs';
import { ROOT } from './root.mjs';

const BENCH = join(ROOT, 'apps', 'web', 'test', 'bench', 'surface.tsx');
const MOVES = 120;
const PAGE =
  '<!doctype html><html class="light"><style>html,body,#bench,.bench{height:100%;margin:0}</style><div id="bench"></div></html>';

/** The busy frames, by gesture. */
export async function surfaceFrames(context) {
  const { script, style } = await bundle();
  const page = await context.newPage();
  await page.setContent(PAGE);
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  await page.locator('[data-zoom]').waitFor();
  // Larger than the frame, like a map that you move around on.
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Zoom in' }).click();
  const all = {};
  for (const [name, deed] of Object.entries(GESTURES)) {
    // Once to warm up, to measure a page in use.
    await deed(page);
    all[name] = framesOf(await traced(page, () => deed(page)));
  }
  await page.close();
  return all;
}

export const GESTURES = {
  pan: async ({ mouse }) => {
    await mouse.move(640, 360);
    await mouse.down();
    for (let at = 1; at <= MOVES; at++) await mouse.move(640 + 200 * Math.sin(at / 9), 360 + 120 * Math.sin(at / 6));
    await mouse.up();
  },
  zoom: async ({ mouse, keyboard }) => {
    await mouse.move(640, 360);
    await keyboard.down('Control');
    for (let at = 0; at < MOVES; at++) await mouse.wheel(0, at % 40 < 20 ? -30 : 30);
    await keyboard.up('Control');
  },
  hover: async ({ mouse }) => {
    for (let at = 0; at < MOVES; at++) await mouse.move(100 + 9 * at, 200 + 150 * Math.sin(at / 5));
  },
};

/** Not part of the site: players never load it. */
async function bundle() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [BENCH],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'bench',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}
