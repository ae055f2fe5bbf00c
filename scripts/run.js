/*
 * Runs a TypeScript file on Node 24: `node scripts/run.js FILE [arguments]`. Types are checked elsewhere; here they are
 * only stripped.
 */

const path = require('node:path');
const { onNewNode } = require('../server/new-node');

onNewNode(() => {
  const root = path.join(__dirname, '..');
  require('../server/one-copy');
  require('ts-node').register({ project: path.join(root, 'scripts', 'tsconfig.json') });
  const file = path.resolve(root, process.argv[2]);
  process.argv.splice(1, 2, file);
  require(file);
});
