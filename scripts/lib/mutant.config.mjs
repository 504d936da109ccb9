/** How the rule tests run for scripts/mutate.mjs: one process, one worker, and the mutant replaces the file when it is read. */
const { tests, mutant } = JSON.parse(process.env.SHUTTERBOX_MUTANT);

/** Tells scripts/mutate.mjs what the tests have cost so far. The worker is a thread, so an endless loop in it does not stop this. */
const TOLD_EVERY_MS = 500;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
}, TOLD_EVERY_MS).unref();
process.channel?.unref();

export default {
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (id !== mutant.file) return undefined;
        return code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end);
      },
    },
  ],
  test: {
    include: [`${tests}/**/*.test.ts`],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    bail: 1,
    // scripts/mutate.mjs stops what runs forever. With a limit here, a slow test on a busy machine would look like a caught mutant.
    testTimeout: 0,
    hookTimeout: 0,
    cache: false,
    reporters: ['dot'],
  },
};
