/** Every page, and the board in every phase, as scenes for the studio. */
import { curiousPlay } from './curious-play.mjs';
import { RACK_SCENES } from './rack-scenes.mjs';
import { SAFARI_SCENES } from './safari-scenes.mjs';
import { SHIP_SCENES } from './ship-scenes.mjs';
import { STAKEOUT_SCENES } from './stakeout-scenes.mjs';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const EASY = { kind: 'bot', level: 'easy' };
const KINDS = ['research', 'offer', 'card', 'reserves', 'dice', 'tokens', 'explore', 'failed', 'reroll', 'photograph'];
/** The most matches to try, because dice decide whether some questions come up. */
const MOST_MATCHES = 3;

const heading = (page, name) => page.getByRole('heading', { name }).first().waitFor();
const press = (page, name) => page.getByRole('button', { name }).first().click();
const asked = (page, kind) =>
  page.locator(`[aria-label="Your decision"][data-kind="${kind}"] [aria-busy="false"]`).waitFor();
const open = (path, name) => async (page) => {
  await page.goto(path);
  await heading(page, name);
};

async function lobby(studio) {
  const crew = await studio.crew();
  const lobbyOpen = async (page) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Play now/ })
      .first()
      .waitFor();
  };
  await crew.shoot('lobby-empty', lobbyOpen);
  await crew.shoot('about', open('/about', 'About Shutterbox'));
  await crew.shoot('rules-index', open('/rules', 'Rules'));
  await crew.shoot('rules', open('/rules/wildlife', 'Snapshot (wildlife photography): the rules'));
  await crew.shoot('replay-file', open('/replay', 'Replay a match from a file'));
  await crew.shoot('not-found', open('/nowhere', 'Nothing on this frame'));
  await crew.shoot('no-table', async (page) => {
    await open('/m/AAAAAAAAAAAAAAAA', 'There is no such table')(page);
    await page.getByRole('link', { name: 'To the lobby' }).waitFor();
  });
  await crew.close();
  const known = await studio.crew({ name: 'Ines' });
  await known.visitor.make([ME, EASY, EASY]);
  await known.visitor.make([ME, OPEN, EASY], { pace: 86_400_000 });
  const host = await studio.crew({ name: 'Tomasz' });
  await host.visitor.make([ME, OPEN, OPEN], { listed: true });
  await host.close();
  await known.shoot('lobby-matches', async (page) => {
    await lobbyOpen(page);
    await page
      .getByRole('link', { name: /Your move|bots/ })
      .first()
      .waitFor();
  });
  await known.shoot('create-table', async (page) => {
    await lobbyOpen(page);
    await press(page, /^Create table/);
    await heading(page, 'Seats');
  });
  await known.shoot('create-table-options', async (page) => {
    await page.getByText('All options').click();
    await page.getByLabel('Reserving').scrollIntoViewIfNeeded();
  });
  await known.shoot('you', async (page) => {
    await lobbyOpen(page);
    await press(page, /^You/);
    await heading(page, 'Delete my data');
  });
  await known.close();
}

async function waiting(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.make([ME, OPEN, EASY, OPEN]);
  await crew.shoot('waiting-room', open(`/m/${match}`, '2 seats are open'));
  const guests = await studio.crew();
  await guests.shoot('sit-down', async (page) => {
    await open(`/m/${match}`, 'Ines invites you to play')(page);
    await page.getByLabel('Your name').waitFor();
  });
  await guests.close();
  await crew.close();
}

/** The page where you draw a map. */
async function drawing(studio) {
  const crew = await studio.crew();
  const blank = open('/draw/diceafari', 'Draw a map');
  const draw = async (page, ...places) => {
    for (const place of places) await page.getByRole('gridcell', { name: `${place}, empty` }).click();
  };
  await crew.shoot('draw-blank', blank);
  await crew.shoot('draw-flawed', async (page) => {
    await blank(page);
    await draw(page, 'B3', 'C3', 'D3', 'E3', 'C4', 'D4', 'E4', 'C5', 'E5', 'H8');
    await page.getByLabel('Name', { exact: true }).fill('Sunday dog');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  });
  const map = { name: 'Sunday dog', rows: ['####..', '.#####', '.#..#.'] };
  const link = `/draw/diceafari#m=${Buffer.from(JSON.stringify(map)).toString('base64url')}`;
  await crew.shoot('draw-shared', open(link, 'Sunday dog'));
  await crew.close();
}

