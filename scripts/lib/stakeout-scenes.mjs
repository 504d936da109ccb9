/** Stakeout, the template with a map: a turn with a unit picked up. */
async function turn(studio) {
  const crew = await studio.crew({ name: 'Ines' });
  const match = await crew.visitor.make([{ kind: 'me' }, { kind: 'bot', level: 'easy' }], { game: 'template-tactics' });
  for (;;) {
    const { kind, id, actions } = await crew.visitor.asked(match, 0);
    if (kind === 'act') break;
    await crew.visitor.answer(match, 0, id, actions[0]);
  }
  await crew.shoot('stakeout-turn', async (page) => {
    await page.goto(`/m/${match}`);
    await page.locator('[aria-label="Your decision"][data-kind="act"] [aria-busy="false"]').waitFor();
    await page
      .getByRole('region', { name: /^Map: / })
      .locator('[data-hand]')
      .first()
      .click();
  });
  await crew.close();
}

export const STAKEOUT_SCENES = [{ take: turn, names: ['stakeout-turn'] }];
