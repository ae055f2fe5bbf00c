/*
 * Installs the packages of package-lock.json unless node_modules already holds them. Runs before every npm script that
 * needs packages, so that a fresh clone needs no step of its own. Plain old JavaScript: it runs on whatever Node npm
 * runs on, before Node 24 itself is installed. Prints to stderr only, so that stdout stays the script's own.
 */

const { spawnSync } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
// An image has no list of packages: what is in it is all there is.
if (!fs.existsSync(path.join(root, 'package-lock.json'))) process.exit(0);
const stampFile = path.join(root, 'node_modules', '.lock-stamp');

/** Whether this entry of the lockfile must be on disk here: not another platform's, nor left out of production. */
function needed(entry) {
  if (entry.optional || entry.peer) return false;
  return !(entry.dev && process.env.NODE_ENV === 'production') && !entry.devOptional;
}

/**
 * The first package that is missing or of another version than the lockfile's, or null if all are as they should be. npm's
 * own list is not trusted alone: in a folder copied with hard links, an install next door rewrites it.
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
// The folder is part of it: a stamp that came along with a copy says nothing about the copy.
const stamp = crypto.createHash('sha256').update(root).update(lockText).digest('hex');
if (readStamp() !== stamp) {
  const stale = firstStale(lockText);
  if (stale) install(`${stale} is missing or old`);
  fs.rmSync(stampFile, { force: true });
  fs.writeFileSync(stampFile, stamp);
}
