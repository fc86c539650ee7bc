import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.PAIGUAN_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  // Under vitest the runes must be those of the browser, not of a server that renders once.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['test/**/*.test.ts'] },
}));
