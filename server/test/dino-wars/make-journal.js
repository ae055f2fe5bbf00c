/*
 * Makes a journal as this version of the server leaves it, as SQL: `node server/test/dino-wars/make-journal.js FILE`. Each step
 * of the journal's migrations has such a file, made by the last version before the next step.
 */
const path = require('node:path');

// The timeout that the test tools set is of no account here.
globalThis.jest = { setTimeout() {} };
require('ts-node').register({ project: path.join(__dirname, '../../tsconfig.json') });
require('./make-journal.ts').makeJournal(process.argv[2]);
