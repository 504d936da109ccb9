import { defineConfig } from 'vitest/config';
import { markdownAsText } from './apps/web/build/markdown.ts';

const ci = process.env.CI !== undefined;

export default defineConfig({
  plugins: [markdownAsText()],
  test: {
    include: ['**/test/**/*.test.ts', 'tests/**/*.test.ts', 'e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    // Two cores may have much else to do; nothing here is timed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: '100%',
    silent: ci ? 'passed-only' : false,
    reporters: [['default', { summary: !ci }], './scripts/tally-reporter.mjs'],
  },
});
