const { readdirSync } = require('node:fs');

require('./server/new-node').needNewNode();

const transform = { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest'] };
const project = (name, dir, extra = {}) => ({
  displayName: name,
  rootDir: `${__dirname}/${dir}`,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(rou3|kysely|@noble|nanoid|jose|intl-messageformat|@formatjs)/)'],
  ...extra,
});

/** One project per workspace; `npx jest --selectProjects kernel` runs one of them. */
module.exports = {
  // A machine may be slow and busy; how long something takes is nothing that a test says.
  testTimeout: 60_000,
  reporters: ['default', `${__dirname}/scripts/rules-reporter.js`],
  projects: [
    ...readdirSync(`${__dirname}/packages`).map((name) => project(name, `packages/${name}`)),
    project('shared', 'shared'),
    project('server', 'server'),
    project('client', 'client'),
    project('tools', 'scripts'),
    project('e2e', 'e2e'),
  ],
};