/** Plays one match after another, and takes a picture when a kind of question first comes up. */
async function decisions(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const missing = new Set(KINDS.filter((kind) => studio.isWanted(`board-${kind}`)));
  for (let i = 0; i < MOST_MATCHES && missing.size > 0; i++) await takeKinds(crew, missing);
  if (missing.size > 0) console.log(`     not seen this time: ${[...missing].join(', ')}`);
  await crew.close();
}

async function takeKinds(crew, missing) {
  const match = await crew.visitor.make([ME, EASY, EASY]);
  const plan = curiousPlay();
  await crew.all((page) => page.goto(`/m/${match}`));
  while (missing.size > 0) {
    const question = await crew.visitor.asked(match, 0);
    if (question === undefined) return;
    // Not in the first round, when there is little on the table yet.
    const rich = question.view.round > 1 || ['offer', 'card'].includes(question.kind);
    if (missing.has(question.kind) && rich) {
      await crew.shoot(`board-${question.kind}`, (page) => asked(page, question.kind));
      missing.delete(question.kind);
    }
    await crew.visitor.answer(match, 0, question.id, plan(question));
  }
}

/** Before your first question, other players may have scared off or photographed all animals. */
async function withAnimals(crew) {
  for (;;) {
    const match = await crew.visitor.make([ME, EASY, EASY, EASY]);
    const { view } = await crew.visitor.asked(match, 0);
    if (view.stacks.some((stack) => stack.length > 0)) return match;
  }
}

async function panels(studio) {
  const crew = await studio.crew({ name: 'Ines', novice: true });
  const match = await withAnimals(crew);
  const here = async (page) => {
    await page.goto(`/m/${match}`);
    await page.locator('[aria-label="Your decision"][data-kind]').waitFor();
  };
  await crew.shoot('lesson', here);
  await crew.all(async (page) => {
    await here(page);
    // On a narrow screen the lesson is a strip that opens.
    const more = page.getByRole('button', { name: 'More', exact: true });
    const skip = page.getByRole('button', { name: 'Skip all lessons' });
    await more.or(skip).filter({ visible: true }).first().waitFor();
    if (await more.isVisible()) await more.click();
    await press(page, 'Skip all lessons');
  });
  const panel = (name, button, title, how) =>
    crew.shoot(
      name,
      async (page) => {
        await here(page);
        await button(page);
        if (title !== undefined) await page.getByRole('dialog', { name: title }).waitFor();
      },
      how,
    );
  await panel('all-moves', async (page) => {
    await page.getByRole('button', { name: 'All moves', exact: true }).click();
    await heading(page, 'All moves');
  });
  await panel('rules-drawer', (page) => page.getByRole('button', { name: 'Rules', exact: true }).click(), /the rules$/);
  await panel('menu', (page) => press(page, 'Table menu'), 'Table');
  await panel('settings', (page) => page.keyboard.press(','), 'Settings');
  await panel('help', (page) => page.keyboard.press('?'), 'Help');
  await panel('notes', (page) => page.keyboard.press('n'), 'Log');
  await panel('seat', (page) => page.getByRole('button', { name: /^Ines/ }).first().click(), 'Ines');
  const touched = async (page) => {
    const animal = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    const caption = page.getByText(/Difficulty \d/).first();
    await animal.click();
    // On a phone the first touch may only open the habitat. Once the caption is there, nothing else can be touched.
    await caption.waitFor({ timeout: 2_000 }).catch(() => animal.click());
    await caption.waitFor();
  };
  await panel('card-caption', touched, undefined, { anew: true });
  await panel('looking-back', async (page) => {
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('region', { name: 'Looking back' }).waitFor();
  });
  await crew.shoot('connection-lost', async (page) => {
    await here(page);
    await page.context().setOffline(true);
    await page.getByText(/^Connection lost/).waitFor();
  });
  await crew.close();
  const watchers = await studio.crew();
  await watchers.shoot('spectator', async (page) => {
    await page.goto(`/m/${match}`);
    await page.getByRole('region', { name: 'Your decision' }).waitFor();
  });
  await watchers.close();
}

