/*
 * Lets this process load TypeScript, each file compiled once and kept in .cache: a server that was killed is back in half
 * the time. What can't be kept there, as on a disk that can only be read, is compiled every time.
 */
const crypto = require('node:crypto');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const root = path.join(__dirname, '..');
const folder = path.join(root, '.cache', 'compiled');
const rules = fs.readFileSync(path.join(root, '.swcrc'), 'utf8');
const { version } = require('@swc/core/package.json');
const options = { ...JSON.parse(rules), swcrc: false, sourceMaps: 'inline' };

function keep(file, code) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    // Another process may be doing the same: nobody ever sees half a file.
    const unfinished = `${file}.${process.pid}`;
    fs.writeFileSync(unfinished, code);
    fs.renameSync(unfinished, file);
  } catch {
    // Not kept.
  }
}

function compiled(filename) {
  const source = fs.readFileSync(filename, 'utf8');
  const key = crypto.createHash('sha256').update([version, rules, filename, source].join('\0')).digest('hex');
  const file = path.join(folder, key);
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    const { code } = require('@swc/core').transformSync(source, { ...options, filename });
    keep(file, code);
    return code;
  }
}

process.setSourceMapsEnabled(true);
Module.enableCompileCache?.(path.join(root, '.cache', 'code'));
Module._extensions['.ts'] = (module, filename) => module._compile(compiled(filename), filename);
// A server that is killed has no end at which what was learnt would be kept.
setTimeout(() => Module.flushCompileCache?.(), 5_000).unref();
