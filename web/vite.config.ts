import { createHash } from 'node:crypto';
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

const PUZZLES = /\/puzzles\/\d+\.json$/;

/** Writes the names of all files into the service worker: what it keeps at once, and what later. */
function offline(): Plugin {
  let folder = '';
  const puzzles = new Set<string>();
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = `${root}/${build.outDir}`),
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some((id) => PUZZLES.test(id))) puzzles.add(file.fileName);
    },
    closeBundle: () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).sort();
      const files = names.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$|^index\.html$|^sw\.js$/.test(name));
      const hash = createHash('sha256');
      for (const name of ['index.html', 'sw.js', ...files]) hash.update(name).update(readFileSync(`${folder}/${name}`));
      const lists = {
        BUILD: hash.digest('hex').slice(0, 12),
        FILES: files.filter((name) => !puzzles.has(name)),
        LATER: files.filter((name) => puzzles.has(name)),
      };
      let worker = readFileSync(`${folder}/sw.js`, 'utf-8');
      for (const [name, value] of Object.entries(lists))
        worker = worker.replace(new RegExp(`^const ${name} = .*?;`, 'm'), `const ${name} = ${JSON.stringify(value)};`);
      writeFileSync(`${folder}/sw.js`, worker);
    },
  };
}

// What every page needs comes as one file, and what every table needs as another, without the sounds, which few want: on a slow line a request costs more than its bytes.
const TOGETHER = [
  {
    name: 'page',
    test: /node_modules|\/src\/(ui|net|pieces|home|pages\/(Home|NotFound)|games\/([^/]+\/(index|.*[fF]aces?|Sign|order|view)\b|[^/]+\.ts)|[^/]+\.(ts|svelte)$)/,
  },
  { name: 'table', test: /\/src\/(table(?!\/sounds)|learn|fair|pages\/Table)\b/ },
];

export default defineConfig(({ mode }) => ({
  // Files name one another relatively, so that the house can stand below any path.
  base: './',
  plugins: [svelte(), offline(), packed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
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
