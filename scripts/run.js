/*
 * Runs a TypeScript file on Node 24: `node scripts/run.js FILE [arguments]`. Types are checked elsewhere; here they are
 * only stripped.
 */

const path = require('node:path');

const major = Number(process.versions.node.split('.')[0]);
if (major < 22) {
  console.error(
    `This needs Node 24, and this is ${process.version}. Start it through npm: Node 24 comes with the packages.`,
  );
  process.exit(1);
}
const root = path.join(__dirname, '..');
require('../server/one-copy');
require('ts-node').register({ project: path.join(root, 'scripts', 'tsconfig.json') });
const file = path.resolve(root, process.argv[2]);
process.argv.splice(1, 2, file);
require(file);
