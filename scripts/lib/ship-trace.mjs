/** What a large ship with everyone aboard costs the main thread while it is panned, zoomed and hovered over. */
import { framesOf, traced } from './frames.mjs';
import { PageVisitor } from './page-visitor.mjs';
import { GESTURES } from './surface-trace.mjs';

/** Four crew, six passengers, six sleepers and six animals. */
const OPTIONS = { scenario: 'loose', ship: 'beowulf', passengers: true, sleepers: true };

/** The busy frames, by gesture. */
export async function shipFrames(context, url) {
  const page = await context.newPage();
  const visitor = new PageVisitor(context, url);
  await visitor.named('Ann');
  // The animals are asked first.
  const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'me' }];
  await page.goto(`/m/${await visitor.make(seats, { game: 'starship', options: OPTIONS })}`);
  await page.getByRole('button', { name: /^Quick start/ }).click();
  await page.locator('[data-kind="turn"] [aria-busy="false"]').waitFor();
  const all = {};
  for (const [name, deed] of Object.entries(GESTURES)) {
    await deed(page);
    all[name] = framesOf(await traced(page, () => deed(page)));
  }
  return all;
}
