import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOfGame } from './build/chunks.ts';
import { leaveOut } from './build/game-parts.ts';
import { lobbyFirst } from './build/lobby-first.ts';
import { markdownAsText } from './build/markdown.ts';
import { noCycles } from './build/no-cycles.ts';
import { offline } from './build/offline.ts';
import { wholeApart } from './build/whole-apart.ts';

/** Where `npm run serve` stands while the site is worked on. */
const SERVER = process.env.SHUTTERBOX_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    react(),
    markdownAsText(),
    leaveOut('bot', 'terminal', 'testing'),
    wholeApart(['@shutterbox/starship']),
    lobbyFirst(),
    noCycles(),
    offline(),
  ],
  worker: { plugins: () => [leaveOut('ui', 'guide', 'table', 'offer', 'RULES.md', 'terminal', 'testing')] },
  build: {
    target: 'es2022',
    // A strict content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOfGame, debugName: 'games' }] },
      },
    },
  },
  server: {
    proxy: {
      // Not changeOrigin: the server tells our own pages by host and origin.
      '/api': { target: SERVER },
      '/ws': { target: SERVER.replace(/^http/, 'ws'), ws: true },
    },
  },
});
