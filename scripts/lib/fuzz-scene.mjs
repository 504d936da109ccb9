/** What could be damaged: matches in progress whose players do nothing wrong, matches to break, and many strangers. */
import { inParallel, must, newVisitor } from './program-client.mjs';

const AT_ONCE = 16;
const TOYS = 8;

export async function newScene(url, { matches, strangers }) {
  const make = (i) => newVisitor(url, i + 1);
  const crowd = await inParallel([...Array(strangers).keys()], AT_ONCE, make);
  const kept = await inParallel([...Array(matches).keys()], AT_ONCE, (i) => newMatch(url, strangers + 2 * i, i));
  const toys = await inParallel([...Array(TOYS).keys()], AT_ONCE, (i) => newToy(url, crowd[i % crowd.length], i));
  const { paths } = await must(url, { address: '10.255.255.1' }, 'GET', '/openapi.json');
  return { url, crowd, kept, toys, routes: routesIn(paths), before: await look(url, kept) };
}

function gameOf(i) {
  return i % 2 === 0 ? 'template' : 'wildlife';
}

/** After two answers, so that there is something to undo. */
async function newMatch(url, number, i) {
  const people = [await newVisitor(url, number + 1), await newVisitor(url, number + 2)];
  const { id } = await must(url, people[0], 'POST', '/matches', {
    game: gameOf(i),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await must(url, people[1], 'POST', `/matches/${id}/seats/1/join`, {});
  for (const [seat, person] of people.entries()) {
    const { legal } = await must(url, person, 'GET', `/matches/${id}/update?seat=${seat}`);
    const [open] = legal;
    if (open === undefined) continue;
    const actions = [open.actions[0].action];
    await must(url, person, 'POST', `/matches/${id}/answers`, {
      client: `s${seat}`,
      seat,
      decision: open.decision,
      actions,
    });
  }
  return { id, people };
}

/** An open seat, for any player. */
async function newToy(url, owner, i) {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  return (await must(url, owner, 'POST', '/matches', { game: gameOf(i), seats, listed: true })).id;
}

function routesIn(paths) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      query: parameters.filter((each) => each.in === 'query'),
      body: requestBody?.content['application/json'].schema,
    })),
  );
}

/** Everything that the players of the kept matches can see of them. */
export function look(url, kept) {
  return inParallel(kept, AT_ONCE, async ({ id, people }) => {
    const [table, ...updates] = [
      await must(url, people[0], 'GET', `/matches/${id}`),
      await must(url, people[0], 'GET', `/matches/${id}/update?seat=0`),
      await must(url, people[1], 'GET', `/matches/${id}/update?seat=1`),
    ];
    // Time passes in any case.
    return JSON.stringify([{ ...table, now: 0 }, updates]);
  });
}
