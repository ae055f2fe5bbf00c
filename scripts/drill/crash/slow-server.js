/* A server for the crash drill only. Its disk is slow, so that a kill often falls between a write, its sync and the answer.
   CRASH_PLANT plants a fault that the drill must find. */
require('../../../server/load-typescript');
const { setTimeout: sleep } = require('node:timers/promises');
const { Wal } = require('../../../server/src/journal/wal');
const { SqliteJournal } = require('../../../server/src/journal/sqlite-journal');
const { Answered } = require('../../../server/src/rooms/traffic/answered');

/**
 * The longest delay before a sync, and between sync and answer: a server killed there has written something that nobody was
 * told.
 */
const BEFORE_MS = 15;
const AFTER_MS = 120;
/** A server that answers before it writes, writes this much later. */
const LATE_MS = 600;

const sync = Wal.prototype.sync;
Wal.prototype.sync = async function () {
  await sleep(Math.random() * BEFORE_MS);
  await sync.call(this);
  await sleep(Math.random() * AFTER_MS);
};

if (process.env.CRASH_PLANT === 'forget-ids') Answered.prototype.find = () => null;
if (process.env.CRASH_PLANT === 'early-answer') {
  const { append } = SqliteJournal.prototype;
  SqliteJournal.prototype.append = async function (...entry) {
    // Timers of the same length keep their order. A closed journal, or one with another writer, does not matter here.
    setTimeout(() => append.apply(this, entry).catch(() => {}), LATE_MS);
  };
}

require('../../../server/src/main').main(process.env);
