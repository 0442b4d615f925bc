import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const WORKER = 'service-worker.js';

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

/** Tells the service worker which files the shell consists of; another build is another shell. */
function shell(): Plugin {
  return {
    name: 'shell',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = ['/', ...[...built, ...readdirSync(here('./public'))].sort().map((name) => `/${name}`)];
      const told = createHash('sha256').update(JSON.stringify(files));
      for (const part of Object.values(bundle)) told.update(part.type === 'chunk' ? part.code : part.source);
      worker.code = `const SHELL=${JSON.stringify({ version: told.digest('hex').slice(0, 12), files })};\n${worker.code}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences(), shell()],
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
    rollupOptions: {
      input: { index: here('./index.html'), worker: here('./src/phone/worker.ts') },
      // A service worker rules over the folder it lies in, and is found under the same name for ever.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: process.env.REGELWERK_TABLE ?? 'http://127.0.0.1:8010', ws: true } } },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
