/* Starts the server straight from its TypeScript sources. */
require('./load-typescript');
const { main } = require('./src/main');

main(process.env);
