import { describe, expect, it } from 'vitest';
import { serverMessage } from '../src/index.ts';

describe('who is here', () => {
  it.each([
    { type: 'here', seats: [], watching: 0 },
    { type: 'here', seats: [0, 3], watching: 12 },
  ])('%j is a message of the server', (message) => {
    expect(serverMessage.parse(message)).toEqual(message);
  });

  it.each([
    { type: 'here' },
    { type: 'here', seats: [0] },
    { type: 'here', seats: ['Ann'], watching: 0 },
    { type: 'here', seats: [0.5], watching: 0 },
    { type: 'here', seats: [0], watching: '1' },
  ])('%j is not', (message) => {
    expect(serverMessage.safeParse(message).success).toBe(false);
  });

  it('has no room for anything else', () => {
    const told = serverMessage.parse({ type: 'here', seats: [0], watching: 1, visitors: ['ann'] });
    expect(told).toEqual({ type: 'here', seats: [0], watching: 1 });
  });
});
