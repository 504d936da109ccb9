import { describe, expect, it } from 'vitest';
import { BOARD_KEYS, clashes, didOf, SHELL_KEYS, SURFACE_KEYS } from '../../src/board/keys.ts';

const does = '…';
const key = (name: string, held = {}) =>
  didOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('keys', () => {
  it('of the kit mean one thing each', () => {
    expect(clashes(BOARD_KEYS, SURFACE_KEYS)).toEqual([]);
  });

  it.each(SHELL_KEYS)('of a game cannot be the table’s %s', (taken) => {
    expect(clashes([{ key: taken, does }])).toEqual([taken]);
  });

  it('cannot occur twice, and a capital is the same key', () => {
    expect(clashes([{ key: 'f', does }], [{ key: 'f', does }])).toEqual(['f']);
    expect(clashes([{ key: 'M', does }])).toEqual(['M']);
    expect(clashes([{ key: 'f', does }], BOARD_KEYS)).toEqual([]);
  });

  it('of one meaning are compared one by one', () => {
    expect(clashes([{ key: '1 2 m', does }], [{ key: '2', does }])).toEqual(['m', '2']);
  });

  it('become what was done', () => {
    expect(key('ArrowLeft')).toEqual({ did: 'step', dx: -1, dy: 0 });
    expect(key('ArrowDown')).toEqual({ did: 'step', dx: 0, dy: 1 });
    expect(key(']')).toEqual({ did: 'jump', by: 1 });
    expect(key('Escape')).toEqual({ did: 'back' });
    expect(key('x')).toBeUndefined();
  });

  it('with Shift or Ctrl belong to the camera or the browser', () => {
    expect(key('ArrowLeft', { shiftKey: true })).toBeUndefined();
    expect(key('ArrowLeft', { ctrlKey: true })).toBeUndefined();
  });
});
