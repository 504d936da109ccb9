/** Prints `N passed, N failed, N skipped` as the very last line, at exit, after every other reporter. */
export default class TallyReporter {
  onInit(vitest) {
    this.watching = vitest.config.watch;
    this.tally = { passed: 0, failed: 0, skipped: 0 };
    if (!this.watching) process.once('exit', () => this.print());
  }

  onTestRunEnd(modules, unhandledErrors) {
    this.tally = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) this.count(module);
    if (this.watching) this.print();
  }

  count(module) {
    let failed = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      this.tally[state === 'pending' ? 'skipped' : state] += 1;
      if (state === 'failed') failed += 1;
    }
    // If a file does not load or a hook throws, no test counts as failed.
    if (failed === 0 && module.state() === 'failed') this.tally.failed += 1;
  }

  print() {
    const { passed, failed, skipped } = this.tally;
    process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  }
}
