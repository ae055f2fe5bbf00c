/* Installs the packages of package-lock.json unless node_modules already holds them, and makes sure that there is a Node to go
   on with. Runs before every npm script that needs packages, so that a fresh clone needs no extra step. Old JavaScript: it runs
   on the Node that npm runs on. Prints to stderr only, so that stdout remains the script's own. */

const { spawnSync } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { complain, newNode, packageName, PROGRAM, runsHere } = require('../server/new-node');

const root = path.join(__dirname, '..');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.lock-stamp');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The C library of this machine, as a lockfile names it; null where there is only one. */
function libcOfThisMachine() {
  if (process.platform !== 'linux') return null;
  // A report looks up the names of all connections, which may take long.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

const libc = libcOfThisMachine();

/** Whether one of the lists `os`, `cpu` and `libc` of a lockfile admits this machine. */
function admits(list, mine) {
  if (!list || mine === null) return true;
  return list.includes(mine) || (list.every((name) => name[0] === '!') && !list.includes(`!${mine}`));
}

function isForThisMachine(entry) {
  return admits(entry.os, process.platform) && admits(entry.cpu, process.arch) && admits(entry.libc, libc);
}

/**
 * Whether an entry of the lockfile must be on disk: not one of another platform, nor one that production leaves out. npm
 * leaves an optional package out without a word if it can't get it; those made for this machine are needed all the same,
 * except a Node where there is one already.
 */
function needed(name, entry) {
  if (entry.peer || (entry.dev && process.env.NODE_ENV === 'production') || entry.devOptional) return false;
  if (!entry.optional) return true;
  if (name === `node_modules/${packageName()}`) return newNode() === null;
  return Boolean(entry.os && entry.cpu) && !/^node_modules\/node-/.test(name) && isForThisMachine(entry);
}

/**
 * The first package that is missing or of another version than in the lockfile; null if there is none. The disk is checked
 * besides npm's own list, because in a folder copied with hard links, an install in the other folder rewrites that list.
 */
function firstStale(wanted) {
  let installed;
  try {
    installed = JSON.parse(fs.readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch (_) {
    return 'node_modules';
  }
  for (const name of Object.keys(wanted)) {
    if (!name) continue;
    const have = installed[name];
    const isThere = have && fs.existsSync(path.join(root, name));
    if (have ? have.version !== wanted[name].version : needed(name, wanted[name])) return name;
    // Its folder may be there, and the program in it be half of one, or of another machine.
    if (name === `node_modules/${packageName()}` && newNode() === null) return name;
    if (have && !isThere && !(wanted[name].optional && !needed(name, wanted[name]))) return name;
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

/** Ends with a sentence if packages can't be written here. */
function checkWritable() {
  for (const folder of [root, path.join(root, 'node_modules')]) {
    try {
      if (fs.existsSync(folder)) fs.accessSync(folder, fs.constants.W_OK);
    } catch (_) {
      fail(
        `Packages must be installed, but ${folder} can't be written: give this user the right, or copy the project.`,
      );
    }
  }
}

/** Runs npm on this Node, in this folder; returns whether it succeeded. */
function npm(node, args) {
  const PATH = path.dirname(node) + path.delimiter + (process.env.PATH || '');
  const options = { cwd: root, stdio: ['ignore', 2, 2], env: Object.assign({}, process.env, { PATH }) };
  const program = process.env.npm_execpath;
  const quiet = args.concat(['--no-audit', '--no-fund', '--loglevel=error']);
  const done = program
    ? spawnSync(node, [program].concat(quiet), options)
    : spawnSync('npm', quiet, Object.assign({ shell: process.platform === 'win32' }, options));
  return done.status === 0;
}

/**
 * The Node that npm runs on while it installs. Not an old one, under which npm leaves out what needs a newer one, and not the
 * one in node_modules, which is replaced: where there is no other, the packaged Node is fetched alone.
 */
function installer(wanted) {
  const outside = [process.env.npm_node_execpath, process.execPath].filter(
    (file) => file && !file.startsWith(path.join(root, 'node_modules')),
  );
  const enough = outside.find(runsHere);
  if (enough) return enough;
  const entry = wanted[`node_modules/${packageName()}`];
  if (!entry) complain();
  const alone = path.join(root, '.cache', 'node');
  const file = path.join(alone, 'node_modules', packageName(), PROGRAM);
  if (runsHere(file)) return file;
  console.error(`Fetching Node ${entry.version} ...`);
  fs.mkdirSync(alone, { recursive: true });
  fs.writeFileSync(path.join(alone, 'package.json'), '{ "private": true }');
  npm(outside[0] || process.execPath, ['install', '--prefix', alone, '--no-save', `${packageName()}@${entry.version}`]);
  if (!runsHere(file)) complain();
  return file;
}

function install(wanted, why) {
  checkWritable();
  const node = installer(wanted);
  console.error(`Installing packages (${why}) ...`);
  // Half of an install must never look like a whole one.
  fs.rmSync(stampFile, { force: true });
  if (npm(node, ['ci', '--include=optional'])) return;
  fail('npm ci failed. Check the network and the space on the disk, and run the same command again.');
}

function keepStamp(stamp) {
  try {
    fs.rmSync(stampFile, { force: true });
    fs.writeFileSync(stampFile, stamp);
  } catch (error) {
    // All packages are there: only this check is made again next time.
    console.error(`${path.dirname(stampFile)} can't be written (${error.code}).`);
  }
}

function main() {
  const manager = /^(yarn|pnpm|bun)\//.exec(process.env.npm_config_user_agent || '');
  if (manager) fail(`This project is installed with npm, not ${manager[1]}: run \`npm start\` or \`npm test\`.`);
  // An image has no lockfile: its packages are complete.
  if (!fs.existsSync(lockFile)) return;
  const lockText = fs.readFileSync(lockFile, 'utf8');
  // Folder and machine are part of the stamp, so that a stamp copied from elsewhere does not count.
  const here = [root, process.platform, process.arch, libc].join('\0');
  const stamp = crypto.createHash('sha256').update(here).update(lockText).digest('hex');
  if (readStamp() === stamp && newNode() !== null) return;
  const wanted = JSON.parse(lockText).packages;
  const stale = firstStale(wanted);
  if (stale) {
    install(wanted, `${stale} is missing, old or of another machine`);
    const still = firstStale(wanted);
    if (still === `node_modules/${packageName()}`) complain();
    if (still)
      fail(`npm has left out ${still}, which this machine needs: check the network, and run the command again.`);
  }
  if (newNode() === null) complain();
  keepStamp(stamp);
}

main();
