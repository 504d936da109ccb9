import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const { settleName, useVisitor } = await import('../src/lobby/visitor.ts');

/** The name that the server knows you by, or none; it takes any new name. */
function serverKnows(known: string): string[] {
  const chosen: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'POST') chosen.push(JSON.parse(String(body)).name);
    return Response.json({ name: chosen.at(-1) ?? known });
  });
  return chosen;
}

beforeEach(() => {
  kept.clear();
  useVisitor.setState({ name: '', met: false });
});

describe('the name under which one sits down', () => {
  it('is the one that the server knows, however late it says so', async () => {
    const chosen = serverKnows('Ann');
    expect(await settleName(undefined, 'Gentle Hare')).toMatchObject({ ok: true });
    expect(chosen).toEqual([]);
    expect(useVisitor.getState().name).toBe('Ann');
  });

  it('is the one in the form if there is none yet', async () => {
    const chosen = serverKnows('');
    expect(await settleName(undefined, 'Gentle Hare')).toMatchObject({ ok: true });
    expect(chosen).toEqual(['Gentle Hare']);
    expect(kept.get('shutterbox.name')).toBe('Gentle Hare');
  });

  it('is what was typed', async () => {
    const chosen = serverKnows('Ann');
    expect(await settleName('Bea', 'Gentle Hare')).toMatchObject({ ok: true });
    expect(chosen).toEqual(['Bea']);
  });
});
