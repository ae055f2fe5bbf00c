/*
 * Imports go one way: kernel <- games <- bots <- shared <- server, client; server and client never meet. Packages carry
 * no dependency but the one hash library, which is not ours to write.
 */
const test = '[.]test[.]tsx?$';
const testing = `${test}|^packages/kernel/src/testing/|/(test|fixtures)/`;
const hashes = 'node_modules/@noble/hashes/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const onlyTo = (name, comment, from, allowed) =>
  rule(name, comment, { path: from, pathNot: testing }, { pathNot: `^(${allowed})|${hashes}` });

module.exports = {
  forbidden: [
    onlyTo('kernel-alone', 'The kernel knows no game.', '^packages/kernel/', 'packages/kernel/'),
    onlyTo(
      'game-on-kernel',
      'A game knows the kernel and itself.',
      '^packages/(?!kernel/|bots/)([^/]+)/',
      'packages/(kernel|$1)/',
    ),
    onlyTo('bots-on-games', 'Bots know games and the kernel.', '^packages/bots/', 'packages/'),
    rule(
      'tests-of-packages',
      'Tests may use tools, yet look no further up than what they test.',
      { path: '^packages/' },
      { path: '^(shared|server|client|scripts|bench|e2e)/' },
    ),
    rule(
      'shared-below',
      'What crosses the wire knows neither end.',
      { path: '^shared/' },
      { path: '^(server|client)/' },
    ),
    rule('server-without-client', 'They meet on the wire.', { path: '^server/' }, { path: '^client/' }),
    rule('client-without-server', 'They meet on the wire.', { path: '^client/' }, { path: '^server/' }),
    rule(
      'product-without-tools',
      'Scripts, benchmarks and browser tests use the product, not the reverse.',
      { path: '^(packages|shared|server|client)/', pathNot: '^server/test/' },
      { path: '^(scripts|bench|e2e)/' },
    ),
    rule(
      'client-without-node',
      'The client runs in a browser.',
      { path: '^client/src/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    rule('tests-stay-aside', 'Nothing depends on a test.', { pathNot: test }, { path: test }),
    rule(
      'testing-for-tests',
      'The testing folder is for tests.',
      { pathNot: `${testing}|^(scripts|bench|e2e)/` },
      { path: '^packages/kernel/src/testing/' },
    ),
    rule(
      'no-circles',
      'A circle has no direction.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule('resolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
