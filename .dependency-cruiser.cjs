/*
 * Imports go one way: kernel <- rules <- bot, kernel <- shared <- wire, kernel and shared <- kits <- a game's client,
 * everything of a game <- shelf <- server; server and client never meet. Rules carry no dependency but the one hash library, which is not ours to write.
 */
const test = '[.]test[.]tsx?$';
const testing = `${test}|^packages/[^/]+/(src/)?testing/|/(test|fixtures)/`;
const hashes = 'node_modules/@noble/hashes/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const onlyTo = (name, comment, from, allowed) =>
  rule(name, comment, { path: from, pathNot: testing }, { pathNot: `^(${allowed})|${hashes}` });

/**
 * The folders of the rules, from the bottom up: each may import those before it and the files beside the folders, none after
 * it, so no two import each other.
 */
const FOLDERS = [
  'data',
  'state',
  'ending',
  'grounds',
  'intents',
  'vehicles',
  'fire',
  'evolve',
  'time-gate',
  'movement',
  'crews',
  'set-up',
  'actions',
  'turn',
];
const rulesUpwards = FOLDERS.slice(0, -1).map((folder, at) =>
  rule(
    `rules-${folder}-upwards`,
    'Of two folders of the rules at most one imports the other.',
    { path: `^packages/dino-wars/rules/${folder}/`, pathNot: testing },
    { path: `^packages/dino-wars/rules/(${FOLDERS.slice(at + 1).join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    ...rulesUpwards,
    onlyTo('kernel-alone', 'The kernel knows no game.', '^packages/kernel/', 'packages/kernel/'),
    onlyTo(
      'rules-on-kernel',
      'Rules know the kernel and themselves.',
      '^packages/([^/]+)/rules/',
      'packages/(kernel|$1/rules)/',
    ),
    onlyTo(
      'bot-on-rules',
      'A computer player knows the rules of its game.',
      '^packages/([^/]+)/bot/',
      'packages/(kernel|$1/(rules|bot))/',
    ),
    rule(
      'wire-on-shared',
      'What a game sends is told by its rules and by what every game sends alike.',
      { path: '^packages/([^/]+)/wire/', pathNot: testing },
      { path: '^(packages|shared|server|client)/', pathNot: '^(packages/(kernel|$1/(rules|bot|wire))|shared/src)/' },
    ),
    rule(
      'kits-know-no-game',
      'What games share in the browser names none of them, and not the shell that opens them.',
      { path: '^packages/kits/', pathNot: test },
      { path: '^(packages|shared|server|client)/', pathNot: '^(packages/(kernel|kits)|shared/src)/' },
    ),
    rule(
      'games-apart',
      'No game knows another.',
      { path: '^packages/(?!kernel/|kits/|shelf/)([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/(kernel|kits|$1)/' },
    ),
    rule(
      'never-shipped',
      'Judges, scenarios, fixtures and what only tests need stay out of the product.',
      {
        path: '^(packages/[^/]+/(rules|bot|wire|client|edition)|packages/shelf|shared/src|server/src|client/src)/',
        pathNot: test,
      },
      { path: '^packages/[^/]+/(testing|judge|scenarios|fixtures)/' },
    ),
    rule(
      'game-client-on-kits',
      'What of a game runs in the browser stands on its own rules and wire, and on the kits.',
      { path: '^packages/(?!kernel/|kits/|shelf/)([^/]+)/client/', pathNot: testing },
      { path: '^(server|client)/' },
    ),
    rule(
      'shelf-names-games',
      'Server and client learn of games from the shelf, and what crosses the wire knows none.',
      { path: '^(shared|server|client)/', pathNot: '^server/test/([^/]+)/' },
      { path: '^packages/(?!kernel/|kits/|shelf/)' },
    ),
    rule(
      'tests-of-a-game',
      'Tests of the server that name a game lie in a folder of its name.',
      { path: '^server/test/([^/]+)/' },
      { path: '^packages/(?!kernel/|kits/|shelf/)', pathNot: '^packages/$1/' },
    ),
    rule(
      'kits-tests-know-no-game',
      'Tests of what games share name none of them either.',
      { path: '^packages/(kernel|kits|shelf)/.*[.]test[.]tsx?$' },
      { path: '^packages/(?!kernel/|kits/|shelf/)' },
    ),
    rule(
      'tests-of-packages',
      'Tests may use tools, yet look no further up than what they test.',
      { path: '^packages/' },
      { path: '^(server|scripts|bench|e2e)/' },
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
      { path: '^(client/src|packages/kits|packages/[^/]+/client)/', pathNot: test },
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
      'no-circular',
      'A circle has no direction, and types make circles too: a part declares the little it needs of others.',
      {},
      { circular: true },
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