/** Several seats at one device. The browser does not store who holds it, so every page has its own curtain. */
async function hotSeat(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const seats = ['Ines', 'Tomasz', 'Olu'].map((name) => ({ kind: 'me', name }));
  const match = await crew.visitor.make(seats);
  const curtain = (page) => page.getByRole('region', { name: 'Pass the device' }).waitFor();
  await crew.shoot('curtain', async (page) => {
    await page.goto(`/m/${match}`);
    await curtain(page);
  });
  await crew.shoot('hot-seat', async (page) => {
    await page.goto(`/m/${match}`);
    while (!(await page.locator('[aria-label="Your decision"][data-kind]').isVisible())) {
      await press(page, /^I am/);
      await page.locator('[aria-label="Your decision"][data-kind], [aria-label="Pass the device"]').first().waitFor();
    }
  });
  const [first] = (await crew.visitor.get(`/matches/${match}`)).waits;
  const { id } = await crew.visitor.asked(match, first);
  await crew.visitor.answer(match, first, id, { type: 'draw' });
  await crew.shoot('hot-seat-offer', (page) => asked(page, 'offer'));
  await crew.close();
}

async function ending(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.finished([ME, EASY, EASY]);
  const { steps, number } = await crew.visitor.update(match);
  await crew.shoot('score', async (page) => {
    await page.goto(`/m/${match}`);
    await page.getByRole('table', { name: 'Score pad' }).waitFor();
  });
  const replay = (at) => async (page) => {
    await page.goto(`/m/${match}?at=${at}`);
    await page
      .getByText(`Replay ${at} of ${number}`)
      .or(page.getByRole('region', { name: 'Replay' }))
      .first()
      .waitFor();
  };
  await crew.shoot('replay-start', replay(0));
  for (const type of ['drew', 'placed', 'spooked', 'explored', 'photographed', 'failed', 'award']) {
    // A failure has a scene of its own.
    const isIt = (event) => event.type === type && event.success !== false;
    const step = steps.findLast(({ events }) => events.some(isIt));
    if (step !== undefined) await crew.shoot(`replay-${type}`, replay(step.number));
  }
  await crew.shoot('replay-menu', async (page) => {
    await replay(number)(page);
    await press(page, 'Share and check');
    await press(page, 'Check the dice');
    await page.getByText(/^All \d+ random results/).waitFor();
  });
  await crew.close();
}

export const SCENES = [
  {
    take: lobby,
    names: [
      'lobby-empty',
      'about',
      'rules-index',
      'rules',
      'replay-file',
      'not-found',
      'no-table',
      'lobby-matches',
      'create-table',
      'create-table-options',
      'you',
    ],
  },
  { take: drawing, names: ['draw-blank', 'draw-flawed', 'draw-shared'] },
  { take: waiting, names: ['waiting-room', 'sit-down'] },
  { take: decisions, names: KINDS.map((kind) => `board-${kind}`) },
  {
    take: panels,
    names: [
      'lesson',
      'all-moves',
      'rules-drawer',
      'menu',
      'settings',
      'help',
      'notes',
      'seat',
      'card-caption',
      'looking-back',
      'connection-lost',
      'spectator',
    ],
  },
  { take: hotSeat, names: ['curtain', 'hot-seat', 'hot-seat-offer'] },
  {
    take: ending,
    names: [
      'score',
      'replay-start',
      'replay-drew',
      'replay-placed',
      'replay-spooked',
      'replay-explored',
      'replay-photographed',
      'replay-failed',
      'replay-award',
      'replay-menu',
    ],
  },
  ...SAFARI_SCENES,
  ...RACK_SCENES,
  ...STAKEOUT_SCENES,
  ...SHIP_SCENES,
];
