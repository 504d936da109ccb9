/** Snapshot aboard starships: set-up, a turn, a walk, a reaction, orders, every scenario, fog, vacuum, drift, a grenade and the score. */
const EASY = { kind: 'bot', level: 'easy' };
const ME = { kind: 'me' };
/** Before these, set-up is left to the quick start. */
const SET_UP_FIRST = ['turn', 'plot', 'lob'];
/** The most answers until a kind of question comes up; after that, another match is tried. */
const MOST_ANSWERS = 400;
const MOST_MATCHES = 3;

/** What comes late in the dock, by kind of question. */
const LATE = { turn: '.ss-deeds', lob: '.ss-confirm', plot: '.ss-choices' };
const asked = async (page, kind) => {
  const dock = page.locator(`[aria-label="Your decision"][data-kind="${kind}"]`);
  await dock.locator('[aria-busy="false"]').waitFor();
  if (kind in LATE) await dock.locator(LATE[kind]).first().waitFor({ state: 'attached' });
};
/** `shown`: what else is fetched late, and has to be in the picture. */
const open = (match, kind, shown) => async (page) => {
  await page.goto(`/m/${match}`);
  await asked(page, kind);
  if (shown !== undefined) await page.locator(shown).first().waitFor({ state: 'attached' });
};

async function setUp(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.make([ME, EASY], { game: 'starship', options: { armor: true } });
  const skill = await comes(crew.visitor, match, 'skill');
  if (skill) await crew.shoot('starship-weapons', open(match, 'skill', '.ss-compare'));
  if (await comes(crew.visitor, match, 'wear')) await crew.shoot('starship-armor', open(match, 'wear', '.ss-compare'));
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
    await crew.shoot('starship-reaction', open(match, 'react', '.ss-throw'));
    break;
  }
  await crew.close();
}

/** The scenarios of the second half, each at the first turn of your own people; Hijacking as the hijackers, with the plot. */
const SCENARIOS = ['boarding', 'rescue', 'breakthrough', 'berserker'];

async function scenarios(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  for (const scenario of SCENARIOS) {
    const match = await begun(crew.visitor, { scenario });
    await crew.shoot(`starship-${scenario}`, open(match, 'turn'));
  }
  const plot = await crew.visitor.make([EASY, ME], { game: 'starship', options: { scenario: 'hijacking' } });
  if (await comes(crew.visitor, plot, 'plot', 1)) await crew.shoot('starship-plot', open(plot, 'plot'));
  if (await comes(crew.visitor, plot, 'turn', 1)) await crew.shoot('starship-hijacking', open(plot, 'turn'));
  await crew.close();
}

/** More than twenty people and animals on one ship. */
async function crowd(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await begun(crew.visitor, { ship: 'beowulf', passengers: true, sleepers: true });
  await crew.shoot('starship-crowd', async (page) => {
    await open(match, 'turn')(page);
    await page.getByRole('button', { name: /^All/ }).last().click();
  });
  await crew.close();
}

async function fog(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await begun(crew.visitor, { scenario: 'mutiny', fog: true });
  await crew.shoot('starship-fog', open(match, 'turn', '[data-ghost]'));
  await crew.close();
}

const anywhere = (room) => ({ room, number: 0, name: '' });
const OWN = {
  ship: 'intrepid',
  placement: 'rooms',
  portals: 'open',
  weapons: 'kept',
  alarm: [],
  alarmAfter: 0,
  limit: 30,
  atLimit: 'share',
  outside: 'vacuum',
};
const people = (room, side, more) => ({
  role: 'crew',
  side,
  option: 'always',
  places: [room, room].map(anywhere),
  ...more,
});

/** No gravity: two against two, armed with lasers. */
const ADRIFT = {
  ...OWN,
  id: 'adrift',
  name: 'Adrift',
  sides: ['crew', 'boarders'],
  cast: [
    people('bridge', 0, { arms: 'issued', issued: ['laser-rifle'] }),
    people('common', 1, { arms: 'issued', issued: ['laser-rifle'] }),
  ],
  weightless: true,
};

/** The cargo door stands open to the vacuum: one side in suits, the other without. */
const HOLED = {
  ...OWN,
  id: 'holed',
  name: 'Holed',
  sides: ['crew', 'boarders'],
  cast: [
    people('cargo', 0, { arms: 'issued', issued: ['laser-carbine'], armor: 'vacc-suit' }),
    people('cargo', 1, { arms: 'issued', issued: ['dagger'] }),
  ],
  cargoDoor: 'open',
};

/** Grenades against animals, with the doors open. */
const GRENADES = {
  ...OWN,
  id: 'grenades',
  name: 'Grenades',
  sides: ['crew', 'animals'],
  cast: [
    people('common', 0, { arms: 'issued', issued: ['hand-grenade'] }),
    { role: 'animal', side: 1, option: 'always', places: [anywhere('cargo'), anywhere('cargo')] },
  ],
};

/** Snub pistols against daggers, in one room. */
const GASSED = {
  ...OWN,
  id: 'gassed',
  name: 'Gassed',
  sides: ['crew', 'boarders'],
  cast: [
    people('common', 0, { arms: 'issued', issued: ['snub-pistol'] }),
    people('common', 1, { arms: 'issued', issued: ['dagger'] }),
  ],
};
/** The kind of rounds, as answers name it. */
const GAS = 2;

