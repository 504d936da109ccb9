/** A small share of `npm run fuzz`: the same generator against a server in this process. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { look, newScene } from '../../../../scripts/lib/fuzz-scene.mjs';
import { fuzz } from '../../../../scripts/lib/fuzzing.mjs';
import { must } from '../../../../scripts/lib/program-client.mjs';
import { openHouse } from '../api/house.ts';

const INPUTS = 3_000;

it('survives hostile requests and messages: nothing fails, and no match changes', async () => {
  const { url } = await openHouse();
  const report = await fuzz(url, { inputs: INPUTS, seed: 7, seconds: 50, matches: 12, strangers: 40 });
  expect(report.failures).toEqual([]);
  expect(report.changed).toEqual([]);
  expect(report.inputs).toBeGreaterThanOrEqual(INPUTS);
  // It got far enough to be refused for different reasons, and sometimes to succeed.
  for (const status of [200, 400, 401, 403, 404, 409, 413, 415]) expect(report.statuses).toHaveProperty(String(status));
  expect(report.messages).toBeGreaterThan(INPUTS / 10);
});

it('would notice a change', async () => {
  const { url } = await openHouse();
  const { kept, before } = await newScene(url, { matches: 2, strangers: 2 });
  expect(await look(url, kept)).toEqual(before);
  const [first] = kept;
  await must(url, first?.people[0], 'POST', `/matches/${first?.id}/seats/0/away`, {});
  expect((await look(url, kept))[0]).not.toEqual(before[0]);
});

it('ends even if someone has connected and says nothing', async () => {
  const server = await openHouse();
  const silent = connect(server.port, '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await once(silent, 'connect');
  const cut = once(silent, 'close');
  await server.close();
  await cut;
});
