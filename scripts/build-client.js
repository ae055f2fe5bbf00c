/* Builds client/dist, unless it was built from the present sources. With `--testing` it builds the page for browser tests, in
   .cache/client-testing; with `--testing=NAME` a build of another name, in .cache/client-testing-NAME, whose files have other names.
   Prints to stderr only. */

const { spawnSync } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
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

/**
 * A path of this folder without `#` and `?`, which the bundler takes for parts of an address: where its own has one, that of a
 * link to it. Returns also what removes the link.
 */
function plainPath() {
  if (!/[#?]/.test(root)) return { at: root, done: () => {} };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dwo-build-'));
  const at = path.join(folder, 'here');
  fs.symlinkSync(root, at, 'junction');
  return { at, done: () => fs.rmSync(folder, { recursive: true }) };
}

const hash = hashOfSources();
const built = fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === hash;
if (!built) {
  const node = newNode();
  if (node === null) complain();
  console.error(testing ? 'Building the client for tests ...' : 'Building the client ...');
  const { at, done } = plainPath();
  const client = path.join(at, 'client');
  const vite = path.join(at, 'node_modules', 'vite', 'bin', 'vite.js');
  const out = path.join(at, path.relative(root, dist));
  const mode = ['--mode', testing ? 'testing' : 'production', '--outDir', out, '--logLevel', 'warn'];
  // The service worker is built last, because it lists the files that were built before.
  for (const config of ['vite.config.mts', 'vite.worker.config.mts']) {
    const args = [vite, 'build', client, '--config', path.join(client, config), ...mode];
    const env = {
      ...process.env,
      CLIENT_DIST: out,
      CLIENT_BUILD: build,
      ...(at === root ? {} : { CLIENT_ROOT: client }),
    };
    const { status } = spawnSync(node, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
    if (status === 0) continue;
    done();
    console.error('The client could not be built.');
    process.exit(status || 1);
  }
  done();
  fs.writeFileSync(stampFile, hash);
}
