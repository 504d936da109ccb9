import { CLOSED } from '@shutterbox/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openHouse } from '../api/house.ts';
import { Person } from '../api/person.ts';

const MOST_BUFFERED_BYTES = 8 * 1024 * 1024;

it('drops a slow reader, who resumes from their number', async () => {
  const { url } = await openHouse();
  const ann = await Person.named(url, 'Ann');
  const { id } = await ann.make([{ kind: 'me' }, { kind: 'me' }]);
  const line = await ann.socket(id);
  const { number } = await line.update();
  // Pretends that this much is unread: the system decides how much it takes for real.
  const unread = vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get').mockReturnValue(MOST_BUFFERED_BYTES);
  onTestFinished(() => unread.mockRestore());
  expect(await line.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  unread.mockReturnValue(MOST_BUFFERED_BYTES + 1);
  await ann.answer(id, 0, 'news');
  expect(await line.closed).toEqual({ code: CLOSED.tooSlow, reason: 'too slow' });
  unread.mockRestore();
  const { steps } = await (await ann.socket(id, number)).update();
  expect(steps.map((step) => step.number)).toEqual([number + 1]);
});
