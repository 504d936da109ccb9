/** A table as its player sees it. */
import type { Locator, Page } from '@playwright/test';
import { expectPage } from './expect-page.ts';

/** What the page waits for. */
export type Stand =
  | {
      readonly at: 'asked';
      readonly kind: string;
      readonly prompt: string;
      /** Everything you can do, in words, if the list of it is open. */
      readonly moves: readonly string[];
    }
  | { readonly at: 'curtain' }
  | { readonly at: 'over' };

export class Table {
  readonly page: Page;
  /** The question, and the possible answers. */
  readonly decision: Locator;
  readonly prompt: Locator;
  readonly board: Locator;
  readonly allMoves: Locator;
  readonly undo: Locator;
  readonly scorePad: Locator;
  readonly notes: Locator;
  readonly curtain: Locator;
  readonly assignment: Locator;

  constructor(page: Page) {
    this.page = page;
    this.decision = page.getByRole('region', { name: 'Your decision' });
    this.prompt = this.decision.getByRole('heading', { level: 1 });
    this.board = page.getByRole('main');
    this.allMoves = page.getByRole('complementary', { name: 'All moves' });
    this.undo = this.decision.getByRole('button', { name: 'Undo', exact: true });
    this.scorePad = page.getByRole('table', { name: 'Score pad' });
    this.notes = page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
    this.curtain = page.getByRole('region', { name: 'Pass the device' });
    this.assignment = page.getByRole('region', { name: /^Your assignment/ });
  }

  async open(match: string): Promise<void> {
    await this.page.goto(`/m/${match}`);
  }

  /** Waits for something to do, however long others think. */
  async stand(timeout = 60_000): Promise<Stand> {
    const handle = await this.page.waitForFunction(standing, undefined, { timeout });
    const stand = await handle.jsonValue();
    await handle.dispose();
    if (stand === undefined) throw new Error('The page stands nowhere.');
    return stand;
  }

  async openAllMoves(): Promise<void> {
    await this.page.getByRole('button', { name: 'All moves', exact: true }).click();
    await this.allMoves.waitFor();
  }

  /** As `stand`, with the list of all moves open. */
  async standWithMoves(): Promise<Stand> {
    const stand = await this.stand();
    if (stand.at !== 'asked' || stand.moves.length > 0) return stand;
    await this.openAllMoves();
    return this.stand();
  }

  /** Where a player would press: in the dock or on the board; in the list of all moves only if it is nowhere else. */
  async choose(words: string): Promise<void> {
    const button = await this.find(words);
    await button.click();
    await this.goOn();
  }

  /** The same with a finger. */
  async tap(words: string): Promise<void> {
    const button = await this.find(words);
    await button.tap();
    await this.goOn();
  }

  /** Confirms the warning, which comes once. */
  private async goOn(): Promise<void> {
    const doubt = this.decision.getByRole('alertdialog');
    if ((await doubt.count()) > 0) await doubt.getByRole('button').last().click();
  }

  /** The button that does it, for tests that tap or press it. */
  async find(words: string): Promise<Locator> {
    const named = { name: labelled(words) };
    const shown = this.decision.getByRole('button', named).or(this.board.getByRole('button', named));
    if ((await shown.count()) > 0) return shown.last();
    const closed = this.allMoves.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    return this.allMoves.getByRole('button', { name: words, exact: true });
  }

  async expectOver(): Promise<void> {
    await expectPage(this.scorePad).toBeVisible({ timeout: 60_000 });
  }
}

/** Moves whose button says less or more than the list: tokens for a re-roll are paid together. */
const SHORT: readonly (readonly [words: RegExp, label: string])[] = [
  [/^Draw an animal card$/, 'Draw a card'],
  [/^Make no offer$/, 'No offer'],
  [/^Accept: /, 'Accept 1 token: [^:]*'],
  [/^Reserve /, 'Put in reserve: [^:]*'],
  [/^Refuse the offer: reserve /, 'Reserve instead: [^:]*'],
  [/^Explore /, 'Roll the dice: [^:]*'],
  [/^Photograph /, 'Press the shutter: [^:]*'],
  [/^Put 1 token from your supply/, 'Re-roll for [^,]*|[^:]*token[^:]*, from your supply'],
];

/** A button's name begins with the words on it, then says what it does. */
function labelled(words: string): RegExp {
  const said = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const short = SHORT.find(([move]) => move.test(words))?.[1];
  return new RegExp(short === undefined ? `(^|: )${said}$` : `(^|: )(${said}|${short})$`);
}

/** Runs in the page. A question that is being answered does not count. */
function standing(): Stand | undefined {
  if (document.querySelector('table caption') !== null) return { at: 'over' };
  if (document.querySelector('[aria-label="Pass the device"]') !== null) return { at: 'curtain' };
  const asked = document.querySelector<HTMLElement>('[aria-label="Your decision"][data-kind]');
  if (asked === null || asked.querySelector('[aria-busy="false"]') === null) return undefined;
  const moves = [...document.querySelectorAll('[aria-label="All moves"] li button')].map(
    (move) => move.textContent ?? '',
  );
  return { at: 'asked', kind: asked.dataset.kind ?? '', prompt: asked.querySelector('h1')?.textContent ?? '', moves };
}
