/** A server whose data folder can't be made ends with one sentence. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux denies that /proc/nowhere exists even while it is being made. */
const FOLDER = existsSync('/proc/self') ? '/proc/nowhere/data' : join(__filename, 'data');

test('a data folder that can not be made ends the server with one sentence and code 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, '..', 'start.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: FOLDER },
    encoding: 'utf8',
    timeout: 55_000,
    killSignal: 'SIGKILL',
  });
  expect(`${stdout}${stderr}`.trim().split('\n')).toEqual([
    expect.stringContaining(`The data folder ${FOLDER} can't be created`),
  ]);
  expect(status).toBe(1);
});
