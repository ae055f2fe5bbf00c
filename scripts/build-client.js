/* Builds client/dist, unless it was built from the present sources. With `--testing` it builds the page for browser tests, in
   .cache/client-testing; with `--testing=NAME` a build of another name, in .cache/client-testing-NAME, whose files have other names.
   Prints to stderr only. */

const { spawnSync } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { complain, newNode } = require('../server/new-node');

const root = path.join(__dirname, '..');
const asked = process.argv.find((argument) => /^--testing(=\w+)?$/.test(argument));
const testing = asked !== undefined;
const [, build = ''] = (asked || '').split('=');
const dist = testing
  ? path.join(root, '.cache', build === '' ? 'client-testing' : `client-testing-${build}`)
  : path.join(root, 'client', 'dist');
const stampFile = path.join(dist, '.sources');
const sources = ['package-lock.json', 'tsconfig.base.json', 'client', 'shared', 'packages'];
const skipped = new Set(['node_modules', 'dist', 'fixtures', 'judge', 'scenarios', 'testing']);

/** Every file below `at` that may become part of the client, in a fixed order. */
function files(at) {
  if (!fs.statSync(at).isDirectory()) return /\.test\.tsx?$/.test(at) ? [] : [at];
  return fs
    .readdirSync(at)
    .filter((name) => !skipped.has(name) && name[0] !== '.')
    .sort()
    .flatMap((name) => files(path.join(at, name)));
}

function hashOfSources() {
  const hash = crypto.createHash('sha256');
  for (const file of sources.flatMap((name) => files(path.join(root, name)))) {
    hash.update(path.relative(root, file).split(path.sep).join('/')).update('\0');
    hash.update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const hash = hashOfSources();
const built = fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === hash;
if (!built) {
  const node = newNode();
  if (node === null) complain();
  if (/[#?]/.test(root)) {
    console.error(
      `The client can't be built in ${root}: the bundler takes "#" and "?" in a path for parts of an address. Move the folder.`,
    );
    process.exit(1);
  }
  console.error(testing ? 'Building the client for tests ...' : 'Building the client ...');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const mode = ['--mode', testing ? 'testing' : 'production', '--outDir', dist, '--logLevel', 'warn'];
  // The service worker is built last, because it lists the files that were built before.
  for (const config of ['vite.config.mts', 'vite.worker.config.mts']) {
    const client = path.join(root, 'client');
    const args = [vite, 'build', client, '--config', path.join(client, config), ...mode];
    const env = { ...process.env, CLIENT_DIST: dist, CLIENT_BUILD: build };
    const done = spawnSync(node, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
    if (done.status !== 0) {
      console.error('The client could not be built.');
      process.exit(done.status || 1);
    }
  }
  fs.writeFileSync(stampFile, hash);
}
