import { it } from 'vitest';
import { SIZES } from '../scripts/lib/chromium.mjs';
import { expectPage } from './lib/expect-page.ts';
import { journey } from './lib/journey.ts';

const PAGES = [
  ['/', 'Shutterbox: games about taking the shot'],
  ['/rules', 'Rules'],
  ['/rules/wildlife', 'Snapshot (wildlife photography): the rules'],
  ['/draw/diceafari', 'Draw a map'],
  ['/replay', 'Replay a match from a file'],
  ['/about', 'About Shutterbox'],
  ['/nowhere', 'Nothing on this frame'],
  ['/m/AAAAAAAAAAAAAAAA', 'There is no such table'],
] as const;
const AROUND = ['Rules', 'Draw a map', 'Replay a file', 'About'];

journey('every page', (site) => {
  it.each(['desktop', 'phone'] as const)(
    'leads home and to all others (%s)',
    async (size) => {
      const { page } = await site().visit(SIZES[size]);
      for (const [path, heading] of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        await expectPage(page.getByRole('link', { name: 'Shutterbox', exact: true }), path).toHaveAttribute(
          'href',
          '/',
        );
        const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
        await expectPage(links, path).toHaveText(AROUND);
        await expectPage(page.getByLabel('Have a link?'), path).toBeVisible();
        await expectPage(page.getByRole('button', { name: /^You:/ }), path).toBeVisible();
      }
      await page.getByRole('link', { name: 'Rules', exact: true }).click();
      await page.getByRole('link', { name: 'Read the rules: DiceAFARI' }).click();
      await page.getByRole('heading', { level: 1, name: 'DiceAFARI: the rules' }).waitFor();
      await expectPage(page.getByRole('link', { name: 'Rules', exact: true })).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: /^You:/ }).click();
      await page.getByRole('dialog', { name: 'You' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Shutterbox', exact: true }).click();
      await page
        .getByRole('button', { name: /^Play now/ })
        .first()
        .waitFor();
    },
    120_000,
  );
});
