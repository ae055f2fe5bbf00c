/*
 * A server for the crash drill alone. Its disk is slow, so that a kill often falls between a write, its sync and the answer;
 * with CRASH_PLANT it has a fault that the drill must find.
 */
require('../../../server/load-typescript');
const { setTimeout: sleep } = require('node:timers/promises');
const { Wal } = require('../../../server/src/journal/wal');
const { Answered } = require('../../../server/src/rooms/traffic/answered');

/** Before a sync at most, and between sync and answer: there a killed server has written what nobody was told. */
const BEFORE_MS = 15;
const AFTER_MS = 120;

const sync = Wal.prototype.sync;
Wal.prototype.sync = async function () {
  await sleep(Math.random() * BEFORE_MS);
  await sync.call(this);
  await sleep(Math.random() * AFTER_MS);
};

if (process.env.CRASH_PLANT === 'forget-ids') Answered.prototype.find = () => null;

require('../../../server/src/main').main(process.env);
