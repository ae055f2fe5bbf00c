/* The worker of off-thread-room.ts. */
require('../server/load-typescript');
require('./off-thread-journal.ts');
