/** Two cameras on the same scene, one with a mouse and one with touch. Each takes it on all its screens, in light and dark. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from './axe.mjs';
import { keptBy, LESSONS_HAD } from './chromium.mjs';
import { PageVisitor } from './page-visitor.mjs';

const LIGHTS = ['light', 'dark'];

export class Studio {
  constructor(browser, site, { folder, screens, isWanted, axe }) {
    this.browser = browser;
    this.site = site;
    this.folder = folder;
    this.screens = screens;
    this.isWanted = isWanted;
    /** Scenes are checked, and no pictures taken. */
    this.axe = axe;
    this.taken = [];
    this.violations = 0;
    mkdirSync(folder, { recursive: true });
  }

  /** A new visitor with a page for each camera. */
  async crew({ name, novice = false } = {}) {
    const cameras = [];
    const state = novice ? undefined : keptBy(this.site, LESSONS_HAD);
    for (const touch of [false, true]) {
      const screens = this.screens.filter((screen) => screen.touch === touch);
      if (screens.length === 0) continue;
      const context = await this.browser.newContext({
        viewport: sizeOf(screens[0]),
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: 'reduce',
        baseURL: this.site,
        storageState: state,
      });
      const page = await context.newPage();
      cameras.push({ screens, context, page, fetched: followParts(page) });
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
    for (const { page } of this.cameras) await deed(page);
  }

  /** `deed` brings every page to the scene. `anew`: again on every screen, because something is placed when it opens. */
  async shoot(name, deed = () => undefined, { anew = false } = {}) {
    if (!this.studio.isWanted(name)) return;
    const shots = [];
    for (const { page, screens, fetched } of this.cameras) {
      for (const screen of screens) {
        await page.setViewportSize(sizeOf(screen));
        if (anew || screen === screens[0]) await deed(page);
        for (const light of LIGHTS) {
          const file = `${name}-${screen.name}-${light}.png`;
          await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
          await fetched();
          await still(page);
          shots.push(await this.#take(page, file));
        }
      }
      await page.setViewportSize(sizeOf(screens[0]));
    }
    this.studio.keep(name, shots);
  }

  async #take(page, file) {
    if (this.studio.axe) await this.#check(page, file);
    else await page.screenshot({ path: join(this.studio.folder, file) });
    return file;
  }

  async #check(page, file) {
    const found = await axeFindings(page);
    this.studio.violations += found.length;
    for (const finding of found) console.error(`     ${file.replace('.png', '')}: ${finding}`);
  }

  async close() {
    for (const { context } of this.cameras) await context.close();
  }
}

function sizeOf({ width, height }) {
  return { width, height };
}

/** What a table needs is fetched when it is first shown. */
const PARTS = ['script', 'stylesheet'];

/** Follows which parts a page is fetching. What it returns waits until all are there and drawn, and none asked for others. */
function followParts(page) {
  const fetching = new Set();
  let wake = () => {};
  const over = (request) => {
    fetching.delete(request);
    wake();
  };
  page.on('request', (request) => PARTS.includes(request.resourceType()) && fetching.add(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return async () => {
    do {
      while (fetching.size > 0) {
        await new Promise((resolve) => {
          wake = resolve;
        });
      }
      await drawn(page);
    } while (fetching.size > 0);
  };
}

function drawn(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until pictures and fonts are loaded and nothing moves. */
async function still(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await drawn(page);
}
