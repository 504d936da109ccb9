/** Snapshot aboard starships: set-up, a turn, a walk, a reaction, orders and the score. */
const EASY = { kind: 'bot', level: 'easy' };
const ME = { kind: 'me' };
/** The most answers until a kind of question comes up; after that, another match is tried. */
const MOST_ANSWERS = 400;
const MOST_MATCHES = 3;

const asked = (page, kind) =>
  page.locator(`[aria-label="Your decision"][data-kind="${kind}"] [aria-busy="false"]`).waitFor();
const open = (match, kind) => async (page) => {
  await page.goto(`/m/${match}`);
  await asked(page, kind);
};

async function setUp(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.make([ME, EASY], { game: 'starship', options: { armor: true } });
  const skill = await comes(crew.visitor, match, 'skill');
  if (skill) await crew.shoot('starship-weapons', open(match, 'skill'));
  if (await comes(crew.visitor, match, 'wear')) await crew.shoot('starship-armor', open(match, 'wear'));
  await crew.close();
}

async function turn(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await begun(crew.visitor, { ship: 'beowulf', passengers: true });
  await crew.shoot('starship-turn', open(match, 'turn'));
  await crew.shoot('starship-path', async (page) => {
    await open(match, 'turn')(page);
    const square = page.locator('.ss-can').nth(5);
    const { x, y, width, height } = await square.boundingBox();
    if (page.viewportSize().width > 960) await page.mouse.move(x + width / 2, y + height / 2);
    else await page.touchscreen.tap(x + width / 2, y + height / 2);
  });
  await crew.shoot('starship-orders', async (page) => {
    await open(match, 'turn')(page);
    await page.getByRole('region', { name: 'Order of action' }).locator('.ss-order-row').nth(1).click();
  });
  await crew.close();
}

async function reaction(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  for (let tried = 0; tried < MOST_MATCHES; tried++) {
    const match = await begun(crew.visitor, {});
    await orderedToAsk(crew.visitor, match);
    if (!(await comes(crew.visitor, match, 'react'))) continue;
    await crew.shoot('starship-reaction', open(match, 'react'));
    break;
  }
  await crew.close();
}

async function score(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.finished([ME, EASY], undefined, { game: 'starship' });
  await crew.shoot('starship-score', async (page) => {
    await page.goto(`/m/${match}`);
    await page.getByRole('region', { name: 'What happened to whom' }).waitFor();
  });
  await crew.close();
}

async function begun(visitor, options) {
  const match = await visitor.make([ME, EASY], { game: 'starship', options });
  await comes(visitor, match, 'turn');
  return match;
}

/** Answers as fast as possible until such a question comes; false if the match ends first. */
async function comes(visitor, match, wanted) {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = await visitor.asked(match, 0);
    if (question === undefined) return false;
    const { kind, id, actions } = question;
    if (kind === wanted) return true;
    const quick = wanted === 'turn' ? actions.find(({ type }) => type === 'quick') : undefined;
    const end = actions.find(({ type }) => type === 'end');
    await visitor.answer(match, 0, id, quick ?? end ?? actions[0]);
  }
  return false;
}

/** The codes of orders to ask before a free attack and before covering fire. */
const ASKS = [4, 7];

/** Every deed of the others asks again, and an answer makes another question of it. */
async function orderedToAsk(visitor, match) {
  for (;;) {
    const { pending, legal } = await visitor.update(match, 0);
    const standing = pending.find(({ kind }) => kind === 'orders');
    const { actions } = legal.find(({ decision }) => decision === standing?.id) ?? { actions: [] };
    const left = actions.find(({ action }) => ASKS.includes(action.how));
    if (left === undefined) return;
    await visitor.answer(match, 0, standing.id, left.action);
  }
}

export const SHIP_SCENES = [
  { take: setUp, names: ['starship-weapons', 'starship-armor'] },
  { take: turn, names: ['starship-turn', 'starship-path', 'starship-orders'] },
  { take: reaction, names: ['starship-reaction'] },
  { take: score, names: ['starship-score'] },
];
