import type { DocumentUi } from '@shutterbox/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, changed, redone, renamed, undone } from '../src/draw/history.ts';
import { readJson } from '../src/draw/read-json.ts';
import { added, copied, isLoose, putBack, replaced, type Shelf, without } from '../src/draw/shelf.ts';
import { changeShelf, draftOf, keepDraft, replaceDraft, shelfOf } from '../src/draw/shelf-storage.ts';

const FISH = { name: 'Fish', rows: ['##.', '###'] };

describe('the history of a drawing', () => {
  it('goes back and forth', () => {
    const drawn = changed(changed(begun('blank'), 'a'), 'b');
    expect(drawn.now).toBe('b');
    expect(undone(drawn).now).toBe('a');
    expect(undone(undone(drawn)).now).toBe('blank');
    expect(undone(undone(undone(drawn))).now).toBe('blank');
    expect(redone(undone(drawn)).now).toBe('b');
    expect(redone(drawn)).toBe(drawn);
  });

  it('forgets what was taken back once something else is drawn', () => {
    const other = changed(undone(changed(begun('blank'), 'a')), 'b');
    expect(other.future).toEqual([]);
    expect(undone(other).now).toBe('blank');
  });

  it('takes a name back as a whole', () => {
    const named = renamed(renamed(renamed(changed(begun('blank'), 'drawn'), 'F'), 'Fi'), 'Fis');
    expect(undone(named).now).toBe('drawn');
    expect(undone(renamed(changed(named, 'more'), 'G')).now).toBe('more');
  });

  it('is not endless', () => {
    let history = begun(0);
    for (let step = 1; step <= 1_000; step++) history = changed(history, step);
    expect(history.past).toHaveLength(200);
  });
});

describe('a file', () => {
  it('is read as JSON, if it is not too large', async () => {
    expect(await readJson(new Blob([JSON.stringify(FISH)]), 100)).toEqual(FISH);
    expect(await readJson(new Blob(['{']), 100)).toBeUndefined();
    expect(await readJson(new Blob([`"${'x'.repeat(500)}"`]), 100)).toBeUndefined();
  });
});

interface Slip {
  readonly name: string;
  readonly text: string;
}
const slips = {
  blank: { name: 'New', text: '' },
  samples: [{ name: 'Printed', text: 'abc' }],
  nameLength: 6,
  nameOf: ({ name }: Slip) => name,
  renamed: (slip: Slip, name: string) => ({ ...slip, name }),
  read: (json: Partial<Slip> | undefined) =>
    typeof json?.text === 'string' ? { name: json.name, text: json.text.trim() } : undefined,
} as unknown as DocumentUi<unknown>;

describe('the shelf', () => {
  const a = { name: 'A', text: 'a' };
  const b = { name: 'B', text: 'b' };
  const shelf: Shelf = added(added([], a), b);

  it('has the newest first, each with an id of its own', () => {
    expect(shelf).toEqual([
      { id: 2, document: b },
      { id: 1, document: a },
    ]);
    expect(added(without(shelf, 1), a)[0]?.id).toBe(3);
    expect(replaced(shelf, 1, b).map(({ document }) => document)).toEqual([b, b]);
  });

  it('gives back what was taken away, to its place', () => {
    const [, old] = shelf;
    if (old === undefined) throw new Error('There is no second one.');
    expect(putBack(without(shelf, 1), old, 1)).toEqual(shelf);
    // Someone has saved another under its id meanwhile.
    expect(putBack(replaced(shelf, 1, b), old, 1).map(({ document }) => document)).toEqual([a, b, b]);
  });

  it('names copies, within the length of a name', () => {
    const names = (list: Shelf): readonly string[] => list.map(({ document }) => slips.nameOf(document));
    const twice = copied(shelf, slips, a);
    expect(names(twice)).toEqual(['A 2', 'B', 'A']);
    expect(names(copied(twice, slips, a))[0]).toBe('A 3');
    expect(names(copied(twice, slips, twice[0]?.document))[0]).toBe('A 3');
    expect(names(copied(added([], { name: 'Sixsix', text: '' }), slips, { name: 'Sixsix', text: '' }))[0]).toBe(
      'Sixs 2',
    );
    expect(names(copied(shelf, slips, { name: 'New one', text: '' }))[0]).toBe('New one');
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    const joined = { name: `abc${family}ef`, text: '' };
    expect(names(copied(added([], joined), slips, joined))[0]).toBe(`abc${family} 2`);
  });

  it('knows what would be lost', () => {
    expect(isLoose(slips, shelf, { name: 'C', text: 'c' })).toBe(true);
    expect(isLoose(slips, shelf, { name: 'A', text: 'other' })).toBe(true);
    expect(isLoose(slips, shelf, { name: 'A', text: ' a ' })).toBe(false);
    expect(isLoose(slips, shelf, { name: 'Printed', text: 'abc' })).toBe(false);
    expect(isLoose(slips, shelf, { name: 'Only a name', text: ' ' })).toBe(false);
  });
});

describe('what this browser keeps', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  const names = (game: string): readonly string[] => shelfOf(game, slips).map(({ document }) => slips.nameOf(document));

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('puts aside what was not saved before something else takes its place', () => {
    keepDraft('game', { document: { name: 'Loose', text: 'x' } });
    expect(replaceDraft('game', slips, { document: { name: 'Next', text: 'y' } })).toBe('Loose');
    expect(names('game')).toEqual(['Loose']);
    expect(draftOf('game', slips).document).toEqual({ name: 'Next', text: 'y' });
    keepDraft('game', { document: { name: 'Loose', text: 'x' } });
    expect(replaceDraft('game', slips, { document: slips.blank })).toBeUndefined();
    expect(names('game')).toEqual(['Loose']);
    keepDraft('game', { document: { name: 'Loose', text: 'other' }, of: 1 });
    replaceDraft('game', slips, { document: slips.blank });
    expect(names('game')).toEqual(['Loos 2', 'Loose']);
  });

  it('does not overwrite what another tab has saved meanwhile', () => {
    changeShelf('game', slips, (shelf) => added(shelf, { name: 'A', text: 'a' }));
    const other = added(shelfOf('game', slips), { name: 'B', text: 'b' });
    kept.set('shutterbox.documents.game', JSON.stringify(other));
    changeShelf('game', slips, (shelf) => added(shelf, { name: 'C', text: 'c' }));
    expect(names('game')).toEqual(['C', 'B', 'A']);
  });

  it.each(['null', '7', '{', '{"a":1}', '[null,7,{"id":"1"},{"id":2,"document":7},{"id":3}]'])(
    'opens blank where the storage holds %s',
    (text) => {
      kept.set('shutterbox.documents.game', text);
      kept.set('shutterbox.draft.game', text);
      expect(shelfOf('game', slips)).toEqual([]);
      expect(draftOf('game', slips)).toEqual({ document: slips.blank });
    },
  );

  it('says so where nothing lasts, and has it as long as the page', () => {
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(changeShelf('full', slips, (shelf) => added(shelf, { name: 'A', text: 'a' })).lasts).toBe(false);
    expect(names('full')).toEqual(['A']);
    vi.stubGlobal('localStorage', storage);
    expect(changeShelf('full', slips, (shelf) => added(shelf, { name: 'B', text: 'b' })).lasts).toBe(true);
    expect(names('full')).toEqual(['B', 'A']);
  });
});
