import { deflateRawSync } from 'node:zlib';
import { game } from '@shutterbox/diceafari';
import type { AnyDocumentUi } from '@shutterbox/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { craftOf, shelfName } from '../src/draw/craft.ts';
import { documentIn, hasDocument, linkTo } from '../src/draw/link.ts';
import type { GameBundle } from '../src/games/bundle.ts';

const taker = { noun: 'map', field: game.options.fields.customMap };
const FISH = { name: 'Fish', rows: ['##.', '###'] };

const plain = (text: string | Buffer): string => `#m=${Buffer.from(text).toString('base64url')}`;
const packed = (text: string | Buffer): string => `#z=${deflateRawSync(text).toString('base64url')}`;

afterEach(() => {
  vi.unstubAllGlobals();
});

async function problemOf(hash: string): Promise<string> {
  const found = await documentIn(hash, taker);
  return found.ok ? 'none' : found.problem;
}

describe('a link', () => {
  it.each(['Fish', 'Ünïcödé 🐟 名', '?#&%+/=', 'x'.repeat(40)])('holds the whole document: %s', async (name) => {
    const link = new URL(await linkTo('/draw/diceafari/customMap', { ...FISH, name }), 'http://localhost');
    expect(link.pathname).toBe('/draw/diceafari/customMap');
    expect(link.hash).toMatch(/^#z=[\w-]+$/);
    expect(hasDocument(link.hash)).toBe(true);
    expect(await documentIn(link.hash, taker)).toEqual({ ok: true, value: { ...FISH, name } });
  });

  it('is read as links were before, and as anyone may have packed it', async () => {
    for (const hash of [plain(JSON.stringify(FISH)), packed(JSON.stringify(FISH))])
      expect(await documentIn(hash, taker)).toEqual({ ok: true, value: FISH });
  });

  it('is much shorter for a large document', async () => {
    const large = { name: 'Large', rows: Array.from({ length: 20 }, () => '#.'.repeat(15)) };
    const link = await linkTo('', large);
    expect(link.length).toBeLessThan(plain(JSON.stringify(large)).length / 4);
  });

  it('is made and read plainly where the browser packs nothing, and says so of a packed one', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const hash = await linkTo('', FISH);
    expect(hash).toBe(plain(JSON.stringify(FISH)));
    expect(await documentIn(hash, taker)).toEqual({ ok: true, value: FISH });
    expect(await problemOf(packed(JSON.stringify(FISH)))).toBe('This browser is too old to open this link.');
  });

  it('is none where there is nothing after the key', () => {
    expect(['', '#DA-1.8', '#zoo', '#m'].map(hasDocument)).toEqual([false, false, false, false]);
  });
});

describe('a bad link says in one sentence what is wrong:', () => {
  const whole = packed(JSON.stringify(FISH));
  const CUT = 'Part of this link is missing, or there is a typo in it.';
  const LARGE = 'This link is too long for a map.';

  it.each([
    '#m=',
    '#z=',
    '#m=!',
    '#z=%E0%A4%A',
    whole.slice(0, -6),
    `#z=${whole.slice(7)}`,
    plain(JSON.stringify(FISH)).slice(0, -3),
    plain(JSON.stringify(FISH)).replace('#m=', '#z='),
    packed('{'),
    plain('{'),
    plain('null '.repeat(9)),
    packed(Buffer.from([0xff, 0xfe, 0x00])),
    plain(Buffer.from('{"name":"F\xff","rows":["####"]}', 'latin1')),
    packed('['.repeat(2_000)),
    `#z=${'A'.repeat(200_000)}`,
  ])('cut off or mistyped (%#)', async (hash) => {
    expect(await problemOf(hash)).toBe(CUT);
  });

  it.each([
    packed(JSON.stringify({ ...FISH, more: 'x'.repeat(5_000) })),
    plain(JSON.stringify({ ...FISH, more: 'x'.repeat(5_000) })),
    packed(`"${'名'.repeat(5_000)}"`),
  ])('too large (%#)', async (hash) => {
    expect(await problemOf(hash)).toBe(LARGE);
  });

  it('too large, and read no further than it need be: a few letters may hold a mountain', async () => {
    const bomb = packed(Buffer.alloc(5_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    const read = vi.spyOn(TextDecoder.prototype, 'decode');
    expect(await problemOf(bomb)).toBe(LARGE);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    packed('[]'),
    packed('"map"'),
    packed('{"name":"Fish"}'),
    plain('{"name":"Fish","rows":["#"]}'),
    packed('{"name":"<img src=x onerror=alert(1)>\\u0000","rows":["####"]}'),
    packed('{"__proto__":{"name":"Fish","rows":["####"]}}'),
  ])('no map (%#)', async (hash) => {
    expect(await problemOf(hash)).toMatch(/^The map in this link does not open: [a-z].*\.$/);
  });

  it('nothing at all', async () => {
    expect(await problemOf(packed('null'))).toBe('There is no map in this link.');
  });
});

describe('a game with several kinds of documents', () => {
  const document = { kind: 'document', default: null, maxLength: 10, decode: () => ({ ok: true, value: null }) };
  const uis = ['plan', 'scenario', 'seed'].map((option) => ({ option, noun: option })) as unknown as AnyDocumentUi[];
  const bundle = {
    game: { options: { fields: { plan: document, scenario: document, seed: { kind: 'integer' } } } },
    ui: { name: 'Ship', documents: uis },
  } as unknown as GameBundle;

  it('has a page for each, and the first where none is named', () => {
    expect(craftOf('ship', undefined, bundle)).toMatchObject({ ui: { option: 'plan' }, path: '/draw/ship/plan' });
    const craft = craftOf('ship', 'scenario', bundle);
    expect(craft).toMatchObject({ ui: { option: 'scenario' }, path: '/draw/ship/scenario' });
    expect(craft?.all.map(({ path }) => path)).toEqual(uis.map(({ option }) => `/draw/ship/${option}`));
  });

  it('has none for an option that takes no document, or that there is not', () => {
    expect(craftOf('ship', 'seed', bundle)).toBeUndefined();
    expect(craftOf('ship', 'crew', bundle)).toBeUndefined();
    const none = { ...bundle, ui: { name: 'Ship' } } as unknown as GameBundle;
    expect(craftOf('ship', undefined, none)).toBeUndefined();
  });

  it('keeps each kind by itself; the first where it was kept when there was but one', () => {
    expect(['plan', 'scenario'].map((option) => shelfName('ship', uis, option))).toEqual(['ship', 'ship.scenario']);
  });
});
