/* Starts the server straight from its TypeScript sources. */
const { onNewNode } = require('./new-node');

const USAGE = `npm start: installs and builds what is missing, and serves every game on http://localhost:2567. It takes no arguments:
PORT, DATA_DIR, GAMES and all other settings are environment variables, see docs/HOSTING.md.`;
const [first] = process.argv.slice(2);
if (first !== undefined) {
  if (first === '--help') console.log(USAGE);
  else console.error(`npm start takes no arguments, and not '${first}' (--help says how)`);
  process.exit(first === '--help' ? 0 : 2);
}

onNewNode(() => {
  // As the first process of a container nothing would end it before it listens.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
  require('./load-typescript');
  const { main } = require('./src/main');

  main(process.env);
});
