/** What a manifest says of a game agrees with the game. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL } from '@shutterbox/games';
import { countsText, decodeOptions, type GameDefinition, optionFields } from '@shutterbox/kernel';
import type { GameParts } from '@shutterbox/manifest';
import { describe, expect, it } from 'vitest';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

async function facts<O, S, A, E, V>(parts: GameParts<O, S, A, E, V>) {
  const [{ game, text }, bot, terminal, testing, book] = await Promise.all([
    parts.rules(),
    parts.bot(),
    parts.terminal(),
    parts.testing(),
    parts.book(),
  ]);
  const players = countsText({ counts: countsOf(game) }).replace(' to ', '–');
  const kinds = [text.event, bot.heuristics.evaluate, terminal.board].map((part) => typeof part);
  return { id: game.id, players, kinds, secretsSaid: areSecretsSaid(testing), book: book.default };
}

/** The numbers of seats, with every number option at each of its values. */
function countsOf<O, S, A, E, V>({ options, seats }: GameDefinition<O, S, A, E, V>): readonly number[] {
  const numbers = optionFields(options).flatMap(([key, field]) =>
    field.kind === 'integer'
      ? [Array.from({ length: field.max - field.min + 1 }, (_, i) => ({ [key]: field.min + i }))]
      : [],
  );
  const all = numbers.reduce<readonly object[]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => ({ ...row, ...value }))),
    [{}],
  );
  const counts = all.flatMap((changes) => {
    const decoded = decodeOptions(options, changes);
    return decoded.ok ? seats(decoded.value).counts : [];
  });
  return [...new Set(counts)].sort((a, b) => a - b);
}

/** A game lists its secrets, or says that it has none; leaving the list out is neither. */
function areSecretsSaid(testing: { readonly secrets: readonly unknown[]; readonly noSecrets?: true }): boolean {
  return testing.secrets.length > 0 ? testing.noSecrets === undefined : testing.noSecrets === true;
}

describe('the list of all games', () => {
  it('names each once, and has the four that are ready', () => {
    const ids = ALL.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const ready = ALL.filter(({ state }) => state === 'ready').map(({ id }) => id);
    expect(ready.toSorted()).toEqual(['diceafari', 'perfect-shot', 'starship', 'wildlife']);
  });

  it.each(ALL.filter(({ parts }) => parts !== undefined))('$id: the card agrees with the rules', async (manifest) => {
    const { id, card } = manifest;
    const known = await manifest.parts?.use(facts);
    expect(known).toMatchObject({ id, players: card.players, book: expect.stringMatching(/^# /) });
    expect(known?.kinds).toEqual(['function', 'function', 'function']);
    expect(known?.secretsSaid).toBe(true);
  });

  it('lets a game have no secrets, if it says so', () => {
    expect(areSecretsSaid({ secrets: [] })).toBe(false);
    expect(areSecretsSaid({ secrets: [], noSecrets: true })).toBe(true);
    expect(areSecretsSaid({ secrets: ['a hand of cards'], noSecrets: true })).toBe(false);
  });

  it.each(ALL.filter(({ state }) => state !== 'template'))('$id: there is a picture for the lobby', ({ id }) => {
    expect(existsSync(`${GAMES}${id}/picture.svg`)).toBe(true);
  });
});
