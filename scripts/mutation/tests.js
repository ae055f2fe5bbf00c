/* Runs test files that were written for jest inside this process, with jest's own `expect`, and can run any of their tests
   repeatedly without loading anything again. Only for mutation runs, in which starting jest costs a hundred times as much as
   the tests. */

const fs = require('node:fs');
const { Module } = require('node:module');
const path = require('node:path');
const { performance } = require('node:perf_hooks');
const { expect } = require('expect');
const swc = require('@swc/core');

/** The most random cases of a property; the same ones in every run, because the seed is fixed. */
const MOST_RUNS = 60;

let root = '';
const compiled = new Map();

/** Makes Node load TypeScript, and caches what was compiled. */
function acceptTypeScript() {
  Module._extensions['.ts'] = (module, file) => {
    if (!compiled.has(file)) {
      const { code } = swc.transformFileSync(file, { root, swcrc: true, sourceMaps: false });
      compiled.set(file, code);
    }
    module._compile(compiled.get(file), file);
  };
}

/** Lets fast-check draw few cases, always the same, without shrinking a failing case. */
function calmFastCheck() {
  const real = require('fast-check');
  const assert = (property, given = {}) =>
    real.assert(property, {
      ...given,
      seed: given.seed ?? 1,
      numRuns: Math.min(given.numRuns ?? MOST_RUNS, MOST_RUNS),
      endOnFailure: true,
    });
  const shown = { ...real, assert, default: { ...real.default, assert }, __esModule: true };
  require.cache[require.resolve('fast-check')].exports = shown;
}

let suite = null;

const isShort = (value) => ['string', 'number', 'boolean'].includes(typeof value);

/** The title of a row: short values are filled in, and its number makes it unique. */
function titled(title, values, at) {
  const short = values.filter(isShort);
  const named = title.replace(/\$(\w+)/g, (all, key) => (isShort(values[0]?.[key]) ? values[0][key] : all));
  return `${named.replace(/%[sdijop]/g, () => String(short.shift() ?? '...'))} #${at + 1}`;
}

/** `test.each` and `describe.each`: one call for each row. */
function each(declare) {
  return (rows) => (title, body) => {
    rows.forEach((row, at) => {
      const values = Array.isArray(row) ? row : [row];
      declare(titled(title, values, at), () => body(...values));
    });
  };
}

function describe(title, body) {
  const outer = suite;
  suite = {
    file: outer.file,
    title: `${outer.title} › ${title}`,
    outer,
    tests: outer.tests,
    beforeAll: [],
    beforeEach: [],
  };
  body();
  suite = outer;
}

function test(title, body) {
  const name = `${suite.title} › ${title}`;
  // Two tests may share a title; their order tells them apart.
  const twins = suite.tests.filter((one) => one.title === name).length;
  suite.tests.push({ id: twins === 0 ? name : `${name} (${twins + 1})`, title: name, suite, body });
}

function offerGlobals() {
  describe.each = each(describe);
  test.each = each(test);
  Object.assign(globalThis, {
    describe,
    test,
    it: test,
    expect,
    beforeAll: (body) => suite.beforeAll.push(body),
    beforeEach: (body) => suite.beforeEach.push(body),
    jest: { setTimeout: () => undefined },
  });
}

/** Must be called first. */
function prepare() {
  root = process.cwd();
  process.env.NODE_ENV = 'test';
  acceptTypeScript();
  calmFastCheck();
  offerGlobals();
}

const loaded = new Map();

/** The tests of a file (path relative to the working folder); loads them if necessary. */
function testsOf(file) {
  if (!loaded.has(file)) {
    suite = { file, title: file, outer: null, tests: [], beforeAll: [], beforeEach: [] };
    const tests = suite.tests;
    require(path.join(root, file));
    loaded.set(file, tests);
  }
  return loaded.get(file);
}

/** Unloads every test and every module below the working folder, so that the next call loads them again. */
function forget() {
  loaded.clear();
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(root + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`))
      delete require.cache[file];
  }
}

/** The test with an id. */
function testOf(id) {
  const file = id.slice(0, id.indexOf(' › '));
  return testsOf(file).find((one) => one.id === id);
}

function suitesOf(one) {
  const all = [];
  for (let at = one.suite; at; at = at.outer) all.unshift(at);
  return all;
}

/**
 * Runs one test and returns null, or why it failed. The `beforeAll` of a suite runs if the suite is not among `begun`;
 * `onSuite` is called before and after.
 */
async function run(one, begun, onSuite = () => undefined) {
  try {
    for (const each of suitesOf(one)) {
      if (begun.has(each)) continue;
      begun.add(each);
      if (each.beforeAll.length === 0) continue;
      onSuite(each, true);
      for (const hook of each.beforeAll) await hook();
      onSuite(each, false);
    }
    for (const each of suitesOf(one)) for (const hook of each.beforeEach) await hook();
    const outcome = one.body();
    if (typeof outcome?.then === 'function') await outcome;
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message ?? 'failed') : String(error);
  }
}

/** All tests below a folder, without those whose id (file and titles) contains one of `left`. */
function allTests(folder, left) {
  const stays = (id) => !left.some((part) => id.includes(part));
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.test.ts') && stays(file))
    .sort()
    .flatMap(testsOf)
    .filter((one) => stays(one.id));
}

module.exports = { prepare, allTests, testOf, forget, run, now: () => performance.now() };
