import { defineConfig } from 'vite';

/** The server serves `dist`. There is no proxy, so that development and production have one origin alike. */
export default defineConfig(({ mode }) => ({
  // A link to this folder, if its own path can't be built in.
  root: process.env.CLIENT_ROOT ?? import.meta.dirname,
  resolve: { preserveSymlinks: process.env.CLIENT_ROOT !== undefined },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Browser tests look into a page through what a game puts on its window; players' pages have nothing of it.
  define: {
    __TESTING__: JSON.stringify(mode !== 'production'),
    // A name for one of several builds of the same sources, as tests of releases make them.
    __BUILD__: JSON.stringify(process.env.CLIENT_BUILD ?? ''),
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // Zod must be set up before the first schema is made, in whatever file that is.
        codeSplitting: { groups: [{ name: 'validation', test: /node_modules[\\/]zod[\\/]|src[\\/]validation\.ts$/ }] },
      },
    },
  },
}));
