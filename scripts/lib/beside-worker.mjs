/** One round of `beside`: old and new rules take turns in this thread, a few milliseconds each. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const SEATS = [2, 4];
const MICROSECONDS_A_TURN = 20_000;
const CLONES_A_TURN = 5_000;
const WARM_UP = 0.5;

const { before, after, games, seconds } = workerData;
const sides = await Promise.all([before, after].map((file) => import(pathToFileURL(file).href)));
const ratios = [];
for (const id of games) {
  for (const seats of SEATS)
    ratios.push([`${id}, play at ${seats} seats`, compared(sides.map((side) => player(side, id, seats)))]);
  ratios.push([`${id}, clone`, compared(sides.map((side) => cloner(side, id)))]);
}
parentPort.postMessage(ratios);

/** How many times as much the second does in the same time. They take turns at going first. */
function compared([old, now]) {
  takeTurns([old, now], seconds * WARM_UP);
  const [before, after] = takeTurns([old, now], seconds);
  return after / before;
}

/** What each does per microsecond. Both get the same CPU time. */
function takeTurns(works, limit) {
  const done = works.map(() => ({ work: 0, time: 0 }));
  for (let turn = 0; done[0].time + done[1].time < limit * 1e6; turn++) {
    for (const i of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      const begun = process.cpuUsage();
      done[i].work += works[i](begun);
      done[i].time += since(begun);
    }
  }
  return done.map(({ work, time }) => work / time);
}

function since(begun) {
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

/** Plays random games for a turn, and returns the number of actions. */
function player({ kernel, games: rules }, id, seats) {
  const game = rules[id];
  const options = kernel.defaultOptions(game.options);
  const chance = new kernel.SeededChance(seats);
  const cx = kernel.searchContext(chance);
  const policy = kernel.randomPolicy(chance);
  return (begun) => {
    let actions = 0;
    while (since(begun) < MICROSECONDS_A_TURN)
      for (const look = actions + 2_000; actions < look; )
        actions += kernel.playOut(game, game.setup(seats, options, cx), cx, policy).actions;
    return actions;
  };
}

/** Clones the set-up for a turn, and keeps no clone. */
function cloner({ kernel, games: rules }, id) {
  const game = rules[id];
  const cx = kernel.searchContext(new kernel.SeededChance(1));
  const state = game.setup(4, kernel.defaultOptions(game.options), cx);
  return () => {
    for (let i = 0; i < CLONES_A_TURN; i++) game.clone(state);
    return CLONES_A_TURN;
  };
}
