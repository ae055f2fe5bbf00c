import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Files that a page without a server does not need: pictures for other sites, and icons that only an installer reads. */
const LEFT_OUT = /^(og\.jpg|robots\.txt|icon-.*|\..*|service-worker\.js)$/;

/** Every file of the built page, in the form in which the service worker stores it. */
function filesOf(dist: string) {
  const assets = readdirSync(join(dist, 'assets')).map((name) => ({ url: `/assets/${name}`, revision: null }));
  const others = readdirSync(dist, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || LEFT_OUT.test(entry.name)) return [];
    const revision = createHash('sha256')
      .update(readFileSync(join(dist, entry.name)))
      .digest('hex');
    return [{ url: `/${entry.name}`, revision: revision.slice(0, 16) }];
  });
  return [...assets, ...others];
}

/** The service worker. It is built after the page whose files it stores, in a file whose name never changes. */
export default defineConfig(({ mode }) => {
  const outDir = process.env.CLIENT_DIST ?? join(import.meta.dirname, 'dist');
  return {
    root: process.env.CLIENT_ROOT ?? import.meta.dirname,
    resolve: { preserveSymlinks: process.env.CLIENT_ROOT !== undefined },
    publicDir: false,
    define: {
      __FILES__: JSON.stringify(filesOf(outDir)),
      'process.env.NODE_ENV': JSON.stringify(mode === 'production' ? 'production' : 'testing'),
    },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      lib: {
        entry: 'src/offline/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  };
});
