import { defineConfig } from 'vite';

/** Requests that the server of `npm run dev` answers: its API, and the sockets of matches. */
const SERVED = ['^/(api|matchmake|admin)/', '^/rules/.+', String.raw`^/[\w-]+/[\w-]+\?.*sessionId=`];
const server = process.env.DEV_SERVER ?? 'http://localhost:2567';

/** The server serves `dist`. While one edits (`npm run dev`), Vite serves the sources and passes on what is the server's. */
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
  server: { strictPort: true, proxy: Object.fromEntries(SERVED.map((path) => [path, { target: server, ws: true }])) },
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
