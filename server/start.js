/* Starts the server straight from its TypeScript sources. */
const { onNewNode } = require('./new-node');

onNewNode(() => {
  // As the first process of a container nothing would end it before it listens.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
  require('./load-typescript');
  const { main } = require('./src/main');

  main(process.env);
});
