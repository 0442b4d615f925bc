import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Parts of these end up in what is built; their licences ask to be named there. */
const PARTS = {
  Svelte: 'svelte/LICENSE.md',
  clsx: 'clsx/license',
  'esm-env': 'esm-env/LICENSE',
  'noble-hashes': '@noble/hashes/LICENSE',
  Vollkorn: '@fontsource-variable/vollkorn/LICENSE',
};

/** What they say. */
export function licenceText(): string {
  const texts = Object.entries(PARTS).map(
    ([name, file]) => `${name}\n\n${readFileSync(here(`./node_modules/${file}`), 'utf8').trim()}\n`,
  );
  return texts.join('\n----\n\n');
}

function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceText() });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  resolve: {
    alias: { $lib: here('./src/lib') },
    // Vitest would otherwise take Svelte's server half, in which nothing reacts.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/regelwerk/table/static'),
    emptyOutDir: true,
    // Nothing is written into the page itself: its content policy allows files of its own origin only.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: process.env.REGELWERK_TABLE ?? 'http://127.0.0.1:8010', ws: true } } },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
