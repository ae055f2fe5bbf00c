/* Starts the server straight from its TypeScript sources. */
const path = require('node:path');

require('ts-node').register({ project: path.join(__dirname, 'tsconfig.json') });
const { main } = require('./src/main');

main(process.env);
