import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '../src/host/host.ts';

const mine = vi.fn();
const here = { kind: 'local', mine, openTables: async () => ({ ok: true, value: [] }) } as unknown as Host;
vi.mock('../src/host/hosts.ts', () => ({ hosts: () => [here] }));
vi.stubGlobal('window', { requestIdleCallback: undefined });
vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
const { refreshLists, useLists } = await import('../src/lobby/lists.ts');

beforeEach(() => void mine.mockReset());

describe('the lists of the lobby', () => {
  it('ask a host again that has failed once', async () => {
    const complains = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mine.mockRejectedValueOnce(new Error('Storage is shut.'));
    refreshLists();
    await vi.waitFor(() => expect(complains).toHaveBeenCalledOnce());
    mine.mockResolvedValueOnce({ ok: true, value: [{ id: 'here-a', seats: [] }] });
    refreshLists();
    await vi.waitFor(() => expect(useLists.getState().mine.map(({ match }) => match.id)).toEqual(['here-a']));
  });
});
