/* A server for the power cut drill only. It checkpoints its write-ahead log after a few pages, so that a short run has many
   checkpoints. POWERCUT_PLANT plants a fault that the drill must find. */
require('../../../server/load-typescript');
const fs = require('node:fs');
const { DatabaseSync } = require('node:sqlite');
const { Wal } = require('../../../server/src/journal/wal');

const LOG_PAGES = 20;
const LATE_MS = 150;

const plant = process.env.POWERCUT_PLANT;
const { exec } = DatabaseSync.prototype;
const { sync } = Wal.prototype;

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, plant === 'synchronous-off' ? sql.replace('synchronous = NORMAL', 'synchronous = OFF') : sql);
  if (sql.includes('journal_mode = WAL')) exec.call(this, `PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
};

if (plant === 'no-sync') Wal.prototype.sync = async () => {};
if (plant === 'late-sync') {
  Wal.prototype.sync = async function () {
    setTimeout(() => sync.call(this).catch(() => {}), LATE_MS);
  };
}
if (plant === 'no-folder-sync') {
  const { fsyncSync } = fs;
  fs.fsyncSync = (file) => {
    if (!fs.fstatSync(file).isDirectory()) fsyncSync(file);
  };
}

require('../../../server/src/main').main(process.env);
