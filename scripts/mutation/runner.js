/* A StrykerJS test runner that keeps the tests of a package loaded. For each mutant it runs only the tests that reach it, fast
   ones first, until one fails. A failure counts only if the same test passes again with the mutant switched off. Otherwise, and
   also if nothing failed, everything is loaded again and tried once more, so that caches left by an earlier mutant decide
   nothing. */

const fs = require('node:fs');
const tests = require('./tests');

/** StrykerJS calls a mutant endless after a hundred times the hits of all its tests together; ten times is enough. */
const HITS_SPARED = 10;
const TIMES = '.mutation-times.json';

const space = () => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};

class Runner {
  #times = null;

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    tests.prepare();
  }

  async dryRun() {
    const all = this.#allTests();
    const begun = new Set();
    const results = [];
    const whole = new Map();
    for (const one of all) {
      const started = tests.now();
      space().currentTestId = one.id;
      const why = await tests.run(one, begun, (suite, starts) => {
        space().currentTestId = starts ? `all of ${suite.title}` : one.id;
        if (starts) whole.set(`all of ${suite.title}`, suite);
      });
      space().currentTestId = undefined;
      const common = { id: one.id, name: one.id, fileName: one.suite.file, timeSpentMs: tests.now() - started };
      results.push(why === null ? { ...common, status: 0 } : { ...common, status: 1, failureMessage: why });
    }
    fs.writeFileSync(TIMES, JSON.stringify(Object.fromEntries(results.map((each) => [each.id, each.timeSpentMs]))));
    return { status: 'complete', tests: results, mutantCoverage: this.#coverage(whole) };
  }

  /** Code that ran once for a whole suite counts as reached by each of its tests. */
  #coverage(whole) {
    const coverage = space().mutantCoverage ?? { static: {}, perTest: {} };
    for (const [id, suite] of whole) {
      for (const one of suite.tests) {
        if (!one.id.startsWith(suite.title)) continue;
        coverage.perTest[one.id] ??= {};
        const into = coverage.perTest[one.id];
        for (const [mutant, times] of Object.entries(coverage.perTest[id] ?? {}))
          into[mutant] = (into[mutant] ?? 0) + times;
      }
      delete coverage.perTest[id];
    }
    return coverage;
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment }) {
    const ids = this.#quickFirst(testFilter ?? this.#allTests().map((one) => one.id));
    const most = hitLimit === undefined ? undefined : Math.max(hitLimit / HITS_SPARED, 1000);
    const mutant = { id: activeMutant.id, hitLimit: most, early: mutantActivation === 'static' };
    const first = await this.#attempt(ids, mutant, reloadEnvironment);
    if (reloadEnvironment || (first.failed && (await this.#passes(first.failed)))) return this.#result(first, ids);
    return this.#result(await this.#attempt(ids, mutant, true), ids);
  }

  async #attempt(ids, mutant, anew) {
    if (anew) tests.forget();
    if (mutant.early) space().activeMutant = mutant.id;
    let result = { failed: null, why: '', tooMany: false };
    try {
      const chosen = ids.map(tests.testOf);
      Object.assign(space(), { activeMutant: mutant.id, hitLimit: mutant.hitLimit });
      space().hitCount = mutant.hitLimit === undefined ? undefined : 0;
      const begun = new Set();
      for (const one of chosen) {
        const why = await tests.run(one, begun);
        if (why === null) continue;
        result = { failed: one.id, why, tooMany: space().hitCount > space().hitLimit };
        break;
      }
    } catch (error) {
      result = { failed: 'loading', why: String(error), tooMany: false };
    }
    Object.assign(space(), { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    // A module that was loaded with the mutant switched on must not serve the next one.
    if (mutant.early) tests.forget();
    return result;
  }

  async #passes(id) {
    return id !== 'loading' && (await tests.run(tests.testOf(id), new Set())) === null;
  }

  #result({ failed, why, tooMany }, ids) {
    if (tooMany) return { status: 'timeout', reason: why };
    if (failed === null) return { status: 'survived', nrOfTests: ids.length };
    return { status: 'killed', killedBy: [failed], failureMessage: why.slice(0, 400), nrOfTests: ids.length };
  }

  #allTests() {
    const { folder, left } = JSON.parse(process.env.MUTATION);
    return tests.allTests(folder, left);
  }

  #quickFirst(ids) {
    this.#times ??= JSON.parse(fs.readFileSync(TIMES, 'utf8'));
    const time = (id) => this.#times[id] ?? 0;
    return [...ids].sort((a, b) => time(a) - time(b));
  }
}

const start = () => new Runner();
start.inject = [];

exports.strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: start }];
