/** Builds `verify.html`: the page that checks a game, with everything in one file, so that it works without any server. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { here, licenceText } from './vite.config';

function inOneFile(): Plugin {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['verify.html'];
      if (page?.type !== 'asset') throw new Error('verify.html was not built');
      let scripts = '';
      let styles = '';
      for (const [name, part] of Object.entries(bundle)) {
        if (part === page) continue;
        // The end of the element is the one thing that a script may not contain.
        if (part.type === 'chunk') scripts += part.code.replaceAll('</script', '<\\/script');
        else if (name.endsWith('.css')) styles += String(part.source);
        else throw new Error(`does not fit into one file: ${name}`);
        delete bundle[name];
      }
      const bare = String(page.source).replace(/\s*<(script type="module"[^>]*><\/script|link rel="stylesheet"[^>]*)>/g, '');
      page.source = bare
        .replace('</head>', () => `<!--\n${licenceText().replaceAll('--', '—')}-->\n<style>${styles}</style></head>`)
        .replace('</body>', () => `<script type="module">${scripts}</script></body>`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), inOneFile()],
  resolve: { alias: { $lib: here('./src/lib') } },
  publicDir: false,
  build: {
    outDir: here('../src/regelwerk/table/static'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: { input: here('./verify.html') },
  },
});
