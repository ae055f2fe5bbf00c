/*
 * Lets this process load TypeScript, each file compiled once and kept in .cache: a server that was killed is back in half
 * the time. What can't be kept there, as on a disk that can only be read, is compiled every time.
 */
const crypto = require('node:crypto');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
require('./one-copy');

const root = path.join(__dirname, '..');
const folder = path.join(root, '.cache', 'compiled');
const rules = fs.readFileSync(path.join(root, '.swcrc'), 'utf8');
const { version } = require('@swc/core/package.json');
const options = { ...JSON.parse(rules), swcrc: false, sourceMaps: true };
/** By file: tells where its lines come from. */
const maps = new Map();

function keep(file, text) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    // Another process may be doing the same: nobody ever sees half a file.
    const unfinished = `${file}.${process.pid}`;
    fs.writeFileSync(unfinished, text);
    fs.renameSync(unfinished, file);
  } catch {
    // Not kept.
  }
}

function compiled(filename) {
  const source = fs.readFileSync(filename, 'utf8');
  const key = crypto.createHash('sha256').update([version, rules, filename, source].join('\0')).digest('hex');
  const file = path.join(folder, `${key}.js`);
  try {
    const code = fs.readFileSync(file, 'utf8');
    maps.set(filename, () => fs.readFileSync(`${file}.map`, 'utf8'));
    return code;
  } catch {
    const { code, map } = require('@swc/core').transformSync(source, { ...options, filename });
    maps.set(filename, () => map);
    keep(`${file}.map`, map);
    keep(file, code);
    return code;
  }
}

/** A line of a stack as the source has it. Maps are read when something has gone wrong: reading all of them slows every start. */
function told(frame) {
  const text = frame.toString();
  const filename = frame.getFileName();
  const map = maps.get(filename);
  if (map === undefined) return text;
  if (typeof map === 'function') maps.set(filename, new Module.SourceMap(JSON.parse(map())));
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  const { originalLine, originalColumn } = maps.get(filename).findEntry(line - 1, column - 1);
  if (originalLine === undefined) return text;
  return text.replace(`:${line}:${column}`, `:${originalLine + 1}:${originalColumn + 1}`);
}

Error.prepareStackTrace = (error, frames) => {
  const lines = frames.map((frame) => {
    try {
      return told(frame);
    } catch {
      return frame.toString();
    }
  });
  return [Error.prototype.toString.call(error), ...lines.map((line) => `    at ${line}`)].join('\n');
};

Module.enableCompileCache?.(path.join(root, '.cache', 'code'));
Module._extensions['.ts'] = (module, filename) => module._compile(compiled(filename), filename);
// A server that is killed has no end at which what was learnt would be kept.
setTimeout(() => Module.flushCompileCache?.(), 5_000).unref();
