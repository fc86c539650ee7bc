import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.PAIGUAN_SERVER ?? 'http://127.0.0.1:8080';

const PACKED = /\.(js|css|svg|webmanifest)$/; // pictures and fonts are compressed already; the server places index.html
const SMALL = 400; // bytes below which it gains nothing

/** Beside every file of text its brotli and gzip encodings, as the server sends them. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = `${root}/${build.outDir}`),
    closeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) =>
        PACKED.test(name),
      )) {
        const body = readFileSync(`${folder}/${file}`);
        if (body.length <= SMALL) continue;
        writeFileSync(`${folder}/${file}.br`, brotliCompressSync(body));
        writeFileSync(`${folder}/${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  // Files name one another relatively, so that the house can stand below any path.
  base: './',
  plugins: [svelte(), packed()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  // Under vitest the runes must be those of the browser, not of a server that renders once.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['test/**/*.test.ts'], setupFiles: ['test/browser.ts'] },
}));
