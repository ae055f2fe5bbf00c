/* A jest reporter that records which tests have passed: `.cache/tested-rules.json` maps each test file to the full titles of
   its passed and failed tests in its latest run. `npm run rules` reads rule ids from them. */

const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const file = path.join(root, '.cache', 'tested-rules.json');

function remembered() {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (_) {
    return {};
  }
}

class RulesReporter {
  constructor(globalConfig) {
    // A run narrowed by name says nothing about the other tests.
    this.narrowed = Boolean(globalConfig.testNamePattern);
    this.ran = {};
  }

  onTestResult(_test, result) {
    const titles = (status) => result.testResults.filter((one) => one.status === status).map((one) => one.fullName);
    const name = path.relative(root, result.testFilePath).split(path.sep).join('/');
    this.ran[name] = { passed: titles('passed'), failed: titles('failed') };
  }

  onRunComplete() {
    if (this.narrowed) return;
    const all = Object.assign(remembered(), this.ran);
    for (const name of Object.keys(all)) {
      if (!fs.existsSync(path.join(root, name))) delete all[name];
    }
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const fresh = `${file}.${process.pid}`;
    fs.writeFileSync(fresh, `${JSON.stringify(all, null, 1)}\n`);
    fs.renameSync(fresh, file);
  }
}

module.exports = RulesReporter;