/** Fires gas until it burns someone. */
async function gas(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.make([ME, EASY], { game: 'starship', options: { ownScenario: GASSED } });
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = await crew.visitor.asked(match, 0);
    if (question === undefined) break;
    const { kind, id, actions, view } = question;
    if (kind === 'turn' && view.bodies.some((body) => body.gas > 0)) {
      await crew.shoot('starship-gas', open(match, 'turn'));
      break;
    }
    const wanted = [
      ({ type, on }) => type === 'chamber' && on === GAS,
      ({ type }) => type === 'attack',
      ({ type }) => type === 'end',
    ];
    const action = wanted.flatMap((is) => actions.find(is) ?? [])[0];
    await crew.visitor.answer(match, 0, id, action ?? actions[0]);
  }
  await crew.close();
}

/**
 * The moment of the explosion, in the replay: as long as it is seen, no timer of the table runs out. Timers of no time do: axe works
 * through its rules with them.
 */
const blast = (match, number) => async (page) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/m/${match}?at=${number}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.evaluate(() => {
    const soon = globalThis.setTimeout.bind(globalThis);
    const held = (deed, ...rest) =>
      document.querySelector('[data-blast]') ? soon(held, 100, deed, ...rest) : deed(...rest);
    globalThis.setTimeout = (deed, ms = 0, ...rest) =>
      ms > 0 ? soon(held, ms, deed, ...rest) : soon(deed, ms, ...rest);
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('[data-blast]').waitFor({ state: 'attached' });
};

/** The thrown grenade goes off at the end of the turn. */
async function explosion(crew, match) {
  const { visitor } = crew;
  const lob = await visitor.asked(match, 0);
  await visitor.answer(match, 0, lob.id, lob.actions.at(-1));
  await comes(visitor, match, 'turn');
  const turn = await visitor.asked(match, 0);
  await visitor.answer(
    match,
    0,
    turn.id,
    turn.actions.find(({ type }) => type === 'end'),
  );
  // The newest steps: of a long match the server does not tell the first ones again.
  const { steps } = await visitor.update(match, 0);
  // A match that is not over has no replay.
  await visitor.leftToBots(match);
  const { number } = steps.find(({ events }) => events.some(({ type }) => type === 'explodes'));
  await crew.shoot('starship-blast', blast(match, number - 1), { anew: true });
}

async function pushOff(visitor, match) {
  const { id, actions } = await visitor.asked(match, 0);
  const push = actions.find(({ type }) => type === 'push');
  if (push !== undefined) await visitor.answer(match, 0, id, push);
}

async function hull(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const adrift = await begun(crew.visitor, { ownScenario: ADRIFT });
  await pushOff(crew.visitor, adrift);
  await crew.shoot('starship-zero-g', open(adrift, 'turn', '[data-drift]'));
  const holed = await begun(crew.visitor, { ownScenario: HOLED });
  await crew.shoot('starship-vacuum', open(holed, 'turn', '[data-airless]'));
  for (let tried = 0; tried < MOST_MATCHES; tried++) {
    const grenades = await begun(crew.visitor, { ownScenario: GRENADES });
    if (!(await comes(crew.visitor, grenades, 'lob', 0, ['arm', 'toss']))) continue;
    await crew.shoot('starship-grenade', open(grenades, 'lob'));
    await explosion(crew, grenades);
    break;
  }
  await crew.close();
}

async function score(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.finished([ME, EASY], { game: 'starship' });
  await crew.shoot('starship-score', async (page) => {
    await page.goto(`/m/${match}`);
    await page.getByRole('region', { name: 'How everyone fared' }).waitFor();
  });
  await crew.close();
}

/** Scenarios of the second half that end soon. */
const SCORED = ['berserker', 'boarding'];

async function scores(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  for (const scenario of SCORED) {
    const match = await crew.visitor.finished([ME, EASY], { game: 'starship', options: { scenario } });
    await crew.shoot(`starship-score-${scenario}`, async (page) => {
      await page.goto(`/m/${match}`);
      await page.getByRole('region', { name: 'How everyone fared' }).waitFor();
    });
  }
  await crew.close();
}

async function begun(visitor, options) {
  const match = await visitor.make([ME, EASY], { game: 'starship', options });
  await comes(visitor, match, 'turn');
  return match;
}

/** Answers as fast as possible until such a question comes; false if the match ends first. The first of `deeds` that can be done is done. */
async function comes(visitor, match, wanted, seat = 0, deeds = []) {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = await visitor.asked(match, seat);
    if (question === undefined) return false;
    const { kind, id, actions } = question;
    if (kind === wanted) return true;
    const quick = SET_UP_FIRST.includes(wanted) ? actions.find(({ type }) => type === 'quick') : undefined;
    const deed = deeds.flatMap((each) => actions.find(({ type }) => type === each) ?? [])[0];
    const end = actions.find(({ type }) => type === 'end');
    await visitor.answer(match, seat, id, quick ?? deed ?? end ?? actions[0]);
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
  { take: scenarios, names: [...SCENARIOS, 'plot', 'hijacking'].map((name) => `starship-${name}`) },
  { take: fog, names: ['starship-fog'] },
  { take: crowd, names: ['starship-crowd'] },
  { take: gas, names: ['starship-gas'] },
  { take: hull, names: ['starship-zero-g', 'starship-vacuum', 'starship-grenade', 'starship-blast'] },
  { take: score, names: ['starship-score'] },
  { take: scores, names: SCORED.map((name) => `starship-score-${name}`) },
];
