/** Four cameras on the same scene: desktop and phone, in the light and in the dark, one visitor behind them all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptBy, LESSONS_HAD, SIZES } from './chromium.mjs';
import { PageVisitor } from './page-visitor.mjs';

const LIGHTS = ['light', 'dark'];

export class Studio {
  constructor(browser, site, folder, isWanted) {
    this.browser = browser;
    this.site = site;
    this.folder = folder;
    this.isWanted = isWanted;
    this.taken = [];
    mkdirSync(folder, { recursive: true });
  }

  /** A new visitor with their four pages. */
  async crew({ name, novice = false } = {}) {
    const cameras = [];
    const state = novice ? undefined : keptBy(this.site, LESSONS_HAD);
    for (const [size, device] of Object.entries(SIZES)) {
      for (const light of LIGHTS) {
        const more = { colorScheme: light, reducedMotion: 'reduce', baseURL: this.site, storageState: state };
        const context = await this.browser.newContext({ ...device, ...more });
        cameras.push({ size, light, context, page: await context.newPage() });
      }
    }
    const [first, ...others] = cameras;
    const visitor = new PageVisitor(first.context, this.site);
    if (name !== undefined) {
      await visitor.named(name);
      const cookies = await first.context.cookies();
      for (const { context } of others) await context.addCookies(cookies);
    }
    return new Crew(this, cameras, visitor);
  }

  keep(name, shots) {
    this.taken.push({ name, shots });
    console.log(`${String(this.taken.length).padStart(3)}  ${name}`);
  }

  writeIndex() {
    const rows = this.taken.map(
      ({ name, shots }) =>
        `<h2>${name}</h2><div>${shots.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join('')}</div>`,
    );
    const style = 'body{font:16px sans-serif;background:#888}div{display:flex;gap:8px;overflow:auto}img{height:360px}';
    const page = `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>${rows.join('\n')}\n`;
    writeFileSync(join(this.folder, 'index.html'), page);
  }
}

class Crew {
  constructor(studio, cameras, visitor) {
    this.studio = studio;
    this.cameras = cameras;
    this.visitor = visitor;
  }

  /** Does the same on all pages. */
  async all(deed) {
    for (const { page, size } of this.cameras) await deed(page, size);
  }

  /** `deed` brings every page to the scene, one after the other. */
  async shoot(name, deed = () => undefined) {
    if (!this.studio.isWanted(name)) return;
    const shots = [];
    for (const { page, size, light } of this.cameras) {
      await deed(page, size);
      await still(page);
      const file = `${name}-${size}-${light}.png`;
      await page.screenshot({ path: join(this.studio.folder, file) });
      shots.push(file);
    }
    this.studio.keep(name, shots);
  }

  async close() {
    for (const { context } of this.cameras) await context.close();
  }
}

/** Pictures and fonts are there, and nothing moves any more. */
async function still(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
