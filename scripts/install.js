/* Installs the packages of package-lock.json unless node_modules already holds them. Runs before every npm script that needs
   packages, so that a fresh clone needs no extra step. Old JavaScript: it runs on the Node that npm runs on, before Node 24
   itself is installed. Prints to stderr only, so that stdout remains the script's own. */

const { spawnSync } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
// An image has no lockfile: its packages are complete.
if (!fs.existsSync(path.join(root, 'package-lock.json'))) process.exit(0);
const stampFile = path.join(root, 'node_modules', '.lock-stamp');

/** Whether an entry of the lockfile must be on disk: not one of another platform, nor one that production leaves out. */
function needed(entry) {
  if (entry.optional || entry.peer) return false;
  return !(entry.dev && process.env.NODE_ENV === 'production') && !entry.devOptional;
}

/**
 * The first package that is missing or of another version than in the lockfile; null if there is none. The disk is checked
 * besides npm's own list, because in a folder copied with hard links, an install in the other folder rewrites that list.
 */
function firstStale(lockText) {
  let installed;
  try {
    installed = JSON.parse(fs.readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch (_) {
    return 'node_modules';
  }
  const wanted = JSON.parse(lockText).packages;
  for (const name of Object.keys(wanted)) {
    if (!name) continue;
    const have = installed[name];
    if (!have ? needed(wanted[name]) : have.version !== wanted[name].version) return name;
    if (have && !fs.existsSync(path.join(root, name))) return name;
  }
  return null;
}

function readStamp() {
  try {
    return fs.readFileSync(stampFile, 'utf8');
  } catch (_) {
    return '';
  }
}

function install(why) {
  console.error(`Installing packages (${why}) ...`);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const npm = process.env.npm_execpath;
  // npm's own Node, because the one in node_modules is about to be replaced.
  const node = process.env.npm_node_execpath || process.execPath;
  const done = npm
    ? spawnSync(node, [npm].concat(args), options)
    : spawnSync('npm', args, Object.assign({ shell: process.platform === 'win32' }, options));
  if (done.status !== 0) {
    console.error(`npm ci failed${done.error ? `: ${done.error.message}` : ''}.`);
    process.exit(done.status || 1);
  }
}

const lockText = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
// The folder is part of the stamp, so that a stamp copied from elsewhere does not count.
const stamp = crypto.createHash('sha256').update(root).update(lockText).digest('hex');
if (readStamp() !== stamp) {
  const stale = firstStale(lockText);
  if (stale) install(`${stale} is missing or old`);
  fs.rmSync(stampFile, { force: true });
  fs.writeFileSync(stampFile, stamp);
}
