/*
 * A server for the crash drill alone. Its disk is slow, so that a kill often falls between a write, its sync and the answer;
 * with CRASH_PLANT it has a fault that the drill must find.
 */
require('../../../server/load-typescript');
const { setTimeout: sleep } = require('node:timers/promises');
const { Wal } = require('../../../server/src/journal/wal');
const { SqliteJournal } = require('../../../server/src/journal/sqlite-journal');
const { Answered } = require('../../../server/src/rooms/traffic/answered');

/** Before a sync at most, and between sync and answer: there a killed server has written what nobody was told. */
const BEFORE_MS = 15;
const AFTER_MS = 120;
/** A server that answers before it writes, writes so much later. */
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
    // Timers of the same length keep their order. A journal that is closed, or has another writer, is nobody's concern here.
    setTimeout(() => append.apply(this, entry).catch(() => {}), LATE_MS);
  };
}

require('../../../server/src/main').main(process.env);
