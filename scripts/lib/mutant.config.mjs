/** How the rule tests run for scripts/mutate.mjs: one process, one worker, the mutant put in place of the file as it is read. */
const { tests, mutant } = JSON.parse(process.env.SHUTTERBOX_MUTANT);

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
    // scripts/mutate.mjs ends what runs forever: on a busy machine a slow test must not look like a mutant that died.
    testTimeout: 0,
    hookTimeout: 0,
    cache: false,
    reporters: ['dot'],
  },
};
