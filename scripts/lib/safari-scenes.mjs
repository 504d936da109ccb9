/** DiceAFARI: every question, several maps, a watcher, the score and its replay. */
const ME = { kind: 'me' };
const EASY = { kind: 'bot', level: 'easy' };
const KINDS = ['roll', 'bonus', 'photo'];
/** The most matches to try, because dice decide whether a bonus is earned. */
const MOST_MATCHES = 5;
const MAPS = [
  { name: 'safari-elephant', options: { map: 'elephant' } },
  { name: 'safari-flamingo', options: { map: 'flamingo' } },
  { name: 'safari-lion', options: { map: 'lion', photoSurprise: true } },
  { name: 'safari-long', options: { customMap: { name: 'Long snake', rows: ['##################'] } } },
  { name: 'safari-islands', options: { customMap: { name: 'Islands', rows: ['###...#', '.##.#..', '....##.'] } } },
];

const asked = (page, kind) =>
  page.locator(`[aria-label="Your decision"][data-kind="${kind}"] [aria-busy="false"]`).waitFor();

/** Claims what it can, with the longest route first. */
function plan({ kind, actions }) {
  const claims = actions.filter(({ type }) => type === 'claim').sort((a, b) => b.tiles.length - a.tiles.length);
  return kind === 'roll' ? (claims[0] ?? actions.find(({ type }) => type === 'roll') ?? actions.at(-1)) : actions[0];
}

async function questions(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const missing = new Set(KINDS.filter((kind) => studio.isWanted(`safari-${kind}`)));
  for (let i = 0; i < MOST_MATCHES && missing.size > 0; i++) await takeKinds(crew, missing);
  if (missing.size > 0) console.log(`     not seen this time: ${[...missing].join(', ')}`);
  await crew.close();
}

async function takeKinds(crew, missing) {
  const match = await crew.visitor.make([ME, EASY, EASY, EASY], { game: 'diceafari', options: { map: 'elephant' } });
  await crew.all((page) => page.goto(`/m/${match}`));
  while (missing.size > 0) {
    const question = await crew.visitor.asked(match, 0);
    if (question === undefined) return;
    const { kind, view, actions } = question;
    // Not the first roll, when there is little on the map yet; and with several routes to choose from.
    const rich = kind !== 'roll' || (view.turns[0] > 0 && actions.filter(({ type }) => type === 'claim').length > 1);
    if (missing.has(kind) && rich) {
      await crew.shoot(`safari-${kind}`, async (page) => {
        await asked(page, kind);
        if (kind === 'roll') await page.getByRole('list', { name: 'Routes' }).getByRole('button').first().click();
      });
      if (kind === 'roll') await chances(crew);
      missing.delete(kind);
    }
    await crew.visitor.answer(match, 0, question.id, plan(question));
  }
}

async function chances(crew) {
  const turn = (page) => page.getByRole('button', { name: 'Show chances', exact: true }).click();
  await crew.shoot('safari-chances', turn);
}

async function maps(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  for (const { name, options } of MAPS) {
    if (!studio.isWanted(name)) continue;
    const match = await crew.visitor.make([ME, EASY], { game: 'diceafari', options });
    await crew.visitor.asked(match, 0);
    await crew.shoot(name, async (page) => {
      await page.goto(`/m/${match}`);
      await asked(page, 'roll');
    });
  }
  await crew.close();
}

async function ending(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const more = { game: 'diceafari', options: { exclusiveCoverage: true, wetlands: true } };
  const watched = await crew.visitor.make([ME, EASY, EASY], more);
  await crew.visitor.asked(watched, 0);
  const watchers = await studio.crew();
  await watchers.shoot('safari-spectator', async (page) => {
    await page.goto(`/m/${watched}`);
    await page.getByRole('region', { name: /, roll \d of \d/ }).waitFor();
  });
  await watchers.close();
  const match = await crew.visitor.finished([ME, EASY, EASY], more);
  await crew.shoot('safari-score', async (page) => {
    await page.goto(`/m/${match}`);
    await page.getByRole('table', { name: 'Score pad' }).waitFor();
  });
  const { steps } = await crew.visitor.update(match);
  const claim = steps.findLast(({ events }) => events.some(({ type }) => type === 'claimed'));
  await crew.shoot('safari-replay', async (page) => {
    await page.goto(`/m/${match}?at=${claim?.number ?? 0}`);
    await page.getByRole('region', { name: 'Replay' }).waitFor();
  });
  await crew.close();
}

export const SAFARI_SCENES = [
  { take: questions, names: [...KINDS.map((kind) => `safari-${kind}`), 'safari-chances'] },
  { take: maps, names: MAPS.map(({ name }) => name) },
  { take: ending, names: ['safari-spectator', 'safari-score', 'safari-replay'] },
];
