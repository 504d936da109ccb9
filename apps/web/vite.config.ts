import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lobbyFirst } from './build/lobby-first.ts';
import { offline } from './build/offline.ts';

/** Where `npm run serve` stands while the site is worked on. */
const SERVER = process.env.SHUTTERBOX_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), lobbyFirst(), offline()],
  build: {
    target: 'es2022',
    // A strict content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      // Not changeOrigin: the server tells our own pages by host and origin.
      '/api': { target: SERVER },
      '/ws': { target: SERVER.replace(/^http/, 'ws'), ws: true },
    },
  },
});
