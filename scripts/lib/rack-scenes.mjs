/** Perfect Shot: a turn, a verdict, albums in and out of turn, the last arranging, the score and its replay. */
const ME = { kind: 'me' };
const EASY = { kind: 'bot', level: 'easy' };
/** Turns before the pictures. By then the rack is deep and albums have tiles. */
const TURNS = 6;
const MOST_TURNS = 40;

const asked = (page, kind) =>
  page.locator(`[aria-label="Your decision"][data-kind="${kind}"] [aria-busy="false"]`).waitFor();
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();
const inspector = (page) => page.getByRole('region', { name: 'What the lenses saw' });
const albums = (page) => page.getByRole('region', { name: 'Your albums', exact: true });

/** Every third turn an album, otherwise a photo, which is sometimes called. */
function plan({ actions }, turn) {
  const photos = actions.filter(({ type }) => type === 'photo');
  const album = actions.find(({ type }) => type === 'album');
  return turn % 3 === 1 && album !== undefined ? album : (photos[(turn * 5) % photos.length] ?? actions[0]);
}

/** Plays turns through the server, and returns the question that comes next. */
async function play(visitor, match, turns) {
  for (let turn = 0; turn < turns; turn++) {
    const question = await visitor.asked(match, 0);
    if (question?.kind !== 'turn') return question;
    await visitor.answer(match, 0, question.id, plan(question, turn));
  }
  return visitor.asked(match, 0);
}

async function turn(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.make([ME, EASY, EASY, EASY], { game: 'perfect-shot' });
  await play(crew.visitor, match, TURNS);
  await crew.shoot('rack-turn', async (page) => {
    await page.goto(`/m/${match}`);
    await asked(page, 'turn');
    await page.getByRole('group', { name: 'Your cards' }).locator('[aria-pressed]').nth(1).click();
    await page
      .getByRole('button', { name: /^Turn / })
      .nth(1)
      .click();
  });
  await crew.shoot('rack-verdict', async (page) => {
    await press(page, 'Inspect');
    await inspector(page).waitFor();
    while (!(await inspector(page).getByRole('listitem').first().isVisible())) await press(page, 'Previous photo');
  });
  await crew.shoot('rack-arrange', async (page) => {
    await press(page, 'Close');
    await press(page, 'Arrange');
    await albums(page).locator('[aria-pressed]').first().click();
  });
  await crew.close();
}

async function ending(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.make([ME, EASY, EASY], { game: 'perfect-shot' });
  const { id } = await play(crew.visitor, match, MOST_TURNS);
  await crew.shoot('rack-confirm', async (page) => {
    await page.goto(`/m/${match}`);
    await asked(page, 'confirm');
    await page.getByText('Best possible').first().waitFor();
  });
  await crew.visitor.answer(match, 0, id, { type: 'confirm', layout: 'best' });
  await crew.shoot('rack-score', async (page) => {
    await page.goto(`/m/${match}`);
    await page.getByRole('table', { name: 'Score pad' }).waitFor();
  });
  const { steps } = await crew.visitor.update(match);
  const photo = steps.findLast(({ events }) => events.some(({ type }) => type === 'photo'));
  await crew.shoot('rack-replay', async (page) => {
    await page.goto(`/m/${match}?at=${photo?.number ?? 0}`);
    await page.getByRole('region', { name: 'Replay' }).waitFor();
  });
  await crew.close();
}

async function opening(studio) {
  const crew = await studio.crew({ name: 'Ines', novice: true });
  const match = await crew.visitor.make([ME, EASY], { game: 'perfect-shot' });
  await crew.visitor.asked(match, 0);
  await crew.shoot('rack-opening', async (page) => {
    await page.goto(`/m/${match}`);
    await asked(page, 'turn');
  });
  await crew.close();
}

export const RACK_SCENES = [
  { take: opening, names: ['rack-opening'] },
  { take: turn, names: ['rack-turn', 'rack-verdict', 'rack-arrange'] },
  { take: ending, names: ['rack-confirm', 'rack-score', 'rack-replay'] },
];
